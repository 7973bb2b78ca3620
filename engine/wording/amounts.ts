/** Words for what is found of a statement's amounts: whether they are money, and in which currency. */
import { counted, pagesNamed } from './grammar.ts';

interface Currency {
  /** ISO 4217: in which the amounts were read */
  readonly currency: string;
}

/** Another currency than the one that the amounts were read in. */
interface Other extends Currency {
  /** ISO 4217 */
  readonly other: string;
}

interface Several {
  readonly currencies: readonly string[];
}

interface Text {
  /** as printed */
  readonly text: string;
}

interface Sign {
  /** as printed */
  readonly symbol: string;
}

export const AMOUNTS = {
  AMOUNTS_WITHOUT_DECIMALS: () => 'Its amounts have no decimals, and others of the paper have: they may be no money.',
  AMOUNTS_SCALED: ({ text }: Text) =>
    `The paper says “${text}”: its amounts may be of another size than they are printed in.`,
  AMOUNTS_NO_MONEY: ({ text }: Text) => `The paper says “${text}”: its amounts may be no money.`,
  COLUMN_NO_MONEY: ({ heading }: { heading: string }) =>
    `A column of amounts is headed “${heading}”: they may be no money, or of another size than they are printed in.`,
  AMOUNTS_CUT: ({ rows, pages }: { rows: number; pages: readonly number[] }) =>
    `Figures stand right before the amount of ${counted(rows, 'row')}, on ${pagesNamed(pages)}: they may belong to it.`,
  COLUMNS_SAID: () => 'Somebody says what its columns of amounts hold, and the paper does not say so by itself.',
  AMOUNTS_BEFORE_FEES: () =>
    'Another column holds what the amounts and their fees come to: either may be what is booked.',
  AMOUNTS_ARE_MONEY: () => 'The amounts are money, and stand where the paper prints what it books.',
};

export const CURRENCIES = {
  NO_CURRENCY_NAMED: () => 'The paper names no currency, and no row is of another one than the rest.',
  ONE_CURRENCY: ({ currency }: Currency) => `All amounts are read as ${currency}, and no row names another currency.`,
  ROWS_OF_SEVERAL_CURRENCIES: ({ currencies }: Several) =>
    `The rows are of several currencies: ${currencies.join(', ')}.`,
  ROWS_PRINT_OTHER_CURRENCY: ({ currency, other }: Other) =>
    `The rows print ${other}, and the paper names ${currency}.`,
  HEADINGS_AND_LABELS_DIFFER: ({ currencies }: Several) =>
    `The paper names several currencies for its amounts: ${currencies.join(', ')}.`,
  LABELS_DIFFER: ({ currencies }: Several) =>
    `The paper names two currencies for its amounts: ${currencies.join(', ')}.`,
  SYMBOL_BESIDE_SOME: ({ symbol }: Sign) => `Some amounts stand beside ${symbol}, and others beside no such sign.`,
  CURRENCY_BESIDE_FEW: ({ rows, of }: { rows: number; of: number }) =>
    `Only ${counted(rows, 'row')} of ${of} ${rows === 1 ? 'names' : 'name'} a currency: the others may be of another.`,
  SENTENCE_NAMES_OTHER_CURRENCY: ({ currency, other }: Other) =>
    `The paper says that all amounts are in ${other}, and names ${currency} elsewhere.`,
  CURRENCY_OF_PAYMENTS: ({ currency }: Currency) =>
    `Only ways to pay that bookings name say that the amounts are ${currency}.`,
  CURRENCY_NAMED_ASIDE: ({ currency }: Currency) => `Only a few words that may be of something else name ${currency}.`,
  SUM_IN_OTHER_CURRENCY: ({ currency, other }: Other) =>
    `The paper prints ${other}, and no code for its amounts; they were read as ${currency}.`,
  SYMBOL_OF_OTHER_CURRENCY: ({ symbol, currency }: Currency & Sign) =>
    `Amounts stand beside ${symbol}, which is no sign for ${currency}.`,
  TITLE_NAMES_OTHER_CURRENCY: ({ text, currency }: Currency & Text) =>
    `The paper says “${text}”, and its amounts were read as ${currency}.`,
  TOTAL_IN_OTHER_CURRENCY: ({ currency, other }: Other) =>
    `A total is in ${other}, and the amounts were read as ${currency}.`,
  OTHER_CURRENCY_AMID_ROWS: ({ currency, other }: Other) =>
    `${other} stands alone between the rows, which were read as ${currency}.`,
  SYMBOL_SHARED: ({ symbol, currency, other }: Other & Sign) =>
    `“${symbol}” may be ${other} on this paper, and was read as ${currency}.`,
};
