/** What the user says of pages: the excluded ones are not there, and nothing that is read so is proved by itself. */
import { type Finding, finding } from '../../wording/catalogue.ts';
import type { Document, SaidPages, Subject } from '../subject.ts';
import { missingPages, type StatementPages } from './statement-pages.ts';

/** Given a statement and its pages, returns what its page numbers say: an excluded page is no room for one without. */
export function numberingOf({ readings: { facts }, document }: Subject, { rows, own }: StatementPages) {
  const { pageCount, saidPages: { excluded } = NOTHING } = document;
  if (excluded.length === 0) return missingPages({ rows, own }, facts.pages, pageCount);
  const placeOf = (page: number) => page - excluded.filter((one) => one < page).length;
  const left = ([first, last]: StatementPages['own']) => [placeOf(first), placeOf(last + 1) - 1] as const;
  const numberings = facts.pages.map((one) => ({
    ...one,
    numbers: one.numbers.map((number) => ({ ...number, page: placeOf(number.page) })),
  }));
  return missingPages({ rows: left(rows), own: left(own) }, numberings, placeOf(pageCount + 1) - 1);
}

/**
 * Given a document, returns why no statement of it is proved. On excluded pages may stand rows that cancel out, and
 * words that say otherwise of any statement than what is left; with the others, rows may be those of another statement.
 */
export function unprovedPages({ saidPages = NOTHING }: Document): Finding | null {
  const {
    excluded,
    begun: [begun],
    joined: [joined],
  } = saidPages;
  if (excluded.length > 0) return finding('PAGES_EXCLUDED', { pages: [...excluded] });
  if (begun !== undefined) return finding('STATEMENT_BEGUN', { page: begun });
  return joined === undefined ? null : finding('STATEMENT_JOINED', { page: joined });
}

const NOTHING: SaidPages = { excluded: [], begun: [], joined: [] };
