"""A page in the browser: questions and answers as JSON, the files of the page, and who serves it."""
