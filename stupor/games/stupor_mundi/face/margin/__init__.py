"""What frames the table: VP rail, header, the seal, a chapter's goals."""
