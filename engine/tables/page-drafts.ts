/** Cuts the lines of a page into stretches that may hold rows: below each header, and above the first. */
import { isSentence } from '../lexicon/lines/section-titles.ts';
import type { LinedPage } from '../model/line.ts';
import { firstOf, itemAt } from '../model/lists.ts';
import type { TokenLine } from '../model/table.ts';
import type { OutsideReason } from '../wording/lines.ts';
import { sideBySide } from './beside/side-by-side.ts';
import { type Draft, UNHEADED } from './drafts.ts';
import type { Header } from './headers/header.ts';
import { isDayAlone } from './headers/header-days.ts';
import { namesDates } from './headers/other-headings.ts';
import { titleOf, untilNoBookings, untilRates, untilSummary } from './non-booking-lists.ts';
import { statementHeadsIn } from './statement-heads.ts';

/** Most lines above a header that may be its title. */
const TITLE_LINES = 3;

/** By a line's index, why it is no part of a table. */
export type Outside = Map<number, OutsideReason>;

export function leave(outside: Outside, lines: readonly TokenLine[], reason: OutsideReason): void {
  for (const { line } of lines) outside.set(line.index, reason);
}

export interface HeadedPage {
  readonly page: LinedPage;
  readonly lines: readonly TokenLine[];
  readonly headers: readonly Header[];
  /** it begins within a list of its first headings */
  readonly isWithinList: boolean;
  /** the title at the foot of the page before */
  readonly foot: readonly TokenLine[];
}

/** Returns a draft for what is above a page's first header, and one for each header or block of one. */
export function draftsOf({ page, lines: own, headers, isWithinList, foot }: HeadedPage, outside: Outside): Draft[] {
  const drafts: Draft[] = [];
  const content = own.slice(0, lastOfBody(own));
  const begins = [...headers.map((header) => beginOf(header, own)), own.length];
  const first = firstOf(begins);
  const above = withoutRepeated(content.slice(firstOfBody(own, first, headers.length > 0), first), outside);
  const [header = null] = isWithinList ? headers : [];
  if (above.length > 0)
    drafts.push(...draftsUnder({ ...UNHEADED, page, body: above, header }, headers.length > 0, outside));
  let end = 0;
  for (const [i, header] of headers.entries()) {
    const from = header.at + header.height;
    const day = own.slice(begins[i], header.at);
    const body = [...day, ...rowedOf(content.slice(from, begins[i + 1]), outside)];
    const isOnTop = i === 0 && content.slice(0, begins[i]).every(({ line }) => line.furniture);
    const title = isOnTop ? [...foot] : content.slice(Math.max(end, header.at - TITLE_LINES), begins[i]);
    const below = { page, header, headerLines: own.slice(header.at, from), title, body };
    drafts.push(...draftsUnder(below, i + 1 < headers.length, outside));
    end = from;
  }
  return drafts;
}

/** The title of a list is further below the rows above than these are below each other, by so many times. */
const APART = 1.3;

/** Returns the title of a section, and the sentence below it, at the foot of a page: its list begins overleaf. */
export function titleAtFoot(own: readonly TokenLine[]): readonly TokenLine[] {
  const lines = own.slice(0, lastOfBody(own));
  const from = lines.findLastIndex(({ line }) => !isSentence(line.text));
  const below = lines.slice(from);
  const [first] = below;
  if (from < 2 || !first || below.length > TITLE_LINES || first.dates.length > 0 || first.amounts.length > 0) return [];
  if (titleOf(first) === null) return [];
  const pitch = (at: number) => itemAt(lines, at).line.baseline - itemAt(lines, at - 1).line.baseline;
  return pitch(from) > pitch(from - 1) * APART ? below : [];
}

/** Returns the line at which the part below a header begins: a day above a header without dates belongs to its rows. */
function beginOf(header: Header, own: readonly TokenLine[]): number {
  const { at } = header;
  return at > 0 && !namesDates(header) && isDayAlone(itemAt(own, at - 1)) ? at - 1 : at;
}

/** Given the lines below a header, returns those above what books nothing. */
function rowedOf(lines: readonly TokenLine[], outside: Outside): readonly TokenLine[] {
  const booked = only(untilNoBookings(lines), lines, outside, 'below_no_bookings');
  const rated = only(untilRates(booked), booked, outside, 'rates_below');
  return withoutRepeated(only(untilSummary(rated), rated, outside, 'summary_below'), outside);
}

/** Returns the lines that are kept of others, and notes why the rest is left. */
function only(kept: readonly TokenLine[], of: readonly TokenLine[], outside: Outside, reason: OutsideReason) {
  const own = new Set(kept);
  const rest = of.filter((tl) => !own.has(tl));
  leave(outside, rest, reason);
  return kept;
}

/** Returns lines without the summaries that each page prints. */
function withoutRepeated(lines: readonly TokenLine[], outside: Outside): readonly TokenLine[] {
  const others = lines.filter(({ line }) => line.repeat?.rule !== 'same_amounts');
  return only(others, lines, outside, 'summary_repeated');
}

/** Returns the drafts below a header, one for each list side by side and each statement. `headed`: another follows. */
function draftsUnder(draft: Draft, headed: boolean, outside: Outside): Draft[] {
  const { lists, rest } = draft.header ? sideBySide(draft, draft.header) : { lists: [], rest: draft };
  return rest ? [...lists, ...splitAtHeads(rest, headed, outside)] : lists;
}

/** Returns a draft without the heads of other statements, and a draft below each. `headed`: a header follows. */
function splitAtHeads(draft: Draft, headed: boolean, outside: Outside): Draft[] {
  const heads = statementHeadsIn(draft.body, headed);
  if (heads.length === 0) return [draft];
  for (const { from, to } of heads) leave(outside, draft.body.slice(from, to), 'statement_head');
  const ends = [...heads.map(({ from }) => from), draft.body.length];
  return ends.flatMap((end, i): Draft[] => {
    const body = draft.body.slice(heads[i - 1]?.to ?? 0, end);
    if (i === 0 && (draft.header || body.length > 0)) return [{ ...draft, body }];
    return i > 0 && body.length > 0 ? [{ ...draft, ...UNHEADED, body, opens: true }] : [];
  });
}

/** Returns where a page's running header ends; 0 if a statement's head begins in it and ends below. */
function firstOfBody(own: readonly TokenLine[], end: number, headed: boolean): number {
  const first = own.findIndex(({ line }) => !line.furniture);
  const at = first < 0 ? own.length : first;
  return statementHeadsIn(own.slice(0, end), headed).some(({ from, to }) => from < at && to > at) ? 0 : at;
}

/** Returns where a page's running footer begins: a row that is the same on each page is not a footer. */
function lastOfBody(own: readonly TokenLine[]): number {
  return own.findLastIndex((tl) => !tl.line.furniture || isDatedRow(tl)) + 1;
}

/** True for a line with a date before text, or with a date and an amount; "4/6" in an address is none. */
const isDatedRow = ({ dates, amounts, line }: TokenLine): boolean =>
  dates.some((d) => (d.from === 0 && d.to < line.words.length) || amounts.some((a) => !a.token.whole));
