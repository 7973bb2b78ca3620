/** All pages of the statement are present, in order, and readable. */
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { firstFound, neighbours } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Facts } from '../../readings/facts/facts.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { BEGINS, statedBalance } from '../figures/printed.ts';
import { moreOfIt } from '../pages/more-of-it.ts';
import { numberingOf, unprovedPages } from '../pages/said-pages.ts';
import { differingPages } from '../pages/same-places.ts';
import { type NumberingFinding, statementPages } from '../pages/statement-pages.ts';
import { firstLineOf, isBooked, isOf, pageOf } from '../part.ts';
import { ownLines, type Subject } from '../subject.ts';
import { excludes, excludesIf, foundWith, type Rule, suggests } from './judge.ts';

const numbering = onceFor((subject: Subject): NumberingFinding => numberingOf(subject, statementPages(subject)));

/** True for a statement that prints neither its period nor page numbers: pages before its first may be missing. */
export const mayBeCut = (subject: Subject): boolean =>
  numbering(subject).status === 'unnumbered' && !subject.part.period.printed;

export const PAGE_RULES: readonly Rule[] = [
  // a page that is a picture
  excludes('without_text', ({ document }) => foundWith('PAGES_WITHOUT_TEXT', { pages: document.unusablePages })),
  // "Page 1 of 3", "Page 3 of 3" (complete-pages.test.ts)
  excludes('numbers_broken', (subject) => {
    const { status, found } = numbering(subject);
    return status === 'broken' ? found : null;
  }),
  // "Statement 12/1" and "Statement 12/3" at one place (same-places.test.ts)
  excludes('places_differ', differingPages),
  // "continued on the next page" below the last row (goes-on.test.ts)
  excludes('goes_on', goesOn),
  // "Page 1 of the transactions", "further bookings are not shown" (more-of-it.test.ts)
  excludes('more_of_it', moreOfIt),
  // a balance is carried over to a page that was read as another statement, or from one (complete-pages.test.ts)
  excludes('cut', ({ part: { part }, readings: { facts, parts } }) => {
    const beside = neighbours(parts).filter(([before, behind]) => before.part === part || behind.part === part);
    const page = firstFound(beside, ([before, behind]) => pageOfCut(before, behind, facts));
    return foundWith('STATEMENT_CUT', { page });
  }),
  // pages without numbers, of which the first begins with a balance that is carried over (unexplained-rows.test.ts)
  excludesIf('begins_carried', 'BEGINS_CARRIED', (subject) => {
    return mayBeCut(subject) && subject.figures.opening?.ofPage === true;
  }),
  // pages that somebody excludes, or at which somebody parts or joins statements: behind what it must not hide
  excludes('pages_said', ({ doubts, document }) => (doubts.asSaid ? unprovedPages(document) : null)),
  suggests('numbers_whole', (subject) => {
    const { status, found } = numbering(subject);
    return status === 'broken' ? null : found;
  }),
];

/**
 * True for a row at the foot of a page whose balance may be carried over: not a booking's, a closing one, or one with a
 * day.
 */
const mayCarry = ({ role, reason, ownDate }: ReadRow): boolean =>
  reason === 'carried_forward' || (role !== 'transaction' && reason !== 'closing' && !ownDate);

/**
 * The page on which a part begins with the balance that the part before carries over, or goes on with its table without
 * an opening balance, within one page count; else null.
 */
