/** All pages of the statement are there, in their order, and can be read. */
import { missingPages } from '../missing-pages.ts';
import { statementPages } from '../statement-pages.ts';
import { discharged, type Judge, open, pagesNamed } from './obligation.ts';

export const pagesComplete: Judge = ({ part, readings: { facts, parts }, document }) => {
  const { unusablePages, pageCount } = document;
  if (unusablePages.length > 0) return open(`There is no text that can be read on ${pagesNamed(unusablePages)}.`);
  const { status, says } = missingPages(statementPages(part, parts, pageCount), facts.pages, pageCount);
  return status === 'broken' ? open(says) : discharged(says);
};
