/** English: downloads of results. */

export const downloads = {
  download: 'Download',
  formats: { XLS: 'Excel (.xls)', CSV: 'CSV', JSON: 'JSON' } as Readonly<Record<string, string>>,
  one: 'This file',
  together: 'All in one file',
  apart: 'A zip with one for each statement file',
  failed: 'The download failed',
};
