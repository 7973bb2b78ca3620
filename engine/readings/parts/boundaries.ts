/** Finds the line between two rows at which another statement begins: it names a balance, account or period. */
import type { DateOrder } from '../../dates/date.ts';
import { resolvePeriod } from '../../dates/period.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import type { Line } from '../../model/line.ts';
import { firstLineOf, lastLineOf, type Row } from '../../model/row.ts';
import type { Facts, TextFact } from '../facts/facts.ts';
import type { Figure } from '../facts/figures.ts';
import type { PeriodFact } from '../facts/labelled-periods.ts';
import { isInSpan } from '../period/spans.ts';
import { belowSummary } from './below-rows.ts';
import { HIDDEN, lastFour } from './empty-statements.ts';
import { firstBelow, isBooked } from './subject.ts';

/** Words of a card's paper that weigh as much name one plainly. */
const PLAINLY_CARD = 5;

interface Fact {
  readonly line: { readonly line: Line };
}

/** What is known down to a row: of its statement, and of those above. */
interface KnownSoFar {
  readonly digitsOfOpenings: ReadonlySet<string>;
  readonly lastOpening: number;
  /** the ends of account numbers: one account may be named by several */
  readonly numbers: ReadonlySet<string>;
  /** a number has no hidden figures */
  readonly isShown: boolean;
  /** the last day of the periods */
  readonly end: string | null;
}

/** Tells where statements begin between the rows of a document. */
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
    this.#openings = inOrder(facts.figures.filter(({ kind, sure }) => kind === 'opening' && sure));
    this.#accounts = inOrder(facts.accounts);
    this.#periods = inOrder(facts.periods);
  }

  /**
   * Given the place of a row below another, and the line from which on the opening balance of the upper one's statement
   * stands (Infinity: in a row), returns the first line between them at which another statement begins, or null.
   */
  above(at: number, openingFrom: number): number | null {
    const last = lastLineOf(this.#rows[at - 1]);
    const [from, to] = [last.index, firstLineOf(this.#rows[at]).index];
    if (to - from < 2) return null;
    const isBetween = ({ line: { line } }: Fact) => line.index > from && line.index < to;
    const openings = this.#openings.filter(isBetween);
    const accounts = this.#accounts.filter(isBetween);
    const periods = this.#periods.filter(isBetween);
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
    const isAbove = (fact: Fact) => fact.line.line.index <= line;
    const openings = this.#openings.filter(isAbove);
    const accounts = this.#accounts.filter(isAbove);
    const ends = this.#periods
      .filter(isAbove)
      .flatMap(({ period }) => resolvePeriod(period, this.#order, null)?.end ?? []);
    return {
      digitsOfOpenings: new Set(openings.map(({ amount }) => amount.token.digits)),
      lastOpening: openings.at(-1)?.line.line.index ?? -1,
      numbers: new Set(accounts.map(({ text }) => lastFour(text))),
      isShown: accounts.some(({ text }) => !HIDDEN.test(text)),
      end: ends.sort().at(-1) ?? null,
    };
  }

  /** Given the place of a row, returns the first line above it that tells something of its statement. */
  headAbove(at: number): number {
    const [last, next] = [lastLineOf(this.#rows[at - 1]), firstLineOf(this.#rows[at])];
    return Math.min(next.index, least(headsOf(this.#facts).flatMap((list) => overleaf(list, last, next))));
  }

  #otherAccount(
    accounts: readonly TextFact[],
    { numbers, isShown }: KnownSoFar,
    from: number,
    to: number,
  ): TextFact | undefined {
    if (accounts.length === 0 || numbers.size === 0) return undefined;
    // beside a whole number, one with hidden figures is that of a card
    const named = accounts.filter((f) => !isShown || !HIDDEN.test(f.text));
    // a running head may still name the account above
    const known = named.findLast((f) => numbers.has(lastFour(f.text)));
    const other = named.find((f) => !known || f.line.line.index > known.line.line.index);
    return other && !isCardOfSame(this.#facts, from, to) ? other : undefined;
  }

  /** The period above a row that begins after all before it ended, and holds the first booking from that row on. */
  #laterPeriod(periods: readonly PeriodFact[], { end }: KnownSoFar, at: number): PeriodFact | undefined {
    if (periods.length === 0 || end === null) return undefined;
    const first = firstBelow(this.#rows, at - 1, isBooked) ?? this.#rows[at];
    const date = first.days[0]?.token;

    return periods.find(({ period }) => {
      const span = date ? resolvePeriod(period, this.#order, null) : null;
      return date && span !== null && end <= span.start && isInSpan(date, span, this.#order);
    });
  }
}

const inOrder = <T extends Fact>(facts: readonly T[]): T[] =>
  facts.toSorted((a, b) => a.line.line.index - b.line.line.index);

/**
 * The first line of a later page that tells something of the next statement, given the last line of the one before, and
 * one of the next: below what sums up the one before, and below its running head.
 */
function headOf(facts: Facts, last: Line, next: Line, numbers: ReadonlySet<string>): number {
  const above = (list: readonly Fact[]) => overleaf(list, last, next);
  const before = [
    facts.figures.filter(({ kind }) => kind !== null),
    facts.accounts.filter(({ text }) => numbers.has(lastFour(text))),
  ];
  const end = Math.max(-1, greatest(before.flatMap(above)));
  const below = headsOf(facts)
    .flatMap(above)
    .filter((index) => index > end);
  return Math.min(next.index, least(below));
}

function headsOf({ periods, accounts, accountTypes, currencies }: Facts): readonly (readonly Fact[])[] {
  return [periods, accounts, accountTypes, currencies];
}

/** The lines of facts above one of the next statement, on its page, which the statement before does not reach. */
function overleaf(facts: readonly Fact[], last: Line, next: Line): number[] {
  return facts.flatMap(({ line: { line } }) =>
    line.page > last.page && line.page === next.page && line.index < next.index ? [line.index] : [],
  );
}

/**
 * True if what is named between two rows may be a further card of one statement: a card's, with its opening balance
 * above the rows, and none below.
 */
function isCardOfSame(facts: Facts, from: number, to: number): boolean {
  const openings = facts.figures.filter((f) => f.kind === 'opening').map((f) => f.line.line.index);
  if (openings.length === 0 || openings.some((index) => index > from)) return false;
  const first = least(openings);
  const { accountTypes, cardWords } = facts;
  // if the paper names no kind of account, words of a card's tell
  const isCard =
    accountTypes.some(({ type, line }) => type === 'card' && line.line.index < first) ||
    (accountTypes.length === 0 &&
      cardWords.reduce((sum, { weight, line }) => sum + (line.line.index < from ? weight : 0), 0) >= PLAINLY_CARD);
  return (
    isCard && !accountTypes.some(({ type, line: { line } }) => type !== 'card' && line.index > from && line.index < to)
  );
}
