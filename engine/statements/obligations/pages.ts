/** All pages of the statement are there, in their order, and can be read. */
import { missingPages } from '../missing-pages.ts';
import { discharged, type Judge, open, pagesNamed } from './obligation.ts';

export const pagesComplete: Judge = ({ pages, proof: { figures }, readings: { facts }, document }) => {
  const { unusablePages, pageCount } = document;
  if (unusablePages.length > 0) return open(`There is no text that can be read on ${pagesNamed(unusablePages)}.`);
  const missing = missingPages(pages, figures, facts.pages, pageCount);
  return missing === null ? discharged('By the numbers of its pages none is missing.') : open(missing);
};
