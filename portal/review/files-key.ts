/** The cache key of the lists of files. */

/** Invalidate it after a file is read, corrected, marked or deleted. */
export const FILES_KEY = ['files'] as const;
