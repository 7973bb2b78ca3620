/** English: downloads of results. */

export const downloads = {
  download: 'Download',
  one: 'This file',
  together: 'All in one file',
  apart: 'A zip with one for each statement file',
  failed: 'The download failed',
};
