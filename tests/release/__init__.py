"""What a release is made of: its tag, its notes, its packed folders and their checksums."""
