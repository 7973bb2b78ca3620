/** English: somebody says what columns hold, and where pages belong. */
import { count } from '../../formats/numbers.ts';

export const said = {
  open: 'Columns and pages …',
  join: (page: number) => `Page ${count(page)} continues the statement before`,
  columns: {
    title: (page: number) => `Columns on page ${count(page)}`,
    hint: 'All lists with the same headings are read so.',
    holds: {
      asRead: 'As the paper says',
      debit: 'Money out',
      credit: 'Money in',
      amount: 'Amount',
      balance: 'Balance',
      date: 'Day of booking',
      value_date: 'Value date',
      other: 'Ignore',
    } as Readonly<Record<string, string>>,
    untitled: 'No heading',
    unread: 'Not read',
    band: (heading: string, holds: string) => `Column “${heading}”: ${holds}`,
    changed: (column: string) => `${column}, changed`,
    label: 'What columns hold',
    point: 'Point at a column, or click where one is, and say what it holds.',
    add: 'Add a column',
    own: 'Added column',
    none: 'No column of this statement was found on this page. Click where one is.',
    submit: 'Read again with these columns',
    leave: { title: 'Drop what you said of the columns?', body: 'The file stays as it is read now.', action: 'Drop' },
  },
  pages: {
    title: 'Pages',
    labels: {
      excludedPages: 'Pages that are no part of a statement',
      startPages: 'Pages with which a statement begins',
      continuePages: 'Pages that continue the statement before',
    },
    hints: {
      excludedPages: 'Nothing on them is read, and the result says so.',
      startPages: 'Where the paper does not say so.',
      continuePages: 'Where the paper seems to begin another one.',
    },
    example: '3-4, 7',
    beginAndContinue: 'No page can both begin a statement and continue the one before',
    noneLeft: 'One page or more must be left',
    wrong: (pageCount: number) => `Pages from 1 to ${count(pageCount)}, such as 3-4, 7`,
  },
};
