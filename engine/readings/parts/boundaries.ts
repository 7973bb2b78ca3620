/** Finds the line between two rows at which another statement begins: it names a balance, account or period. */
import type { DateOrder } from '../../dates/date.ts';
import { resolvePeriod } from '../../dates/period.ts';
import { isInSpan } from '../../dates/spans.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import { namesThisPaper } from '../../lexicon/facts/paper-names.ts';
import type { Line } from '../../model/line.ts';
import { itemAt } from '../../model/lists.ts';
import { firstLineOf, lastLineOf, type Row } from '../../model/row.ts';
import type { Facts, TextFact } from '../facts/facts.ts';
import type { Figure } from '../facts/figures.ts';
import type { PeriodFact } from '../facts/labelled-periods.ts';
import { belowSummary, factsOn, indexOf, isSureOpening, type OnLine } from './below-rows.ts';
import { HIDDEN, isAmong } from './empty-statements.ts';
import { firstBelow, isBooked } from './subject.ts';

/** Words of a card's paper that weigh as much name one plainly. */
const PLAINLY_CARD = 5;

/** What is known down to a row: of its statement, and of those above. */
interface KnownSoFar {
  readonly digitsOfOpenings: ReadonlySet<string>;
  readonly lastOpening: number;
  /** of accounts: one account may be named by several */
  readonly numbers: readonly string[];
  /** a number has no hidden figures */
  readonly isShown: boolean;
  /** the last day of the periods */
  readonly end: string | null;
}

/** Finds where statements begin between the rows of a document. */
export class Boundaries {
  readonly #facts: Facts;
  readonly #rows: readonly Row[];
  readonly #order: DateOrder;
  readonly #openings: readonly Figure[];
  readonly #accounts: readonly TextFact[];
  readonly #periods: readonly PeriodFact[];

  constructor(facts: Facts, rows: readonly Row[], order: DateOrder) {
    this.#facts = facts;
    this.#rows = rows;
    this.#order = order;
    this.#openings = inOrder(facts.figures.filter(isSureOpening));
    this.#accounts = inOrder(facts.accounts);
    this.#periods = inOrder(facts.periods);
  }

