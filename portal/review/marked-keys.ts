/** The cache keys of what shows the marks of files: who has checked and exported them. */
import { JOBS_KEY } from '../history/jobs-key.ts';
import { FILES_KEY } from './files-key.ts';

export const MARKED_KEYS = [FILES_KEY, JOBS_KEY, ['job']] as const;
