/** English: the filter of the rows in the view Check, and the amounts that none of them uses. */
import { count } from '../../formats/numbers.ts';

export const filter = {
  open: (conditions: number) => (conditions === 0 ? 'Filter' : `Filter (${count(conditions)})`),
  side: 'Money in or out',
  sides: { all: 'In and out', in: 'In', out: 'Out' },
  least: 'Amount from',
  most: 'Amount to',
  from: 'Date from',
  to: 'Date to',
  below: 'Less sure than',
  sort: 'Order',
  asPrinted: 'As on the paper',
  up: (column: string) => `${column} ↑`,
  down: (column: string) => `${column} ↓`,
  clear: 'Clear the filter',
};

export const unused = {
  label: 'Amounts on the pages that no row uses',
  plain: (text: string, page: number) => `No row uses ${text} (page ${count(page)})`,
  difference: (text: string, page: number) => `No row uses ${text} (page ${count(page)}): exactly the difference`,
};

/** A list on one line: how many of it have no room there. */
export const folded = {
  more: (beyond: number) => (beyond === 0 ? 'More' : `${count(beyond)} more`),
  fewer: 'Less',
};
