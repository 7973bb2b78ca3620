/** What is wrong where HTTP itself is at fault. */

/** The codes that any call may answer for invalid HTTP, with statuses other than 400. */
export const HTTP_FAULTS = {
  408: 'The body did not arrive in time',
  413: 'The body is larger than this call takes',
  414: 'The address is too long',
  431: 'The headers are too large',
} as const;
