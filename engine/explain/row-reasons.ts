/** The wording of why a row is no transaction. */
import type { ReadRow, RowReason } from '../model/reading.ts';

const WORDING: Partial<Readonly<Record<RowReason, string>>> = {
  amount_elsewhere: 'its amount stands where none is booked',
  amount_unread: 'its amount cannot be read',
  no_day_no_words: 'neither a day nor words of a balance',
  no_amount: 'no amount of its own',
  failed: 'it came to nothing, as its status says',
  nothing_booked: 'nothing booked: its amount is zero',
  no_day_no_text: 'neither a date nor words',
  no_day: 'no date',
  sentence: 'a sentence',
  below_table: 'below the table',
  sum_of_rows: 'a sum',
  in_list: 'in a list',
  another_beside: 'another booking may stand beside it',
};

/** Given a row, returns in words why it is no transaction, or what may stand beside it; the words that a row holds by their kind. */
export function wordReason({ reason, row }: Pick<ReadRow, 'reason' | 'row'>): string {
  if (reason === 'in_section') return `in the section "${row.section?.title}"`;
  return WORDING[reason] ?? reason;
}
