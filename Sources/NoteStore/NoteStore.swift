// NoteStore
