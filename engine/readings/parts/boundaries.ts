/**
 * Finds the line between two rows at which the lower one's statement begins: it names another opening balance, account
 * or period.
 */
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

/** Facts in document order, taken from top to bottom. */
class Downwards<T extends Fact> {
  readonly #facts: readonly T[];
  #taken = 0;

  constructor(facts: readonly T[]) {
    this.#facts = [...facts].sort((a, b) => a.line.line.index - b.line.line.index);
  }

  /** Given a line below that of the call before, takes the facts between them, the second line included. */
  downTo(line: number): readonly T[] {
    const from = this.#taken;
    while (this.#taken < this.#facts.length && this.#facts[this.#taken].line.line.index <= line) this.#taken++;
    return this.#facts.slice(from, this.#taken);
  }

  /** Given a line, returns the facts that are not taken above it. */
  above(line: number): readonly T[] {
    let end = this.#taken;
    while (end < this.#facts.length && this.#facts[end].line.line.index < line) end++;
    return this.#facts.slice(this.#taken, end);
  }

  restart(): void {
    this.#taken = 0;
  }
}

export class Boundaries {
  readonly #facts: Facts;
  readonly #rows: readonly Row[];
  readonly #order: DateOrder;
  readonly #openings: Downwards<Figure>;
  readonly #accounts: Downwards<TextFact>;
  readonly #periods: Downwards<PeriodFact>;
  /** the line down to which the facts are taken */
  #line = -1;
  /** opening balances so far, and the line of the last one */
  readonly #digits = new Set<string>();
  #lastOpening = -1;
  /** the ends of account numbers so far: one account may be named by several */
  readonly #numbers = new Set<string>();
  #shown = false;
  /** the last day of the periods so far */
  #end: string | null = null;

  constructor(facts: Facts, rows: readonly Row[], order: DateOrder) {
    this.#facts = facts;
    this.#rows = rows;
    this.#order = order;
    this.#openings = new Downwards(facts.figures.filter(({ kind, sure }) => kind === 'opening' && sure));
    this.#accounts = new Downwards(facts.accounts);
    this.#periods = new Downwards(facts.periods);
  }

  #knowDownTo(line: number): void {
    // the rows of a second currency begin again at the top of their table
    if (line < this.#line) this.#restart();
    this.#line = line;
    for (const { amount, line: at } of this.#openings.downTo(line)) {
      this.#digits.add(amount.token.digits);
      this.#lastOpening = at.line.index;
    }
    for (const { text } of this.#accounts.downTo(line)) {
      this.#numbers.add(lastFour(text));
      this.#shown ||= !HIDDEN.test(text);
    }
    for (const { period } of this.#periods.downTo(line)) {
      const end = resolvePeriod(period, this.#order, null)?.end ?? null;
      if (end !== null && (this.#end === null || end > this.#end)) this.#end = end;
    }
  }

  #restart(): void {
    for (const facts of [this.#openings, this.#accounts, this.#periods]) facts.restart();
    this.#digits.clear();
    this.#numbers.clear();
    this.#lastOpening = -1;
    this.#shown = false;
    this.#end = null;
  }

  /**
   * Given the place of a row below another, and the line from which on the opening balance of the upper one's statement
   * stands (Infinity: in a row), returns the first line between them at which another statement begins, or null.
   */
  above(at: number, openingFrom: number): number | null {
    const last = lastLineOf(this.#rows[at - 1]);
    const from = last.index;
    const to = firstLineOf(this.#rows[at]).index;
    if (to - from < 2) return null;
    this.#knowDownTo(from);
    const openings = this.#openings.above(to);
    const accounts = this.#accounts.above(to);
    const periods = this.#periods.above(to);
    if (openings.length + accounts.length + periods.length === 0) return null;
    // if a statement printed none, the first one below its rows is its own
    const isOpened = openingFrom === Infinity || this.#lastOpening >= openingFrom;
    const begun = [
      isOpened && this.#digits.size > 0 && openings.find((f) => !this.#digits.has(f.amount.token.digits)),
      this.#otherAccount(accounts, from, to),
      this.#laterPeriod(periods, at),
    ].flatMap((fact) => (fact ? [headOf(this.#facts, last, fact.line.line, this.#numbers)] : []));
    if (!isOpened && openings.length > 0) begun.push(...belowSummary(this.#facts.figures, from, to));
    return begun.length > 0 ? least(begun) : null;
  }

  /**
   * Given the place of a row below another, returns the first line between them that tells something of the lower one's
   * statement.
   */
  headAbove(at: number): number {
    const [last, next] = [lastLineOf(this.#rows[at - 1]), firstLineOf(this.#rows[at])];
    return Math.min(next.index, least(headsOf(this.#facts).flatMap((list) => overleaf(list, last, next))));
  }

  #otherAccount(accounts: readonly TextFact[], from: number, to: number): TextFact | undefined {
    if (accounts.length === 0 || this.#numbers.size === 0) return undefined;
    // beside a whole number, one with hidden figures is that of a card
    const named = accounts.filter((f) => !this.#shown || !HIDDEN.test(f.text));
    // a running head may still name the account above
    const known = named.findLast((f) => this.#numbers.has(lastFour(f.text)));
    const other = named.find((f) => !known || f.line.line.index > known.line.line.index);
    return other && !isCardOfSame(this.#facts, from, to) ? other : undefined;
  }

  /** The period above a row that begins after all before it ended, and holds the first booking from that row on. */
  #laterPeriod(periods: readonly PeriodFact[], at: number): PeriodFact | undefined {
    if (periods.length === 0 || this.#end === null) return undefined;
    const first = firstBelow(this.#rows, at - 1, isBooked) ?? this.#rows[at];
    const date = first.days[0]?.token;
    const end = this.#end;
    return periods.find(({ period }) => {
      const span = date ? resolvePeriod(period, this.#order, null) : null;
      return date && span !== null && end <= span.start && isInSpan(date, span, this.#order);
    });
  }
}

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
