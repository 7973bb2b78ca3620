/** Finds what the paper says outside its rows, line by line, with one reader for each kind of fact. */
import { isKindHeading } from '../../lexicon/facts/accounts.ts';
import type { TokenLine } from '../../model/table.ts';
import { isBare } from '../../money/moneylike.ts';
import { withSuffixes } from '../parts/account-suffixes.ts';
import { accountNumbersOf } from './account-numbers.ts';
import { bicsOf, wrappedIbanOf } from './bank-numbers.ts';
import { currenciesBesideFigures, currenciesNamed, localCurrenciesOn } from './currency-facts.ts';
import { dateContextOf, daysOfBalance, daysOn } from './date-context.ts';
import { alignedHeading, type FactLine } from './fact-line.ts';
import type { AccountTypeFact, Facts, TextFact } from './facts.ts';
import { figuresOf } from './figures.ts';
import { labelledPeriods } from './labelled-periods.ts';
import { asRead } from './leftward-lines.ts';
import { LineContents } from './line-content.ts';
import type { LineMarks } from './line-marks.ts';
import { printedPages } from './printed-pages.ts';

/** Words of a label, and of the title on the first lines, at the most: an advert is a sentence. */
const LABEL_WORDS = 5;
const TITLE_WORDS = 10;
const TITLE_LINES = 3;

type LineFacts = Omit<Facts, 'pages'>;
type Readers = { readonly [K in keyof LineFacts]: (line: FactLine) => LineFacts[K] };

const READERS: Readers = {
  figures: ({ stated }) => stated,
  periods: (at) => at.content.periods.map((period) => ({ period, line: at.line, context: dateContextOf(at, period) })),
  months: (at) => at.content.months.map((month) => ({ month, line: at.line, context: dateContextOf(at, month) })),
  accounts: (at) => {
    const isOwn = (number: string) => at.content.ibans.length > 0 || !begins(number, at.ibans);
    return texts(accountNumbersOf({ ...at, accountLabels: at.content.accountLabels }).filter(isOwn), at);
  },
  cards: (at) => (at.content.cardNumber === null ? [] : texts([at.content.cardNumber], at)),
  ibans: (at) => texts(at.ibans, at),
  bics: (at) => (at.content.mayHoldBic ? texts(bicsOf(at), at) : []),
  currencies: (at) => [...currenciesNamed(at), ...currenciesBesideFigures(at)],
  localCurrencies: localCurrenciesOn,
  accountTypes: accountTypesOn,
  datesWithYear: daysOn,
  noBookings: ({ content, line }) => (content.noBookings ? [line] : []),
  titles: ({ content, line }) => (content.namesStatement ? [line] : []),
  // "Debitorenkonto 10044" is a title, "Service charge 5.00" a figure
  bills: ({ content, line, stated }) =>
    content.namesBill && stated.every(({ amount }) => isBare(amount.token)) ? [line] : [],
  cardWords: ({ content, line, at, isHeading }) => {
    const most = at < TITLE_LINES ? TITLE_WORDS : LABEL_WORDS;
    const own = isHeading ? [] : content.cardWords.filter(({ words }) => words <= most);
    return own.map(({ weight }) => ({ weight, line }));
  },
  kindMarks: ({ content, line }) => content.kindMarks.map((mark) => ({ ...mark, line })),
};
const KINDS = Object.keys(READERS) as readonly (keyof LineFacts)[];

export interface LinesOfTables {
  readonly rows: LineMarks;
  readonly balances: LineMarks;
  readonly headers: LineMarks;
}

/** Given all lines, and which stand in rows, in rows with balances, and in headers, returns the facts. */
export function findFacts(printed: readonly TokenLine[], marks: LinesOfTables): Facts {
  const { rows, balances, headers } = marks;
  const lines = printed.map(asRead);
  const contents = new LineContents();
  const found: { [K in keyof LineFacts]: LineFacts[K][number][] } = {
    ...{ figures: [], periods: [], months: [], accounts: [], cards: [], ibans: [], bics: [], currencies: [] },
    ...{ localCurrencies: [], accountTypes: [], datesWithYear: [], noBookings: [], titles: [], bills: [] },
    ...{ cardWords: [], kindMarks: [] },
  };
  const outside: TokenLine[] = [];
  lines.forEach((line, at) => {
    const { index } = line.line;
    if (rows[index] === 1) {
      if (balances[index] === 1) found.datesWithYear.push(...daysOfBalance(line));
      return;
    }
    outside.push(line);
    const factLine = factLineOf(lines, at, contents, marks);
    for (const kind of KINDS) {
      const list: unknown[] = found[kind];
      for (const fact of READERS[kind](factLine)) list.push(fact);
    }
  });
  return {
    ...found,
    periods: [...found.periods, ...labelledPeriods(outside)],
    accounts: withSuffixes(found.accounts, lines, rows, headers),
    pages: printedPages(printed, rows),
  };
}

function factLineOf(
  lines: readonly TokenLine[],
  at: number,
  contents: LineContents,
  { rows, headers }: LinesOfTables,
): FactLine {
  const line = lines[at];
  const content = contents.of(line);
  const stated = line.amounts.length === 0 ? [] : figuresOf({ lines, at });
  const wrapped = content.ibans.length > 0 ? null : wrappedIbanOf({ lines, at });
  return {
    lines,
    at,
    line,
    content,
    stated,
    isFigure: stated.some(({ kind }) => kind !== null),
    ibans: wrapped === null ? content.ibans : [wrapped],
    isHeading: headers[line.line.index] === 1,
    inRows: rows,
  };
}

const texts = (found: readonly string[], { line }: FactLine): TextFact[] => found.map((text) => ({ text, line }));

const begins = (text: string, ibans: readonly string[]): boolean =>
  ibans.some((iban) => iban.startsWith(text.replace(/\s/g, '')));

/** The kinds of account on a line; headings of rows are about rows: "Debit", "Kredit". */
function accountTypesOn(at: FactLine): AccountTypeFact[] {
  if (at.isHeading) return [];
  return at.content.accountKinds.map((kind) => {
    const labelled = kind.labelled || isKindHeading(alignedHeading(at, kind.at));
    return { ...kind, sure: kind.sure || labelled, labelled, line: at.line };
  });
}
