/** What the lists of jobs are kept under. */

/** To be invalidated by whatever starts, ends or deletes one. */
export const JOBS_KEY = ['jobs'] as const;
