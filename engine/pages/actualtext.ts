/** Removes replacement texts: what is read is what the paper shows, except marks of letters that only they name. */
import { firstOf, itemAt, makeOnce, wholeAt } from '../model/lists.ts';
import { heapOf, nameIn, type Pdfium } from './pdfium.ts';

/** What a file says that some of its text objects mean. */
export interface Replacement {
  readonly text: string;
}

const ACTUAL_TEXT = 'ActualText';
/** What begins text of two bytes a unit, those of higher value first. */
const BYTE_ORDER_MARK = 0xfeff;
/** Bytes from the beginning of the scratch space to the length of a text, and from there to the text. */
const LENGTH = 64;
/** Bytes: longer than what a letter with its marks takes, and nothing is learnt from it. */
const MOST_BYTES = 256;
const MARK = /\p{Mn}/u;
const MARKS = /\p{Mn}/gu;
/** A letter and a vowel of its own beside it carry marks together. */
const LETTERS_OF_ONE = 2;

const NONE: ReadonlySet<number> = new Set();

/**
 * Removes the ActualText marks of a page's text objects, so that a text page made afterwards holds the drawn glyphs;
 * those of `keep`, and of what shares their marks, stay. Returns what was removed by text object; objects of one mark
 * share one.
 */
export function removeReplacements(
  pdfium: Pdfium,
  texts: Iterable<number>,
  keep: ReadonlySet<number> = NONE,
): ReadonlyMap<number, Replacement> {
  const { exports } = pdfium;
  const scratch = nameIn(pdfium, ACTUAL_TEXT);
  const length = scratch + LENGTH;
  const found: { readonly object: number; readonly mark: number }[] = [];
  const kept = new Set<number>();
  const byMark = new Map<number, Replacement>();
  const replacements = new Map<number, Replacement>();
  for (const object of texts) {
    const marks: number = exports.FPDFPageObj_CountMarks(object);
    for (let i = marks - 1; i >= 0; i--) {
      const mark: number = exports.FPDFPageObj_GetMark(object, i);
      if (!exports.FPDFPageObjMark_GetParamStringValue(mark, scratch, 0, 0, length)) continue;
      if (keep.has(object)) kept.add(mark);
      replacements.set(
        object,
        makeOnce(byMark, mark, () => ({ text: replacementOf(pdfium, mark) })),
      );
      found.push({ object, mark });
    }
  }
  // objects that follow each other may share their marks, so all are found before any is removed
  for (const { object, mark } of found) if (!kept.has(mark)) exports.FPDFPageObj_RemoveMark(object, mark);
  return replacements;
}

/** Given a mark, returns its replacement text as Unicode, empty if it is long or in another encoding. */
function replacementOf(pdfium: Pdfium, mark: number): string {
  const { scratch } = heapOf(pdfium);
  const [length, bytes] = [scratch + LENGTH, scratch + LENGTH * 2];
  if (!pdfium.exports.FPDFPageObjMark_GetParamBlobValue(mark, scratch, bytes, MOST_BYTES, length)) return '';
  const { u8, u32 } = heapOf(pdfium);
  const count = wholeAt(u32, length >> 2);
  if (count > MOST_BYTES || ((wholeAt(u8, bytes) << 8) | wholeAt(u8, bytes + 1)) !== BYTE_ORDER_MARK) return '';
  let text = '';
  for (let at = bytes + 2; at + 1 < bytes + count; at += 2)
    text += String.fromCharCode((wholeAt(u8, at) << 8) | wholeAt(u8, at + 1));
  return text;
}

/** A replacement's letters and marks that its drawn letters do not name, and those without a meaning that draw it. */
interface Group {
  readonly text: string;
  readonly rest: string[];
  readonly unknown: number[];
}

/**
 * Returns by index the letters whose font gives them no meaning, with the marks that their replacement has beside known
 * letters: "ที่" drawn as two letters and a tone. Only marks are learnt so: a letter or a figure that nobody sees must
 * not be read.
 */
export function marksFromReplacements(
  pdfium: Pdfium,
  textPage: number,
  replacements: ReadonlyMap<number, Replacement>,
): ReadonlyMap<number, string> {
  const groups = new Map<Replacement, Group>();
  for (const replacement of replacements.values()) {
    const { text } = replacement;
    if (MARK.test(text)) groups.set(replacement, { text, rest: lettersOf(text), unknown: [] });
  }
  if (groups.size === 0) return new Map();
  const { exports } = pdfium;
  const total: number = exports.FPDFText_CountChars(textPage);
  for (let j = 0; j < total; j++) {
    const replacement = replacements.get(exports.FPDFText_GetTextObject(textPage, j));
    const group = replacement && groups.get(replacement);
    if (group === undefined) continue;
    const sign: number = exports.FPDFText_GetUnicode(textPage, j);
    if (sign === 0) group.unknown.push(j);
    else for (const letter of lettersOf(String.fromCodePoint(sign))) take(group.rest, letter);
  }
  return new Map([...groups.values()].flatMap(marksOf));
}

/** The marks of the letters of a group that have no meaning, if only marks are left for them. */
function marksOf({ text, rest, unknown }: Group): [index: number, marks: string][] {
  if (unknown.length === 0 || !rest.every((sign) => MARK.test(sign))) return [];
  if (unknown.length === rest.length) return unknown.map((j, i) => [j, itemAt(rest, i)]);
  // several marks may be drawn as one, and one with a part of a vowel beside
  return rest.length > 0 && text.replace(MARKS, '').length <= LETTERS_OF_ONE ? [[firstOf(unknown), rest.join('')]] : [];
}

/** Returns letters and their marks apart, however many are one sign: the drawing may divide them differently. */
const lettersOf = (text: string): string[] => [...text.normalize('NFKD')];

function take(letters: string[], letter: string): void {
  const at = letters.indexOf(letter);
  if (at >= 0) letters.splice(at, 1);
}
