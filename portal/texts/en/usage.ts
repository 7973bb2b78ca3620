/** English: the view Usage. */
import { counted } from '../counted.ts';
import { timeOf } from './times.ts';

export const usage = {
  title: 'Usage',
  credits: 'Credits left',
  creditsHint: 'One credit converts one page. Converting a file again is free as long as it is kept.',
  noCredits: 'There are none left. Ask whoever runs this service for more.',
  spent: 'Spent so far',
  limits: 'Limits in force',
  requests: 'Requests a minute of each key',
  together: 'Requests a minute of all keys together',
  fileSize: 'Largest PDF',
  retention: 'Files and results are kept',
  kept: timeOf,
  plot: 'By day',
  span: 'Span',
  spans: { week: '7 days', month: '30 days', quarter: '90 days' },
  pages: 'Pages converted',
  requestsMade: 'Requests',
  total: (total: string) => `${total} in all`,
  dayPages: (day: string, pages: number) => `${day}: ${counted(pages, { one: 'page', other: 'pages' })}`,
  dayRequests: (day: string, requests: number) => `${day}: ${counted(requests, { one: 'request', other: 'requests' })}`,
  utc: 'Days end at midnight UTC.',
  table: 'The same as a table',
  date: 'Day',
  ledger: 'Ledger',
  ledgerEmpty: 'Nothing was spent yet.',
  columns: { time: 'Time', what: 'What', credits: 'Credits' },
  kinds: { grant: 'Added', debit: 'Spent', refund: 'Given back' },
  more: 'Show more',
};
