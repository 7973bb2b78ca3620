/** What the user says of pages: which of them are no part of a statement, and with which one begins. */
import type { PageNumbering } from '../../readings/facts/page-numberings.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import type { Document, Subject } from '../subject.ts';
import { missingPages, type NumberingFinding, type StatementPages } from './statement-pages.ts';

/**
 * Given a statement, returns what its page numbers say. A page that the user excludes is not there: it is no room for a
 * page without a number, and no page that follows.
 */
export function numberingOf({ readings: { facts }, document }: Subject, pages: StatementPages): NumberingFinding {
  const { excludedPages = [], pageCount } = document;
  if (excludedPages.length === 0) return missingPages(pages, facts.pages, pageCount);
  const before = (page: number) => excludedPages.filter((one) => one < page).length;
  const through = (page: number) => before(page + 1);
  const kept = ([first, last]: readonly [number, number]): [number, number] => [
    first - before(first),
    last - through(last),
  ];
  const numberings = facts.pages.map(
    (one): PageNumbering => ({
      ...one,
      numbers: one.numbers.map((number) => ({ ...number, page: number.page - before(number.page) })) as never,
    }),
  );
  return missingPages({ rows: kept(pages.rows), own: kept(pages.own) }, numberings, pageCount - through(pageCount));
}

/** Given a document, returns those of its pages that the user excludes. */
export const excludedFrom = ({ excludedPages = [], pageCount }: Document): number[] =>
  [...new Set(excludedPages)].filter((page) => page <= pageCount).toSorted((a, b) => a - b);

/**
 * Pages that the user excludes; null without any. Rows that cancel out may stand there, and words that say otherwise of
 * any statement of the file than what is left: no page number excludes it.
 */
export function unprovedExclusion(document: Document): Finding | null {
  const pages = excludedFrom(document);
  return pages.length === 0 ? null : finding('PAGES_EXCLUDED', { pages });
}

/** The page at which the user parts what the paper does not part, or joins what it parts; null without one. */
export function unprovedParts({ startPages: [begun] = [], continuePages: [joined] = [] }: Document): Finding | null {
  if (begun !== undefined) return finding('STATEMENT_BEGUN', { page: begun });
  return joined === undefined ? null : finding('STATEMENT_JOINED', { page: joined });
}
