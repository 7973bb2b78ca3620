/**
 * Finds where the statement of one row ends and that of the next begins: at a line between them that names another
 * opening balance, account or period.
 */
import type { DateOrder } from '../../dates/date.ts';
import { resolvePeriod } from '../../dates/period.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import type { Line } from '../../model/line.ts';
import type { Row } from '../../model/row.ts';
import type { Facts, TextFact } from '../facts/facts.ts';
import type { Figure } from '../facts/figures.ts';
import type { PeriodFact } from '../facts/labelled-periods.ts';
import { isInSpan } from '../period/spans.ts';
import { HIDDEN, lastFour } from './empty-statements.ts';

/** Words that only a card's paper has weigh so much together where it plainly is one. */
const PLAINLY_CARD = 5;

interface Fact {
  readonly line: { readonly line: Line };
}

/** Facts in document order, of which those above a line are taken once as rows are gone through downwards. */
class Downwards<T extends Fact> {
  readonly #facts: readonly T[];
  #taken = 0;

  constructor(facts: readonly T[]) {
    this.#facts = [...facts].sort((a, b) => a.line.line.index - b.line.line.index);
  }

  /** Given a line below that of the call before, returns the facts between them, the second included. */
  downTo(line: number): readonly T[] {
    const from = this.#taken;
    while (this.#taken < this.#facts.length && this.#facts[this.#taken].line.line.index <= line) this.#taken++;
    return this.#facts.slice(from, this.#taken);
  }

  /** Given a line, returns the facts that are left above it. */
  above(line: number): readonly T[] {
    let end = this.#taken;
    while (end < this.#facts.length && this.#facts[end].line.line.index < line) end++;
    return this.#facts.slice(this.#taken, end);
  }

  /** To begin again at the top. */
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
  /** the line down to which facts are known */
  #line = -1;
  /** opening balances so far, and the line of the last */
  readonly #digits = new Set<string>();
  #lastOpening = -1;
  /** an account is named in several ways, by its IBAN and its card: another one has none of them */
  readonly #numbers = new Set<string>();
  #shown = false;
  /** the last day of any period so far */
  #end: string | null = null;

  /** Given the facts of a document, its rows in document order, and the order of its dates. */
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
   * Given the place of a row below another, and from which line on the opening balance of the upper one's statement
   * stands (Infinity: in a row), returns the first line between them at which another statement begins, or null.
   */
  above(at: number, openingFrom: number): number | null {
    const { lines } = this.#rows[at - 1];
    const from = lines[lines.length - 1].source.line.index;
    const to = this.#rows[at].lines[0].source.line.index;
    if (to - from < 2) return null;
    this.#knowDownTo(from);
    const openings = this.#openings.above(to);
    const accounts = this.#accounts.above(to);
    const periods = this.#periods.above(to);
    if (openings.length + accounts.length + periods.length === 0) return null;
    // the first below the rows of a statement that printed none is its own
    const isOpened = openingFrom === Infinity || this.#lastOpening >= openingFrom;
    const begun = [
      isOpened && this.#digits.size > 0 && openings.find((f) => !this.#digits.has(f.amount.token.digits)),
      this.#otherAccount(accounts, from, to),
      this.#laterPeriod(periods, at),
    ].flatMap((fact) =>
      fact ? [headOf(this.#facts, lines[lines.length - 1].source.line, fact.line.line, this.#numbers)] : [],
    );
    if (!isOpened && openings.length > 0) begun.push(...belowSummary(this.#facts.figures, from, to));
    return begun.length > 0 ? least(begun) : null;
  }

  /**
   * Given the place of a row below another, returns the first line between them that tells something of the lower one's
   * statement.
   */
  headAbove(at: number): number {
    const { lines } = this.#rows[at - 1];
    const [last, next] = [lines[lines.length - 1].source.line, this.#rows[at].lines[0].source.line];
    return Math.min(next.index, least(headsOf(this.#facts).flatMap((list) => overleaf(list, last, next))));
  }

  #otherAccount(accounts: readonly TextFact[], from: number, to: number): TextFact | undefined {
    if (accounts.length === 0 || this.#numbers.size === 0) return undefined;
    // a card with figures hidden, on the paper of an account, is none either
    const named = accounts.filter((f) => !this.#shown || !HIDDEN.test(f.text));
    // the running head of the pages before may still name the one above
    const known = named.findLast((f) => this.#numbers.has(lastFour(f.text)));
    const other = named.find((f) => !known || f.line.line.index > known.line.line.index);
    return other && !isCardOfSame(this.#facts, from, to) ? other : undefined;
  }

  /**
   * Of periods printed above a row, one that begins after all before it ended, and holds the first booking from that
   * row on.
   */
  #laterPeriod(periods: readonly PeriodFact[], at: number): PeriodFact | undefined {
    if (periods.length === 0 || this.#end === null) return undefined;
    // a balance brought forward stands above the heading of the first day
    let first = at;
    while (first < this.#rows.length && this.#rows[first].kind !== null) first++;
    const date = this.#rows[first < this.#rows.length ? first : at].days[0]?.token;
    const end = this.#end;
    return periods.find(({ period }) => {
      const span = date ? resolvePeriod(period, this.#order, null) : null;
      return date && span !== null && end <= span.start && isInSpan(date, span, this.#order);
    });
  }
}

/**
 * Given the last line of a statement, one of the next on a later page, and how the accounts so far end, returns the
 * first line there that tells something of the next: below what sums up the one before, and below its running head.
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

/** What the head of a statement tells. */
function headsOf({ periods, accounts, accountTypes, currencies }: Facts): readonly (readonly Fact[])[] {
  return [periods, accounts, accountTypes, currencies];
}

/**
 * Given facts, the last line of a statement and one of the next, returns the indices of the facts' lines above that on
 * its page, a later one.
 */
function overleaf(facts: readonly Fact[], last: Line, next: Line): number[] {
  return facts.flatMap(({ line: { line } }) =>
    line.page > last.page && line.page === next.page && line.index < next.index ? [line.index] : [],
  );
}

/**
 * Given figures and the lines of two rows between which the first one's opening balance stands, returns the line below
 * that summary, where its closing balance opens another one further below: each summary stands below the rows that it
 * sums up.
 */
function belowSummary(figures: Facts['figures'], from: number, to: number): number[] {
  const own = figures.filter(({ kind, line: { line } }) => kind !== null && line.index > from && line.index < to);
  const closes = (digits: string) =>
    own.some((f) => (f.kind === 'closing' || f.kind === 'balance') && f.amount.token.digits === digits);
  const opening = own.find((f) => f.kind === 'opening' && f.sure);
  const next = figures.find((f) => f.kind === 'opening' && f.sure && f.line.line.index > to);
  if (!opening || !next || closes(opening.amount.token.digits) || !closes(next.amount.token.digits)) return [];
  return [own[own.length - 1].line.line.index + 1];
}

/**
 * Given figures, where a statement and the lines below its rows begin, and the line at which the next is named, returns
 * the line below its closing balance and what else sums it up there; -1 where that stands above the rows, or nowhere.
 */
export function belowClosing(figures: Facts['figures'], fromLine: number, from: number, to: number): number {
  let below = -1;
  let closes = false;
  for (const { kind, line } of figures) {
    const { index } = line.line;
    if (kind === 'closing' && index >= fromLine && index < from) return -1;
    if (kind === null || index < from || index >= to) continue;
    below = index + 1;
    closes ||= kind === 'closing';
  }
  return closes ? below : -1;
}

/**
 * Given figures, and the lines below the closing balance of a statement as far as the next is named, returns the line
 * below its totals there, or -1.
 */
export function belowTotals(figures: Facts['figures'], from: number, to: number): number {
  let below = -1;
  for (const { kind, line } of figures) {
    const { index } = line.line;
    if (kind === null || index < from || index >= to) continue;
    // a balance is the next one's
    if (!kind.startsWith('total') && !kind.startsWith('count')) break;
    below = index + 1;
  }
  return below;
}

/**
 * True where what is named between two lines may be a further card of one statement: a card's, with its opening balance
 * above the rows, and none below.
 */
function isCardOfSame(facts: Facts, from: number, to: number): boolean {
  const openings = facts.figures.filter((f) => f.kind === 'opening').map((f) => f.line.line.index);
  if (openings.length === 0 || openings.some((index) => index > from)) return false;
  const first = least(openings);
  const { accountTypes, cardWords } = facts;
  // a paper that names no kind of account tells by what only a card's says
  const isCard =
    accountTypes.some(({ type, line }) => type === 'card' && line.line.index < first) ||
    (accountTypes.length === 0 &&
      cardWords.reduce((sum, { weight, line }) => sum + (line.line.index < from ? weight : 0), 0) >= PLAINLY_CARD);
  return (
    isCard && !accountTypes.some(({ type, line: { line } }) => type !== 'card' && line.index > from && line.index < to)
  );
}