function pageOfCut(before: ReadPart, behind: ReadPart, facts: Facts): number | null {
  const [{ rows: above }, { rows: below }] = [before, behind];
  const [last, first] = [above.at(-1), below.at(0)];
  // a payment slip below may print the closing balance
  const carried = above.findLast(({ reason }) => reason === 'carried_forward');
  const isOverleaf = carried && carried !== last && first && pageOf(first) === pageOf(carried) + 1;
  if (isOverleaf && BEGINS.has(first.reason) && statedBalance(first) === statedBalance(carried)) return pageOf(first);
  if (last === undefined || first === undefined || pageOf(first) !== pageOf(last) + 1) return null;
  const isCarried = mayCarry(last) && BEGINS.has(first.reason) && statedBalance(last) === first.balance;
  const isOneList = isBooked(last) && isBooked(first) && last.row.table === first.row.table;
  if (!isCarried && !(isOneList && !opensAnother(behind, before, facts))) return null;
  const isCounted = facts.pages.some(({ numbers }) => {
    const [own, next] = [last, first].map((row) => numbers.find(({ page }) => page === pageOf(row)));
    return own && next && next.number === own.number + 1 && next.of === own.of;
  });
  return isCounted ? pageOf(first) : null;
}

/**
 * True for a part with an opening balance, or any figure above its rows, or with numbers of accounts of which the part
 * before prints none.
 */
function opensAnother({ part, rows }: ReadPart, { part: before }: ReadPart, facts: Facts): boolean {
  const { accounts, ibans, figures } = facts;
  const first = rows[0] ? firstLineOf(rows[0]).index : part.toLine;
  const own = figures.filter((figure) => figure.kind !== null && isOf(part, figure));
  if (own.some(({ kind, line }) => kind === 'opening' || line.line.index < first)) return true;
  // the number of a cheque is in a row with a day
  const heads = [...accounts, ...ibans].filter(({ line: { dates } }) => dates.length === 0);
  const numbersOn = (one: ReadPart['part']) =>
    heads.flatMap((fact) => (isOf(one, fact) ? fact.text.replace(/\s/g, '') : []));
  const known = new Set(numbersOn(before));
  const numbers = numbersOn(part);
  return numbers.length > 0 && !numbers.some((number) => known.has(number));
}

function goesOn(subject: Subject): Finding | null {
  const { excluded = [] } = subject.document.saidPages ?? {};
  let [, last] = statementPages(subject).own;
  while (excluded.includes(last)) last--;
  const booking = subject.booked.at(-1);
  const at = booking ? firstLineOf(booking).index : Infinity;
  const below = ownLines(subject).filter(({ line: { index, page } }) => page === last && index > at);
  const announced = below.some(({ line: { text } }) => announcesNext(text, last));
  return announced ? finding('STATEMENT_GOES_ON', { page: last }) : null;
}

/** True for words that announce the next page, or a page number after the last. */
function announcesNext(text: string, pages: number): boolean {
  if (MORE.test(text)) return true;
  const kind = lineKind(text);
  if (kind?.kind !== 'continued' || !kind.exact) return false;
  const [, number] = /\b(\d{1,3})\W*$/.exec(text) ?? [];
  return NEXT.test(text) || Number(number) > pages;
}

/** "More transactions on the next sheet". */
const MORE_WORDS = 'more|further|weitere|other|autres|más|altre|verdere';
const NEXT_PAGE = 'next|following|nächsten|folgenden|page suivante|página siguiente|pagina successiva|volgende';
const MORE = new RegExp(`^(?:${MORE_WORDS})\\s+\\p{L}+\\s+(?:\\p{L}+\\s+){0,3}(?:${NEXT_PAGE})(?!\\p{L})`, 'iu');

/** Words for the next page: "continued on the next page". Not "see overleaf": terms are there. */
const NEXT_WORDS = [
  'next|following|contin\\w+ overleaf|nächste\\w*|folge\\w*|suivante|siguiente|próxima|seguinte|successiva|seguente',
  'volgende|nästa|næste|neste|seuraava\\w*|następnej|další|ďalšej|következő|următoare|sljedećoj|sledećoj|sonraki',
  'berikutnya',
];
const NEXT_IN_OTHER_SCRIPTS = 'следующей|наступній|επόμενη|trang sau|下[页頁]|次頁|次ページ|다음|التالية|הבא|ถัดไป';
const NEXT = new RegExp(`\\b(?:${NEXT_WORDS.join('|')})(?!\\p{L})|${NEXT_IN_OTHER_SCRIPTS}`, 'iu');
