/** Finds statements without rows: by another account or period, or by words that nothing was booked. */
import type { DateOrder, DateToken } from '../../dates/date.ts';
import { resolvePeriod } from '../../dates/period.ts';
import { isInSpan, type Span } from '../../dates/spans.ts';
import { least } from '../../geometry/extremes.ts';
import type { Line } from '../../model/line.ts';
import type { Facts, TextFact } from '../facts/facts.ts';
import type { Figure } from '../facts/figures.ts';
import type { PeriodFact } from '../facts/labelled-periods.ts';
import { factsOn, indexOf, type OnLine } from './below-rows.ts';

/** Lines between two rows that follow each other, above the first, or below the last. */
export interface Gap {
  /** lines [from, to) of the document */
  readonly from: number;
  readonly to: number;
  /** the page of the row above, 0 above the first */
  readonly page: number;
  /** days of the rows around it, which no statement without rows has in its period */
  readonly days: readonly DateToken[];
  /** rows are below: the last head is theirs */
  readonly rowsBelow: boolean;
}

/** Figures of a number that are hidden. */
export const HIDDEN = /[X*•#]{2}/i;
/** The last ones are shown. */
const SHOWN = 4;
const marksLeftOut = (text: string): string => text.replace(/\W/g, '');

/**
 * Returns whether two numbers may be those of one account: they end alike. Of two of the same length that hide nothing,
 * each figure counts: "S01-47716-01" is not "D01-47716-01".
 */
function mayBeSame(one: string, other: string): boolean {
  const [a, b] = [marksLeftOut(one), marksLeftOut(other)];
  if (a.length === b.length && !HIDDEN.test(one) && !HIDDEN.test(other)) return a === b;
  return a.slice(-SHOWN) === b.slice(-SHOWN);
}

/** Returns whether one of some numbers may be that of the same account as a number. */
export const isAmong = (text: string, numbers: readonly string[]): boolean =>
  numbers.some((number) => mayBeSame(text, number));

/**
 * Given the facts of a document and a gap between rows, returns the lines at which statements without rows begin, and
 * last that of the statement of the rows below.
 */
export function emptyStatementHeads(facts: Facts, gap: Gap, order: DateOrder): number[] {
  const balances = factsOn(facts.figures, gap.from, gap.to).filter(
    ({ kind, sure }) => sure && (kind === 'opening' || kind === 'closing'),
  );
  // most gaps hold no balances, and cost no more than this
  const hasBoth = (['opening', 'closing'] as const).every((kind) => balances.some((f) => f.kind === kind));
  const heads = hasBoth ? new HeadsInGap(facts, gap, order).find(balances) : [];
  return heads.length > 0 ? heads : saidToBeEmpty(facts, gap);
}

interface Head {
  readonly line: Line;
  readonly spans: Span[];
  /** its account's numbers */
  readonly numbers: string[];
  opening: boolean;
  closing: boolean;
}

const isWhole = (head: Head | undefined): boolean => head?.opening === true && head.closing;
const areApart = (a: Span, b: Span): boolean => a.end < b.start || b.end < a.start;

/** Finds the heads of statements in a gap, from top to bottom. */
class HeadsInGap {
  readonly #facts: Facts;
  readonly #gap: Gap;
  readonly #order: DateOrder;
  /** account numbers without hidden figures */
  readonly #accounts: readonly TextFact[];
  /** the numbers so far */
  readonly #named: string[];
  readonly #spans: Span[];
  readonly #heads: Head[] = [];
  /** the page of the last row or balance */
  #page: number;

  constructor(facts: Facts, gap: Gap, order: DateOrder) {
    this.#facts = facts;
    this.#gap = gap;
    this.#order = order;
    this.#page = gap.page;
    this.#accounts = facts.accounts.filter(({ text }) => !HIDDEN.test(text));
    this.#named = factsOn(facts.accounts, 0, gap.from).map(({ text }) => text);
    this.#spans = factsOn(facts.periods, 0, gap.from).flatMap((fact) => this.#spanOf(fact));
  }

  /**
   * Given the balances in the gap, returns the lines of heads; none unless all but that of the rows below are of empty
   * statements.
   */
  find(balances: readonly Figure[]): number[] {
    const { from, to, rowsBelow } = this.#gap;
    const events = [
      ...factsOn(this.#facts.periods, from, to).map((fact) => ({ fact, note: () => this.#notePeriod(fact) })),
      ...factsOn(this.#accounts, from, to).map((fact) => ({ fact, note: () => this.#noteNumber(fact) })),
      ...balances.map((fact) => ({ fact, note: () => this.#noteBalance(fact) })),
    ];
    for (const { note } of events.sort((a, b) => indexOf(a.fact) - indexOf(b.fact))) note();
    const last = this.#heads.at(-1);
    // a head without a balance only names a linked account
    const whole = this.#heads.filter((head) => isWhole(head) || (rowsBelow && head === last && head.opening));
    const empty = rowsBelow ? whole.slice(0, -1) : whole;
    const areEmpty = empty.every((head, i) => this.#isEmpty(head, whole[i + 1]?.line.index ?? to));
    return empty.length > 0 && areEmpty ? whole.map(({ line }) => line.index) : [];
  }

  #begin(line: Line, head: Partial<Head>): void {
    this.#heads.push({ line, spans: [], numbers: [], opening: false, closing: false, ...head });
  }

  #noteBalance({ kind, line: { line } }: Figure): void {
    const head = this.#heads.at(-1);
    // an overview names each account beside its balances
    const isListed = this.#accounts.some((fact) => indexOf(fact) === line.index);
    if (head && !isListed) head[kind === 'opening' ? 'opening' : 'closing'] = true;
    this.#page = line.page;
  }

  #noteNumber({ text, line: { line } }: TextFact): void {
    const head = this.#heads.at(-1);
    const isOther = !isAmong(text, this.#named) && (this.#named.length > 0 || this.#gap.page === 0);
    if (isOther && (!head || (isWhole(head) && head.numbers.length > 0))) this.#begin(line, { numbers: [text] });
    else if (head && !isWhole(head)) head.numbers.push(text);
    this.#named.push(text);
  }

  #notePeriod(fact: PeriodFact): void {
    const { line } = fact.line;
    const head = this.#heads.at(-1);
    for (const span of this.#spanOf(fact)) {
      // a period of interest, or of the year before, is beside the statement's own
      const isOverleaf = line.page > this.#page && (this.#spans.length > 0 || this.#gap.page === 0);
      const isOther = isOverleaf && this.#spans.every((one) => areApart(one, span));
      if (isOther && (!head || isWhole(head))) this.#begin(line, { spans: [span] });
      else if (head && !isWhole(head)) head.spans.push(span);
      this.#spans.push(span);
    }
  }

  #spanOf({ period }: PeriodFact): Span[] {
    const span = resolvePeriod(period, this.#order, null);
    return span ? [span] : [];
  }

  /**
   * True for a head whose account or period is named nowhere but above the next one: an overview only repeats what each
   * account's own statement says.
   */
  #isEmpty({ line, numbers, spans }: Head, next: number): boolean {
    const isElsewhere = (fact: OnLine) => indexOf(fact) < line.index || indexOf(fact) >= next;
    const isNamed = this.#accounts.some((fact) => isElsewhere(fact) && isAmong(fact.text, numbers));
    if (numbers.length > 0 && !isNamed) return true;
    const others = this.#facts.periods.filter(isElsewhere).flatMap((fact) => this.#spanOf(fact));
    return spans.some(
      (span) =>
        others.every((one) => areApart(one, span)) && !this.#gap.days.some((day) => isInSpan(day, span, this.#order)),
    );
  }
}

/**
 * The lines at which statements begin in a gap that end with a line saying that nothing was booked, below two equal
 * balances; and last that of the statement of the rows below.
 */
function saidToBeEmpty(facts: Facts, { from, to, rowsBelow }: Gap): number[] {
  const { figures, noBookings } = facts;
  const ends = noBookings.map(({ line }) => line.index).filter((index) => index >= from && index < to);
  const within = (kind: 'opening' | 'closing', first: number, last: number) =>
    factsOn(figures, first, last).filter((f) => f.sure && f.kind === kind);
  const heads: number[] = [];
  let begin = from;
  for (const end of ends) {
    const opening = within('opening', begin, end).at(-1);
    if (opening === undefined) {
      const head = headOfAnother(facts, begin, end);
      if (head === null) continue;
      heads.push(head);
      begin = end + 1;
      continue;
    }
    const at = indexOf(opening);
    const [closing] = within('closing', at, end);
    if (closing?.amount.token.digits !== opening.amount.token.digits) return [];
    // figures above may close the statement before
    const above = factsOn(figures, begin, at).at(-1);
    heads.push(heads.length > 0 || !above ? begin : indexOf(above) + 1);
    begin = end + 1;
  }
  if (heads.length === 0 || !rowsBelow) return heads;
  return within('opening', begin, to).length > 0 ? [...heads, begin] : [];
}

/**
 * Where the head of an account begins on lines [from, to) above a line that says that nothing was booked: no number of
 * it is above, and its period is on the page; else null.
 */
function headOfAnother({ accounts, periods, currencies, figures }: Facts, from: number, to: number): number | null {
  const named = accounts.filter((f) => !HIDDEN.test(f.text));
  const [own] = factsOn(named, from, to);
  const above = factsOn(named, 0, from);
  if (!own || above.length === 0 || above.some((f) => mayBeSame(f.text, own.text))) return null;
  const { page } = own.line.line;
  const all = [...accounts, ...periods, ...currencies, ...figures];
  const first = least(all.filter(({ line: { line } }) => line.page === page).map(indexOf));
  const hasPeriod = periods.some((f) => f.line.line.page === page && indexOf(f) < to);
  return first >= from && hasPeriod ? first : null;
}
