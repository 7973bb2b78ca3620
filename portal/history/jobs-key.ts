/** The cache key of the lists of jobs. */

/** Invalidate it after starting, ending or deleting a job. */
export const JOBS_KEY = ['jobs'] as const;
