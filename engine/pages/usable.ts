/** Decides whether the text of a page can be used, or the page has to be read as a picture. */
import { UnreadableError } from '../errors.ts';
import { SPACE, UNREADABLE } from '../model/characters.ts';
import type { Glyphs, Page } from '../model/page.ts';
import { fileFinding } from '../wording/files.ts';

/** A picture of a page with fewer letters than this beside it is a scan: a stamp or a page number is no text. */
export const FEW_GLYPHS = 40;
/** Without any letters, this many drawings made of curves are letters drawn as outlines. */
const OUTLINED = 150;
/** Over this share of signs without a meaning the text is garbage. */
const UNMAPPED_SHARE = 0.3;

/** What a page shows besides its glyphs. */
interface Shown {
  /** images cover it */
  readonly scanned: boolean;
  readonly curvedPaths: number;
  /** glyphs that are no sign */
  readonly unnamed: number;
}

/** Returns why a page's text cannot be used, or null. */
export function unusableBecause(glyphs: Glyphs, { scanned, curvedPaths, unnamed }: Shown): Page['unusable'] {
  let signs = unnamed;
  let unmapped = unnamed;
  for (let i = 0; i < glyphs.count; i++) {
    const code = glyphs.code[i];
    if (code === SPACE) continue;
    signs++;
    if (code === UNREADABLE) unmapped++;
  }
  if (unmapped > signs * UNMAPPED_SHARE) return 'no_unicode_map';
  if (signs < FEW_GLYPHS && (scanned || curvedPaths >= OUTLINED)) return 'no_text';
  return null;
}

/** What decides if a file can be read. */
interface FileRead {
  readonly pages: readonly { readonly unusable: Page['unusable']; readonly words: number }[];
  /** pictures of pages may be read, and some were */
  readonly pictures: { readonly areAllowed: boolean; readonly areRead: boolean };
}

/** Returns the error of a file on whose pages nothing can be read; null for others. */
export function unreadableFile({ pages, pictures }: FileRead): UnreadableError | null {
  if (pages.length > 0 && pages.every(({ unusable }) => unusable !== null)) {
    if (pictures.areAllowed) return new UnreadableError('PDF_UNREADABLE', fileFinding('PICTURES_WITHOUT_TEXT'));
    const unmapped = pages.every(({ unusable }) => unusable === 'no_unicode_map');
    return new UnreadableError('PDF_UNREADABLE', fileFinding(unmapped ? 'FONTS_WITHOUT_LETTERS' : 'FILE_SCANNED'));
  }
  if (pages.some(({ words }) => words > 0)) return null;
  const finding = fileFinding(pictures.areRead ? 'PICTURES_WITHOUT_TEXT' : 'FILE_WITHOUT_TEXT');
  return new UnreadableError('PDF_UNREADABLE', finding);
}
