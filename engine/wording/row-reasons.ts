/** Words for why a row is no transaction, by code. */

/** `in_section` is worded by the title of its section. */
export const ROW_REASONS = {
  in_section: (title: string) => `in the section "${title}"`,
  amount_elsewhere: () => 'its amount stands where none is booked',
  amount_unread: () => 'its amount cannot be read',
  no_day_no_words: () => 'neither a day nor words of a balance',
  no_amount: () => 'no amount of its own',
  failed: () => 'it came to nothing, as its status says',
  nothing_booked: () => 'nothing booked: its amount is zero',
  no_day_no_text: () => 'neither a date nor words',
  no_day: () => 'no date',
  sentence: () => 'a sentence',
  below_table: () => 'below the table',
  sum_of_rows: () => 'a sum',
  in_list: () => 'in a list',
  apart: () => 'the sums close without its list',
  another_beside: () => 'another booking may stand beside it',
};
export type RowReasonCode = keyof typeof ROW_REASONS;

/**
 * Given the reason of a row and the title of its section, returns the words; a kind of line that the row names is its
 * own.
 */
export function reasonWorded(reason: string, title: string | undefined): string {
  return isCode(reason) ? ROW_REASONS[reason](title ?? '') : reason;
}

const isCode = (reason: string): reason is RowReasonCode => reason in ROW_REASONS;
