/** All pages of the statement are present, in order, and readable. */
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Facts } from '../../readings/facts/facts.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { pageOf } from '../bookings.ts';
import { moreOfIt } from '../pages/more-of-it.ts';
import { differingPages } from '../pages/same-places.ts';
import { excludes, excludesIf, type ObligationRule, suggests } from './obligation.ts';
import type { Subject } from './subject.ts';

export const PAGE_RULES: readonly ObligationRule[] = [
  // a page that is a picture
  excludes('without_text', ({ document: { unusablePages } }) =>
    unusablePages.length > 0 ? finding('PAGES_WITHOUT_TEXT', { pages: unusablePages }) : null,
  ),
  // "Page 1 of 3", "Page 3 of 3" (complete-pages.test.ts)
  excludes('numbers_broken', ({ numbering }) => {
    const { status, found } = numbering();
    return status === 'broken' ? found : null;
  }),
  // "Statement 12/1" and "Statement 12/3" at one place (same-places.test.ts)
  excludes('places_differ', ({ part, ownPages, readings: { facts, parts }, document }) =>
    differingPages(part, ownPages(), { ...document, parts, numberings: facts.pages }),
  ),
  // "continued on the next page" below the last row (goes-on.test.ts)
  excludes('goes_on', goesOn),
  // "Page 1 of the transactions", "further bookings are not shown" (more-of-it.test.ts)
  excludes('more_of_it', ({ part, ownPages, readings: { facts }, document: { tables } }) =>
    moreOfIt(part, ownPages(), tables.lines, facts.pages),
  ),
  // a balance is carried over to a page that was read as another statement (complete-pages.test.ts)
  excludes('cut', statementCut),
  // pages without numbers, of which the first begins with a balance that is carried over (unexplained.test.ts)
  excludesIf('begins_carried', 'BEGINS_CARRIED', ({ numbering, proof: { figures }, part }) =>
    Boolean(numbering().status === 'unnumbered' && figures.opening?.ofPage && !part.period.printed),
  ),
  suggests('numbers_whole', ({ numbering }) => {
    const { status, found } = numbering();
    return status === 'broken' ? null : found;
  }),
];

/** The statement's part, or one beside it, is cut from the part before. */
function statementCut({ part: { part }, readings: { facts, parts } }: Subject): Finding | null {
  for (const [i, behind] of parts.slice(1).entries()) {
    const before = parts[i];
    const page = before.part === part || behind.part === part ? pageOfCut(before, behind, facts.pages) : null;
    if (page !== null) return finding('STATEMENT_CUT', { page });
  }
  return null;
}

const BEGINS: ReadonlySet<string> = new Set(['brought_forward', 'opening']);

/**
 * True for a row at the foot of a page whose balance may be carried over: not a booking's, a closing one, or one with a
 * day.
 */
const mayCarry = ({ role, reason, ownDate }: ReadRow): boolean =>
  reason === 'carried_forward' || (role !== 'transaction' && reason !== 'closing' && !ownDate);

/**
 * The page on which a part begins with the balance that the part before carries over, within one page count; else null.
 */
function pageOfCut({ rows: above }: ReadPart, { rows: below }: ReadPart, pages: Facts['pages']): number | null {
  const [last, first] = [above.at(-1), below.at(0)];
  if (last === undefined || first === undefined || !mayCarry(last) || !BEGINS.has(first.reason)) return null;
  if ((last.balance ?? last.amount) !== first.balance || pageOf(first) !== pageOf(last) + 1) return null;
  const isCounted = pages.some(({ numbers }) => {
    const [own, next] = [last, first].map((row) => numbers.find(({ page }) => page === pageOf(row)));
    return own && next && next.number === own.number + 1 && next.of === own.of;
  });
  return isCounted ? pageOf(first) : null;
}

/** True for words that announce the next page, or a page number after the last. */
const announcesNext = (text: string, pages: number): boolean => {
  if (MORE.test(text)) return true;
  const kind = lineKind(text);
  if (kind?.kind !== 'continued' || !kind.exact) return false;
  const number = /\b(\d{1,3})\W*$/.exec(text);
  return NEXT.test(text) || (number !== null && Number(number[1]) > pages);
};

function goesOn({ part: { part }, booked, ownPages, document: { tables } }: Subject): Finding | null {
  const [, last] = ownPages().own;
  const at = booked.at(-1)?.row.lines[0].source.line.index ?? part.toLine;
  const announced = tables.lines.some(
    ({ line: { index, page, text } }) =>
      page === last && index > at && index < part.toLine && announcesNext(text, last),
  );
  return announced ? finding('STATEMENT_GOES_ON', { page: last }) : null;
}

/** "More transactions on the next sheet". */
const MORE =
  /^(?:more|further|weitere|other|autres|más|altre|verdere)\s+\p{L}+\s+(?:\p{L}+\s+){0,3}(?:next|following|nächsten|folgenden|page suivante|página siguiente|pagina successiva|volgende)(?!\p{L})/iu;

/** Words for the next page: "continued on the next page". Not "see overleaf": terms stand there. */
const NEXT =
  /\b(?:next|following|contin\w+ overleaf|nächste\w*|folge\w*|suivante|siguiente|próxima|seguinte|successiva|seguente|volgende|nästa|næste|neste|seuraava\w*|następnej|další|ďalšej|következő|următoare|sljedećoj|sledećoj|sonraki|berikutnya)(?!\p{L})|следующей|наступній|επόμενη|trang sau|下[页頁]|次頁|次ページ|다음|التالية|הבא|ถัดไป/iu;
