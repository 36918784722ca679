"""The page: questions and answers as JSON, the files of the page, its building, a local server."""
