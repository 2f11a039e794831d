"""The lessons and the teacher behind a beginner’s chair."""
