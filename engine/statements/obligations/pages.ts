/** All pages of the statement are there, in their order, and can be read. */
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { TokenLine } from '../../model/table.ts';
import type { Facts } from '../../readings/facts/facts.ts';
import type { Part } from '../../readings/parts/parts.ts';
import type { ReadPart } from '../../readings/read.ts';
import { finding } from '../../wording/catalogue.ts';
import { isBooked } from '../bookings.ts';
import { missingPages, type StatementPages } from '../pages/missing-pages.ts';
import { moreOfIt } from '../pages/more-of-it.ts';
import { differingPages } from '../pages/same-places.ts';
import { statementPages } from '../pages/statement-pages.ts';
import { discharged, type Judge, open } from './obligation.ts';

export const pagesComplete: Judge = ({ part, proof, readings: { facts, parts }, document }) => {
  const { unusablePages, pageCount } = document;
  if (unusablePages.length > 0) return open(finding('PAGES_WITHOUT_TEXT', { pages: unusablePages }));
  const pages = statementPages(part, parts, pageCount);
  const { status, found } = missingPages(pages, facts.pages, pageCount);
  if (status === 'broken') return open(found);
  const differs = differingPages(part, pages, { ...document, parts, numberings: facts.pages });
  if (differs !== null) return open(differs);
  if (goesOn(part, pages, document.tables.lines)) return open(finding('STATEMENT_GOES_ON', { page: pages.own[1] }));
  const more = moreOfIt(part, pages, document.tables.lines, facts.pages);
  if (more !== null) return open(more);
  const cut = cutsBetween(parts, facts.pages).find(
    ({ before, behind }) => before === part.part || behind === part.part,
  );
  if (cut) return open(finding('STATEMENT_CUT', { page: cut.page }));
  if (status === 'unnumbered' && proof.figures.opening?.ofPage && !part.period.printed)
    return open(finding('BEGINS_CARRIED'));
  return discharged(found);
};

/** Two parts, and the page overleaf of the first on which the second begins with the balance that the first carries over. */
interface Cut {
  readonly before: Part;
  readonly behind: Part;
  readonly page: number;
}

/** Names of the balance that a page begins with. */
const BEGINS: ReadonlySet<string> = new Set(['brought_forward', 'opening']);

/** True for a row at the foot of a page whose balance may be carried over: a booking's is not, and one that closes, or is of a day, ends its statement. */
const mayCarry = ({ role, reason, ownDate }: ReadRow): boolean =>
  reason === 'carried_forward' || (role !== 'transaction' && reason !== 'closing' && !ownDate);

/** Given the parts of a document and how it counts its pages, returns where one is cut from the next amid one count. */
function cutsBetween(parts: readonly ReadPart[], pages: Facts['pages']): Cut[] {
  const pageOf = ({ row }: ReadRow) => row.lines[0].source.line.page;
  return parts.slice(1).flatMap((behind, i): Cut[] => {
    const [last, first] = [parts[i].rows.at(-1), behind.rows[0]];
    if (last === undefined || first === undefined || !mayCarry(last) || !BEGINS.has(first.reason)) return [];
    if ((last.balance ?? last.amount) !== first.balance || pageOf(first) !== pageOf(last) + 1) return [];
    const isCounted = pages.some(({ numbers }) => {
      const [own, next] = [last, first].map((row) => numbers.find(({ page }) => page === pageOf(row)));
      return own && next && next.number === own.number + 1 && next.of === own.of;
    });
    return isCounted ? [{ before: parts[i].part, behind: behind.part, page: pageOf(first) }] : [];
  });
}

/** True for words that the statement goes on, on a page that is named as the next, or by a number behind the last. */
const announcesNext = (text: string, pages: number): boolean => {
  if (MORE.test(text)) return true;
  const kind = lineKind(text);
  if (kind?.kind !== 'continued' || !kind.exact) return false;
  const number = /\b(\d{1,3})\W*$/.exec(text);
  return NEXT.test(text) || (number !== null && Number(number[1]) > pages);
};

/** True where the last page of a statement says below its last row that it continues. */
function goesOn({ part, rows }: ReadPart, { own: [, last] }: StatementPages, lines: readonly TokenLine[]): boolean {
  const booked = rows.findLast(isBooked);
  const at = booked?.row.lines[0].source.line.index ?? part.toLine;
  return lines.some(
    ({ line: { index, page, text } }) =>
      page === last && index > at && index < part.toLine && announcesNext(text, last),
  );
}

/** "More transactions on the next sheet". */
const MORE =
  /^(?:more|further|weitere|other|autres|más|altre|verdere)\s+\p{L}+\s+(?:\p{L}+\s+){0,3}(?:next|following|nächsten|folgenden|page suivante|página siguiente|pagina successiva|volgende)(?!\p{L})/iu;

/** Words for the page that follows: "continued on the next page", and not "see overleaf", where terms stand. */
const NEXT =
  /\b(?:next|following|contin\w+ overleaf|nächste\w*|folge\w*|suivante|siguiente|próxima|seguinte|successiva|seguente|volgende|nästa|næste|neste|seuraava\w*|następnej|další|ďalšej|következő|următoare|sljedećoj|sledećoj|sonraki|berikutnya)(?!\p{L})|следующей|наступній|επόμενη|trang sau|下[页頁]|次頁|次ページ|다음|التالية|הבא|ถัดไป/iu;
