/** Finds what the paper says outside its rows, line by line, with one reader for each kind of fact. */
import type { WordSpan } from '../../geometry/spans.ts';
import { isKindHeading } from '../../lexicon/facts/accounts.ts';
import { TITLE_WORDS } from '../../lexicon/facts/paper-names.ts';
import { exactKind } from '../../lexicon/lines/kind-of-line.ts';
import { itemAt } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import { isBare } from '../../money/moneylike.ts';
import { withSuffixes } from '../parts/account-suffixes.ts';
import { withoutListed } from '../parts/listed-accounts.ts';
import { accountNumbersOf } from './account-numbers.ts';
import { bicsOf } from './bank-numbers.ts';
import { withBranches } from './branch-numbers.ts';
import { currenciesBesideFigures, currenciesNamed, localCurrenciesOn } from './currency-facts.ts';
import { dateContextOf, daysOfBalance, daysOn } from './date-context.ts';
import { alignedHeading, type FactLine, factLineOf, type LinesOfTables } from './fact-line.ts';
import type { AccountTypeFact, Facts, TextFact } from './facts.ts';

import { labelledPeriods } from './labelled-periods.ts';
import { asRead } from './leftward-lines.ts';
import { LineContents } from './line-content.ts';

import { periodContextOf } from './period-context.ts';
import { printedPages } from './printed-pages.ts';
import { customersOn, standInNumbers } from './stand-in-numbers.ts';

/** Words of a label, at the most, on lines behind the first ones, which hold the title. */
const LABEL_WORDS = 5;
const TITLE_LINES = 3;

/** Given all lines, and which are in rows, in rows with balances, and in headers, returns the facts. */
export function findFacts(printed: readonly TokenLine[], marks: LinesOfTables): Facts {
  const { rows, balances, headers } = marks;
  const lines = printed.map(asRead);
  const contents = new LineContents();
  const factLines = lines.map(({ line }, at) =>
    rows[line.index] === 1 ? null : factLineOf(lines, at, contents, marks),
  );
  const outside = factLines.filter((line) => line !== null);
  const all = <Fact>(factsOn: (line: FactLine) => readonly Fact[]): Fact[] => outside.flatMap(factsOn);
  const labelled = withBranches(all(accountsOn), outside);
  const accounts = labelled.length > 0 ? labelled : standInNumbers(outside);
  const linesThat = (say: (line: FactLine) => boolean) => outside.filter(say).map(({ line }) => line);
  return {
    figures: all(({ stated }) => stated),
    periods: [
      ...all((at) =>
        at.content.periods.flatMap((period) => {
          const context = periodContextOf(at, period);
          return context === 'other' ? [] : { period, line: at.line, context };
        }),
      ),
      ...labelledPeriods(outside.map(({ line }) => line)),
    ],
    months: all((at) =>
      at.content.months
        .filter((month) => !numbersPaper(month, at))
        .map((month) => ({ month, ...inContext(month, at) })),
    ),
    accounts: withoutListed(withSuffixes(accounts, lines, rows, headers), lines),
    cards: all((at) => texts(at.content.cardNumber === null ? [] : [at.content.cardNumber], at)),
    customers: accounts.length > 0 ? [] : all((at) => texts(customersOn(at), at)),
    titleMoney: all((at) => texts(at.content.titleMoney === null ? [] : [at.content.titleMoney], at)),
    ibans: all((at) => texts(at.ibans, at)),
    bics: all((at) => (at.content.mayHoldBic ? texts(bicsOf(at), at) : [])),
    currencies: all((at) => [...currenciesNamed(at), ...currenciesBesideFigures(at)]),
    localCurrencies: all(localCurrenciesOn),
    accountTypes: all(accountTypesOn),
    datesWithYear: lines.flatMap((line, at) => {
      const own = itemAt(factLines, at);
      if (own !== null) return daysOn(own);
      return balances[line.line.index] === 1 ? daysOfBalance(line) : [];
    }),
    noBookings: linesThat(({ content }) => content.noBookings),
    titles: linesThat(({ content }) => content.namesStatement),
    rewards: linesThat(({ line: { line } }) => exactKind(line.text)?.kind === 'points'),
    // "Debitorenkonto 10044" is a title, "Service charge 5.00" a figure
    bills: linesThat(({ content, stated }) => content.namesBill && stated.every(({ amount }) => isBare(amount.token))),
    cardWords: all(cardWordsOn),
    kindMarks: all(({ content, line }) => content.kindMarks.map((mark) => ({ ...mark, line }))),
    pages: printedPages(printed, rows),
  };
}

const texts = (found: readonly string[], { line }: FactLine): TextFact[] => found.map((text) => ({ text, line }));

const inContext = (span: WordSpan, at: FactLine) => ({ line: at.line, context: dateContextOf(at, span) });

/** "n.", "Nr.", "No": before figures and a year it counts the papers of the year, of which some are quarterly. */
const NUMBER_SIGN = /^(?:n[.°º]?|n\.[°º]|nr\.?|nro\.?|no\.?|núm\.?|[#№])$/iu;
const OF_YEAR = /^\d{1,2}\/(?:19|20)\d\d$/;

/** True for what looks like a month and is the number of a paper within its year: "Estratto conto n. 4/2024". */
function numbersPaper({ from }: WordSpan, { line: { texts } }: FactLine): boolean {
  return from > 0 && OF_YEAR.test(itemAt(texts, from)) && NUMBER_SIGN.test(itemAt(texts, from - 1));
}

/** The numbers of accounts on a line, except the first part of an IBAN that is wrapped. */
function accountsOn(at: FactLine): TextFact[] {
  const { content, ibans } = at;
  const isOwn = (number: string) =>
    content.ibans.length > 0 || !ibans.some((iban) => iban.startsWith(number.replace(/\s/g, '')));
  return texts(accountNumbersOf(at).filter(isOwn), at);
}

/** The kinds of account on a line; headings of rows are about rows: "Debit", "Kredit". */
function accountTypesOn(at: FactLine): AccountTypeFact[] {
  if (at.isHeading) return [];
  return at.content.accountKinds.map((kind) => {
    const labelled = kind.labelled || isKindHeading(alignedHeading(at, kind.at));
    return { ...kind, sure: kind.sure || labelled, labelled, line: at.line };
  });
}

function cardWordsOn({ content, line, at, isHeading }: FactLine): Facts['cardWords'] {
  const most = at < TITLE_LINES ? TITLE_WORDS : LABEL_WORDS;
  const own = isHeading ? [] : content.cardWords.filter(({ words }) => words <= most);
  return own.map(({ weight }) => ({ weight, line }));
}
