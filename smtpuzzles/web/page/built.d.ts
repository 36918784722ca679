/* What the build writes into built.js: the version of the page, and the SHA-256 of each of its files. */
declare var BUILT: {version: string, files: Record<string, string>};
