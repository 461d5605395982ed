// PostItNote
