/** Lines by which a paper explains its marks otherwise than they were read, and titles that turn a side round. */
import { markerSign } from '../../lexicon/columns/markers.ts';
import { sectionSign } from '../../lexicon/lines/sections.ts';
import type { ReadRow } from '../../readings/types.ts';
import type { Subject } from './obligation.ts';

/** "Signs are shown from the bank's point of view." */
const OF_BANK =
  /(?:from (?:the|our) bank['’]?s? (?:point of view|perspective|side)|bank['’]s (?:point of view|perspective)|in our books|aus (?:der )?sicht der bank|(?:point de vue|optique) de la banque|punto de vista del banco|ponto de vista do banco|punto di vista della banca|vanuit (?:het oogpunt van )?de bank|z pohledu banky|z punktu widzenia banku)/iu;
/** "Amounts in brackets are deposits", "A minus marks credits". */
const MINUS =
  /(?<!\p{L})(?:brackets|parenthes[ie]s|minus|minus sign|negative|klammern|minuszeichen|parenthèses|moins|paréntesis|signo menos|parentesi|haakjes)(?!\p{L})/iu;
const MONEY_IN =
  /(?<!\p{L})(?:deposits?|credits?|paid in|money in|in your favou?r|gutschriften|guthaben|haben|dépôts?|crédits?|en votre faveur|abonos?|créditos?|depósitos?|accrediti|versamenti|bijschrijvingen)(?!\p{L})/iu;
/** "Debit means money paid into your account", "DR increases your balance". */
const TURNED =
  /(?<!\p{L})(?:(?:dr|debits?)(?!\p{L})[^.;,]*(?:increases?|paid in(?:to)?|money in)(?!\p{L})|(?:cr|credits?)(?!\p{L})[^.;,]*(?:decreases?|paid out|money out)(?!\p{L}))/iu;
/** "D = deposit". */
const EXPLAINED = /(?<![^\s,;(])([\p{L}]{1,3}|[+\-−])\s*=\s*([^,;.=)]+)/gu;
/** What a title of a section at least says of its side to explain a mark. */
const SURE = 0.5;

/** Given a subject, returns the line by which the paper explains its signs otherwise than they were read, or as nothing that is known; null where it has none. */
export function legendAgainst(subject: Subject, booked: readonly ReadRow[]): string | null {
  const { part, view } = subject.part;
  if (view.flip !== 1) return null;
  const inRows = new Set(booked.flatMap(({ row }) => row.lines.map(({ source }) => source.line.index)));
  const marks = marksOf(booked);
  const found = subject.document.tables.lines.find(
    ({ line: { index, text } }) =>
      index >= part.fromLine &&
      index < part.toLine &&
      !inRows.has(index) &&
      (OF_BANK.test(text) || TURNED.test(text) || (MINUS.test(text) && MONEY_IN.test(text)) || explains(text, marks)),
  );
  return found?.line.text ?? null;
}

/** The marks that rows have, in upper case. */
function marksOf(booked: readonly ReadRow[]): ReadonlySet<string> {
  const marks = new Set<string>();
  for (const { row, sign } of booked) {
    if (sign !== 'marker') continue;
    for (const amount of row.amounts) if (amount?.token.marker) marks.add(amount.token.marker.toUpperCase());
    for (const text of row.texts) if (markerSign(text) !== null) marks.add(text.toUpperCase());
  }
  return marks;
}

/** True for a line that explains one of the marks by words that are not known for its side. */
function explains(text: string, marks: ReadonlySet<string>): boolean {
  for (const [, mark, words] of text.matchAll(EXPLAINED)) {
    if (!marks.has(mark.toUpperCase())) continue;
    const title = sectionSign(words.trim());
    const side = markerSign(words) ?? (title !== null && title.weight >= SURE ? title.sign : null);
    if (side !== markerSign(mark)) return true;
  }
  return false;
}

const REVERSED =
  /(?<!\p{L})(?:revers(?:ed|als?)|storn(?:o|os|iert\p{L}*|at\p{L}*|ovan\p{L}*)|annul(?:é|ée|és|ées|ations?)|anulad\p{L}*|extourn\p{L}*|cancell?ed|cancelad\p{L}*|annullat\p{L}*|geannuleerd\p{L}*)(?!\p{L})/iu;

/** Given the title of a section, returns whether it turns the side round that it names: "Reversed deposits". */
export function turnsSide(title: string): boolean {
  return REVERSED.test(title);
}
