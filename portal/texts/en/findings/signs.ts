/** English: findings about the signs of a statement's amounts. */
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { quoted } from './words.ts';

const MARKS = {
  columns: 'columns for money in and money out',
  marks: 'marks for debit and credit',
  sections: 'titles of sections',
};

export const signs = {
  NOTHING_SIGNED: () => 'There is no transaction that has a sign.',
  SIDES_NOT_SAID: ({ amounts }) =>
    `The paper does not say of ${counted(amounts, { one: 'amount', other: 'amounts' })} whether money came in or went out.`,
  LEGEND_AGAINST: ({ text }) => `The paper says “${text}”: its signs may mean the opposite of what they were read as.`,
  SECTION_TURNED: ({ title }) => `“${title}” may be of the other side than the one that it names.`,
  LEDGER_TITLE: ({ title }) =>
    `“${title}” is the title of a ledger: what it calls a debit may be money in, as its company sees it.`,
  SIGNS_BY_WORDS_ALONE: () =>
    'Nothing but the words of its rows says whether a plus is money in or money out: it names no sides, no kind of account, and nothing that only an account or only a card has.',
  SIGNS_BY_SIDES: ({ marks }) =>
    `The sign of each amount is given by ${marks.map((mark) => MARKS[mark]).join(' and ')}.`,
  SIGNS_BY_FIGURES: ({ figures }) =>
    `The printed ${figures} of money in and money out agree, and would not if every sign were turned.`,
  SIGNS_BY_SUM: ({ label }) => `“${label}” is what the rows of that side come to.`,
  SIGNS_BY_BALANCES: () => 'Marks or words beside the balances say whether they are held or owed.',
  SIGNS_BY_FEES: () => 'The fees in their column carry a minus, and are money out.',
  SIGNS_OF_ACCOUNT: ({ texts }) => `The paper is an account’s: ${quoted(texts)}.`,
  SIGNS_OF_DEBT: ({ kind, texts }) => `The paper is a ${kind}’s, and its balance is owed: ${quoted(texts)}.`,
  SIGNS_BY_NUMBER: ({ number }) =>
    `The paper has an account’s number, “${number}”, balances that follow from row to row, and an account’s transactions on both sides.`,
} satisfies Partial<FindingWords>;
