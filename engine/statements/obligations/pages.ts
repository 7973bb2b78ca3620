/** All pages of the statement are there, in their order, and can be read. */
import { missingPages } from '../missing-pages.ts';
import { statementPages } from '../statement-pages.ts';
import { discharged, type Judge, open, pagesNamed } from './obligation.ts';

export const pagesComplete: Judge = ({ part, proof, readings: { facts, parts }, document }) => {
  const { unusablePages, pageCount } = document;
  if (unusablePages.length > 0) return open(`There is no text that can be read on ${pagesNamed(unusablePages)}.`);
  const { status, says } = missingPages(statementPages(part, parts, pageCount), facts.pages, pageCount);
  if (status === 'broken') return open(says);
  if (status === 'unnumbered' && proof.figures.opening?.ofPage && !part.period.printed)
    return open(
      'It begins with a balance that is brought forward, and neither a page number nor a period says that nothing stands before.',
    );
  return discharged(says);
};
