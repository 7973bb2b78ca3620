/** Words for the rules by which columns, signs, figures and fields were read, as `explain` reports them: by code. */
import type { BalanceEvidence, SignEvidence } from '../model/reading.ts';

/** By which rule a column came to its role. */
export const ROLE_RULES = {
  heading_alone: 'its heading',
  heading: 'its heading, and what stands below',
  dates: 'the dates in the columns',
  surest_heading: 'of several headings that say the same, the surest counts',
  markers: 'signs for money in and out stand in it',
  balance_of_sides: 'beside money in and out it follows as a balance does',
  only_side: 'the only heading of a side stands over all amounts, or beside them, or beside those of the other side',
  side_of_title: 'a side over nothing is that of the only column of money, which has no heading',
  printed_signs: 'the headings of both sides name signs, and each amount below has one',
  total_with_fee: 'an amount, its fee and the total of both stand side by side: the total is booked',
  balances_follow: 'of the ways to take columns of money, that in which most balances follow',
  most_letters: 'no heading names the description: the column with the most letters',
  one_description: 'another column, with a heading of its own, describes the bookings',
  no_description: 'its texts are codes, kinds, currencies or all the same: they describe no booking',
  sums: 'of the ways that evidence leaves open, the paper’s own sums close with this one',
};

/** What the sign of an amount was taken from. */
export const SIGNS_BY: Readonly<Record<SignEvidence, string>> = {
  column: 'the column that it stands in',
  marker: 'a mark beside it',
  printed: 'the printed sign',
  section: 'the section that it stands in',
  card: 'the view of a card, which prints what is owed without a sign',
  balance: 'the balances before and after it alone, which proves nothing',
  none: 'nothing: the paper does not say',
};

/** What the sign of a balance was taken from; `view` depends on what has no mark. */
export const BALANCES_BY: Readonly<Record<BalanceEvidence, (isOwed: boolean) => string>> = {
  marker: () => 'a mark beside it',
  printed: () => 'the printed sign',
  words: () => 'the words of its row',
  view: (isOwed) => `whose view the paper takes: what is ${isOwed ? 'owed' : 'held'} stands without a mark`,
};

/** What names the holder of the account. */
export const HOLDERS_BY = {
  label: 'its label names the holder',
  address: 'it begins the address that the paper is sent to',
  title: 'a person’s title stands before it',
  'label in the foot': 'its label in the foot names the holder',
  greeting: 'the letter greets it',
  'name alone': 'the only name that stands alone in the head',
};

/** What says a field that no words outside of the rows do. */
export const FIELDS_BY = {
  accountNumber: 'not told by a line of its own',
  iban: 'not told by a line of its own',
  bic: 'not told by a line of its own',
  currency: 'from headings, amounts or what the paper says of its country',
  accountType: 'the words and figures of the paper speak for it',
};

/** How a period is printed on the paper. */
export const PERIODS_BY = {
  named: 'which its label says to be the paper’s own',
  bare: 'by itself',
  labelled: 'by words that are not known',
  in_text: 'within a text',
};

/** What a figure's label may mean, by whether it is sure. */
export const CERTAINTY = { true: 'which can mean nothing else', false: 'which may also name a part of it' };

/** By its sign, what a section holds. */
export const SECTION_SIDES = { '1': 'money in', '-1': 'money out', '0': 'nothing that is booked' };
