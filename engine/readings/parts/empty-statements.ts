/** Finds statements without rows by their heads: another account or period, or a line that says that nothing was booked, and both of its balances. */
import type { DateOrder, DateToken } from '../../dates/date.ts';
import { resolvePeriod } from '../../dates/period.ts';
import { least } from '../../geometry/extremes.ts';
import type { TokenLine } from '../../model/table.ts';
import type { Facts } from '../facts/facts.ts';
import { isInSpan, type Span } from '../period/spans.ts';

/** What the head of a statement says, found from top to bottom. */
interface Head {
  /** where it begins */
  readonly line: TokenLine['line'];
  readonly spans: Span[];
  /** how its account's numbers end */
  readonly numbers: Set<string>;
  opening: boolean;
  closing: boolean;
}

/** Lines between two rows that follow each other, above the first, or below the last. */
export interface Gap {
  /** lines [from, to) of the document */
  readonly from: number;
  readonly to: number;
  /** the page of the row above, 0 above the first */
  readonly page: number;
  /** days of the rows around it: no statement without rows holds one */
  readonly days: readonly DateToken[];
  /** the rows below are a statement's own: the last head is theirs */
  readonly rowsBelow: boolean;
}

/** Signs that stand for figures of a number that are not shown. */
export const HIDDEN = /[X*•#]{2}/i;
export const lastFour = (text: string): string => text.replace(/\W/g, '').slice(-4);

const isWhole = (head: Head | null): boolean => head?.opening === true && head.closing;
const apart = (a: Span, b: Span): boolean => a.end < b.start || b.end < a.start;

/** Given the facts of a document and a gap between rows, returns the lines at which statements without rows begin there, and last that of the head of the rows below. */
export function emptyStatementHeads(facts: Facts, gap: Gap, order: DateOrder): number[] {
  const within = ({ line: { line } }: { line: TokenLine }) => line.index >= gap.from && line.index < gap.to;
  const above = <T extends { line: TokenLine }>(list: readonly T[]) => list.filter((f) => f.line.line.index < gap.from);
  const spanOf = ({ period }: Facts['periods'][number]) => resolvePeriod(period, order, null);
  const balances = facts.figures.filter((f) => f.sure && (f.kind === 'opening' || f.kind === 'closing') && within(f));
  // most gaps hold none: they cost no more than this
  if (!balances.some((f) => f.kind === 'opening') || !balances.some((f) => f.kind === 'closing'))
    return saidToBeEmpty(facts, gap);
  const accounts = facts.accounts.filter((f) => !HIDDEN.test(f.text));
  const named = new Set(above(facts.accounts).map((f) => lastFour(f.text)));
  const spans = above(facts.periods).flatMap((f) => spanOf(f) ?? []);
  const events = [
    ...facts.periods.filter(within).map((f) => ({ line: f.line.line, span: spanOf(f) })),
    ...accounts.filter(within).map((f) => ({ line: f.line.line, number: lastFour(f.text) })),
    ...balances.map((f) => ({ line: f.line.line, figure: f.kind })),
  ].sort((a, b) => a.line.index - b.line.index);
  const heads: Head[] = [];
  let page = gap.page;
  for (const event of events) {
    const head = heads.at(-1) ?? null;
    const { line } = event;
    const begun: Head = { line, spans: [], numbers: new Set(), opening: false, closing: false };
    if ('figure' in event) {
      // an overview of accounts names each beside its balances
      const listed = accounts.some((f) => f.line.line.index === line.index);
      if (head && !listed) head[event.figure === 'opening' ? 'opening' : 'closing'] = true;
      page = line.page;
    } else if ('number' in event) {
      const isOther = !named.has(event.number) && (named.size > 0 || gap.page === 0);
      if (isOther && (head === null || (isWhole(head) && head.numbers.size > 0)))
        heads.push({ ...begun, numbers: new Set([event.number]) });
      else if (head && !isWhole(head)) head.numbers.add(event.number);
      named.add(event.number);
    } else if (event.span) {
      const { span } = event;
      // the period of interest, or that of the year before, stands beside the statement's own
      const isOther =
        spans.every((one) => apart(one, span)) && line.page > page && (spans.length > 0 || gap.page === 0);
      if (isOther && (head === null || isWhole(head))) heads.push({ ...begun, spans: [span] });
      else if (head && !isWhole(head)) head.spans.push(span);
      spans.push(span);
    }
  }
  const whole = heads.filter((head, i) => {
    const isRowsOwn = gap.rowsBelow && i === heads.length - 1;
    // a head with neither is a line that names a linked account
    return isWhole(head) || (isRowsOwn && head.opening);
  });
  const empty = gap.rowsBelow ? whole.slice(0, -1) : whole;
  const isEmpty = (head: Head, i: number) => {
    const next = whole[i + 1]?.line.index ?? gap.to;
    const elsewhere = ({ line: { line } }: { line: TokenLine }) => line.index < head.line.index || line.index >= next;
    // named nowhere else: an overview says of each account what its own statement says again
    const ofAccount =
      head.numbers.size > 0 && !accounts.some((f) => elsewhere(f) && head.numbers.has(lastFour(f.text)));
    const others = facts.periods.filter(elsewhere).flatMap((f) => spanOf(f) ?? []);
    const ofPeriod = head.spans.some(
      (span) => others.every((one) => apart(one, span)) && !gap.days.some((day) => isInSpan(day, span, order)),
    );
    return ofAccount || ofPeriod;
  };
  if (empty.length > 0 && empty.every(isEmpty)) return whole.map((head) => head.line.index);
  return saidToBeEmpty(facts, gap);
}

/**
 * Given the facts of a document and a gap between rows, returns the lines at which statements begin there that end with a
 * line saying that nothing was booked, below two balances that are the same; and last that of the head of the rows below.
 */
function saidToBeEmpty(facts: Facts, { from, to, rowsBelow }: Gap): number[] {
  const { figures, noBookings } = facts;
  const ends = noBookings.map(({ line }) => line.index).filter((at) => at >= from && at < to);
  const within = (kind: 'opening' | 'closing', first: number, last: number) =>
    figures.filter((f) => f.sure && f.kind === kind && f.line.line.index >= first && f.line.line.index < last);
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
    const at = opening.line.line.index;
    const [closing] = within('closing', at, end);
    if (closing?.amount.token.digits !== opening.amount.token.digits) return [];
    // what stands above may close the statement before
    const above = figures.findLast(({ line: { line } }) => line.index >= begin && line.index < at);
    heads.push(heads.length > 0 ? begin : (above?.line.line.index ?? from - 1) + 1);
    begin = end + 1;
  }
  if (heads.length === 0 || !rowsBelow) return heads;
  return within('opening', begin, to).length > 0 ? [...heads, begin] : [];
}

/** Given lines [from, to) up to one that says that nothing was booked, returns where the head of an account begins there that is named nowhere above, with its period on a page of its own; else null. */
function headOfAnother({ accounts, periods, currencies, figures }: Facts, from: number, to: number): number | null {
  const indexOf = ({ line: { line } }: { line: TokenLine }) => line.index;
  const named = accounts.filter((f) => !HIDDEN.test(f.text));
  const own = named.find((f) => indexOf(f) >= from && indexOf(f) < to);
  const isNamed = own && named.some((f) => indexOf(f) < from && lastFour(f.text) === lastFour(own.text));
  if (own === undefined || isNamed || named.every((f) => indexOf(f) >= from)) return null;
  const { page } = own.line.line;
  const onPage = [...accounts, ...periods, ...currencies, ...figures].filter(
    ({ line: { line } }) => line.page === page,
  );
  const first = least(onPage.map(indexOf));
  const hasPeriod = periods.some((f) => f.line.line.page === page && indexOf(f) < to);
  return first >= from && hasPeriod ? first : null;
}
