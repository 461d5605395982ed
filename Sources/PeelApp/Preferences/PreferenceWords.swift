import PostItNote

extension NoteMotion: PreferenceChoice {}

extension BreezeMode: PreferenceChoice {}
