/** What the user says of pages: which of them are no part of a statement, and with which one begins. */
import type { PageNumbering } from '../../readings/facts/page-numberings.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import type { Document, Subject } from '../subject.ts';
import { missingPages, type NumberingFinding, type StatementPages, statementPages } from './statement-pages.ts';

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

/** Given a document and a statement's pages, returns those that the user excludes, beside it or within it. */
export const excludedFrom = ({ excludedPages = [] }: Document, { own: [first, last] }: StatementPages): number[] =>
  excludedPages.filter((page) => page >= first && page <= last).toSorted((a, b) => a - b);

/** Printed numbers from the first page of a statement to its last show that it has no others. */
function isNumberedWhole({ status, found }: NumberingFinding): boolean {
  if (status !== 'whole' || found.code !== 'PAGES_NUMBERED') return false;
  const { first, firstOf, last, lastOf } = found.params;
  return first === 1 && last === lastOf && firstOf === lastOf;
}

/** Excluded pages of which the paper does not show that they are no part of the statement; null without any. */
export function unprovedExclusion(subject: Subject, numbering: NumberingFinding): Finding | null {
  const of = statementPages(subject);
  const pages = excludedFrom(subject.document, of);
  if (pages.length === 0) return null;
  const [first, last] = of.rows;
  const isWithin = pages.some((page) => page > first && page < last);
  return isWithin || !isNumberedWhole(numbering) ? finding('PAGES_EXCLUDED', { pages }) : null;
}

/** The page at which the user parts a statement from one beside it, if the paper does not show it; null without one. */
export function unprovedStart(subject: Subject, numbering: NumberingFinding): Finding | null {
  const [first, last] = statementPages(subject).own;
  const page = subject.document.startPages?.find((one) => one > 1 && one >= first && one <= last + 1);
  return page === undefined || isNumberedWhole(numbering) ? null : finding('STATEMENT_BEGUN', { page });
}