  /**
   * Given the place of a row below another, and the line from which on the opening balance of the upper one's statement
   * is (Infinity: in a row), returns the first line between them at which another statement begins, or null.
   */
  above(at: number, openingFrom: number): number | null {
    const last = lastLineOf(itemAt(this.#rows, at - 1));
    const next = itemAt(this.#rows, at);
    // a title with a figure may be a row without a day: "Savings 4471182 Limit 22,950.00"
    const [from, to] = [last.index, firstLineOf(next).index + (next.days.length === 0 ? 1 : 0)];
    if (to - from < 2) return null;
    const openings = factsOn(this.#openings, from + 1, to);
    const accounts = factsOn(this.#accounts, from + 1, to);
    const periods = factsOn(this.#periods, from + 1, to);
    if (openings.length + accounts.length + periods.length === 0) return null;
    const known = this.#knownDownTo(from);
    // if a statement printed none, the first one below its rows is its own
    const isOpened = openingFrom === Infinity || known.lastOpening >= openingFrom;
    const digits = known.digitsOfOpenings;
    const begun = [
      isOpened && digits.size > 0 && openings.find((f) => !digits.has(f.amount.token.digits)),
      this.#otherAccount(accounts, known, from, to),
      this.#laterPeriod(periods, known, at),
    ].flatMap((fact) => (fact ? [headOf(this.#facts, last, fact.line.line, known.numbers)] : []));
    if (!isOpened && openings.length > 0) begun.push(...belowSummary(this.#facts.figures, from, to));
    return begun.length > 0 ? least(begun) : null;
  }

  #knownDownTo(line: number): KnownSoFar {
    const above = <F extends OnLine>(facts: readonly F[]) => factsOn(facts, 0, line + 1);
    const [openings, accounts] = [above(this.#openings), above(this.#accounts)];
    const ends = above(this.#periods).flatMap(({ period }) => resolvePeriod(period, this.#order, null)?.end ?? []);
    const [last] = openings.slice(-1).map(indexOf);
    return {
      digitsOfOpenings: new Set(openings.map(({ amount }) => amount.token.digits)),
      lastOpening: last ?? -1,
      numbers: accounts.map(({ text }) => text),
      isShown: accounts.some(({ text }) => !HIDDEN.test(text)),
      end: ends.sort().at(-1) ?? null,
    };
  }

  /** Given the place of a row, returns the first line above it that describes its statement. */
  headAbove(at: number): number {
    const [last, next] = [lastLineOf(itemAt(this.#rows, at - 1)), firstLineOf(itemAt(this.#rows, at))];
    return Math.min(next.index, least(overleaf(headsOf(this.#facts), last, next)));
  }

  #otherAccount(
    accounts: readonly TextFact[],
    { numbers, isShown }: KnownSoFar,
    from: number,
    to: number,
  ): TextFact | undefined {
    if (accounts.length === 0 || numbers.length === 0) return undefined;
    // beside a whole number, one with hidden figures is that of a card, which may have a statement of its own
    const isWhole = !isShown || this.#beginsCard(from, to);
    const named = accounts.filter((f) => isWhole || !HIDDEN.test(f.text));
    // a running head may still name the account above
    const known = named.findLast((f) => isAmong(f.text, numbers));
    const other = named.find((f) => !known || f.line.line.index > known.line.line.index);
    return other && !isCardOfSame(this.#facts, from, to) ? other : undefined;
  }

  /** True if lines overleaf of a closing balance name the paper that of a card, and no line above names one. */
  #beginsCard(from: number, to: number): boolean {
    const { accountTypes, figures } = this.#facts;
    if (factsOn(accountTypes, 0, from).some(({ type }) => type === 'card')) return false;
    const title = factsOn(accountTypes, from, to).find(
      ({ type, line: { line }, at }) => type === 'card' && namesThisPaper(itemAt(line.phrases, at).text),
    );
    if (title === undefined) return false;
    const row = this.#rows.find((above) => lastLineOf(above).index === from);
    const closings = factsOn(figures, from, indexOf(title)).filter(({ kind }) => kind === 'closing');
    const closed = row?.kind === 'closing' && row.kindExact ? lastLineOf(row) : closings.at(-1)?.line.line;
    return closed !== undefined && closed.page < title.line.line.page;
  }

  /** The period above a row that begins after all before it ended, and holds the first booking from that row on. */
  #laterPeriod(periods: readonly PeriodFact[], { end }: KnownSoFar, at: number): PeriodFact | undefined {
    if (periods.length === 0 || end === null) return undefined;
    const first = firstBelow(this.#rows, at - 1, isBooked) ?? itemAt(this.#rows, at);
    const date = first.days[0]?.token;
    if (!date) return undefined;
    return periods.find(({ period }) => {
      const span = resolvePeriod(period, this.#order, null);
      return span !== null && end <= span.start && isInSpan(date, span, this.#order);
    });
  }
}

const inOrder = <F extends OnLine>(facts: readonly F[]): F[] => facts.toSorted((a, b) => indexOf(a) - indexOf(b));

/**
 * The first line of a later page that describes the next statement, given the last line of the one before, and
 * one of the next: below what sums up the one before, and below its running head.
 */
function headOf(facts: Facts, last: Line, next: Line, numbers: readonly string[]): number {
  const before = [
    ...facts.figures.filter(({ kind }) => kind !== null),
    ...facts.accounts.filter(({ text }) => isAmong(text, numbers)),
  ];
  const end = greatest(overleaf(before, last, next));
  return Math.min(next.index, least(overleaf(headsOf(facts), last, next).filter((index) => index > end)));
}

const headsOf = ({ periods, accounts, accountTypes, currencies }: Facts): readonly OnLine[] => [
  ...periods,
  ...accounts,
  ...accountTypes,
  ...currencies,
];

/** The lines of facts above one of the next statement, on its page, which the statement before does not reach. */
const overleaf = (facts: readonly OnLine[], last: Line, next: Line): number[] =>
  last.page === next.page
    ? []
    : factsOn(facts, last.index + 1, next.index)
        .filter(({ line: { line } }) => line.page === next.page)
        .map(indexOf);

/**
 * True if what is named between two rows may be a further card of one statement: a card's, with its opening balance
 * above the rows, and none below.
 */
function isCardOfSame(facts: Facts, from: number, to: number): boolean {
  const openings = facts.figures.filter(({ kind }) => kind === 'opening').map(indexOf);
  if (openings.length === 0 || greatest(openings) > from) return false;
  const { accountTypes, cardWords } = facts;
  const above = factsOn(accountTypes, 0, least(openings));
  // if the paper names no kind of account, words of a card's decide
  const weight = factsOn(cardWords, 0, from).reduce((sum, word) => sum + word.weight, 0);
  const isCard = above.some(({ type }) => type === 'card') || (accountTypes.length === 0 && weight >= PLAINLY_CARD);
  return isCard && factsOn(accountTypes, from + 1, to).every(({ type }) => type === 'card');
}
