/** English: findings about the amounts of a statement and their currency. */
import { count } from '../../../formats/numbers.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages, rows } from './words.ts';

export const amounts = {
  AMOUNTS_WITHOUT_DECIMALS: () => 'Its amounts have no decimals, and others of the paper have: they may be no money.',
  AMOUNTS_SCALED: ({ text }) =>
    `The paper says “${text}”: its amounts may be of another size than they are printed in.`,
  AMOUNTS_NO_MONEY: ({ text }) => `The paper says “${text}”: its amounts may be no money.`,
  COLUMN_NO_MONEY: ({ heading }) =>
    `A column of amounts is headed “${heading}”: they may be no money, or of another size than they are printed in.`,
  AMOUNTS_CUT: ({ rows: number, pages }) =>
    `Figures stand right before the amount of ${rows(number)}, on ${onPages(pages)}: they may belong to it.`,
  COLUMNS_SAID: () => 'Somebody said what its columns of amounts hold. The paper does not say so by itself.',
  AMOUNTS_BEFORE_FEES: () =>
    'Another column holds what the amounts and their fees come to: either may be what was paid.',
  AMOUNTS_ARE_MONEY: () => 'The amounts are money, and stand where the paper prints what was paid.',
  NO_CURRENCY_NAMED: () => 'The paper names no currency, and no row is of another one than the rest.',
  ONE_CURRENCY: ({ currency }) => `All amounts are read as ${currency}, and no row names another currency.`,
  ROWS_OF_SEVERAL_CURRENCIES: ({ currencies }) => `The rows are of several currencies: ${currencies.join(', ')}.`,
  ROWS_PRINT_OTHER_CURRENCY: ({ currency, other }) => `The rows print ${other}, and the paper names ${currency}.`,
  HEADINGS_AND_LABELS_DIFFER: ({ currencies }) =>
    `The paper names several currencies for its amounts: ${currencies.join(', ')}.`,
  LABELS_DIFFER: ({ currencies }) => `The paper names two currencies for its amounts: ${currencies.join(', ')}.`,
  SYMBOL_BESIDE_SOME: ({ symbol }) => `Some amounts stand beside ${symbol}, and others beside no such sign.`,
  CURRENCY_BESIDE_FEW: ({ rows: number, of }) =>
    `Only ${rows(number)} of ${count(of)} ${number === 1 ? 'names' : 'name'} a currency: the others may be of another.`,
  SENTENCE_NAMES_OTHER_CURRENCY: ({ currency, other }) =>
    `The paper says that all amounts are in ${other}, and names ${currency} elsewhere.`,
  CURRENCY_OF_PAYMENTS: ({ currency }) =>
    `Only ways to pay that transactions name say that the amounts are ${currency}.`,
  CURRENCY_NAMED_ASIDE: ({ currency }) => `Only a few words that may be of something else name ${currency}.`,
  SUM_IN_OTHER_CURRENCY: ({ currency, other }) =>
    `The paper prints ${other}, and no code for its amounts; they were read as ${currency}.`,
  SYMBOL_OF_OTHER_CURRENCY: ({ symbol, currency }) =>
    `Amounts stand beside ${symbol}, which is no sign for ${currency}.`,
  TITLE_NAMES_OTHER_CURRENCY: ({ text, currency }) =>
    `The paper says “${text}”, and its amounts were read as ${currency}.`,
  TOTAL_IN_OTHER_CURRENCY: ({ currency, other }) => `A total is in ${other}, and the amounts were read as ${currency}.`,
  OTHER_CURRENCY_AMID_ROWS: ({ currency, other }) =>
    `${other} stands alone between the rows, which were read as ${currency}.`,
  SYMBOL_SHARED: ({ symbol, currency, other }) =>
    `“${symbol}” may be ${other} on this paper, and was read as ${currency}.`,
} satisfies Partial<FindingWords>;
