/** Chooses the languages in which the second reader reads a page, by what the first one read of it. */
import { itemAt } from '../../engine/model/lists.ts';
import type { Cell } from '../cells/cell.ts';
import type { Language } from '../languages/language.ts';
import { areKnown, languagesOf } from '../languages/languages-of.ts';
import { type Picture, widthOf } from '../picture.ts';
import { toRead } from './readings.ts';
import type { CellsOfPage, Readers } from './types.ts';

const HAN = /\p{Script=Han}{2}/u;
const EAST_ASIAN: readonly Language[] = ['jpn', 'chi_sim'];
/** Scripts whose letters the first reader takes for those that they look like. */
const OTHER_SCRIPTS: readonly Language[] = ['ell', 'bel'];
/** The data of Cyrillic papers reads Latin words, too, if English is beside it; Greek capitals become Latin there. */
const WITH_LATIN: Partial<Record<Language, Language>> = { bel: 'eng' };
const LETTERS = /\p{L}.*\p{L}.*\p{L}.*\p{L}/u;
/** Cells that tell two languages apart. */
const LOOKED_AT = 12;

/** Given a page and the text of each of its cells, returns at most two languages, the main one first. */
export async function chooseLanguages(
  { picture, cells }: CellsOfPage,
  texts: readonly string[],
  readers: Readers,
): Promise<readonly Language[]> {
  const languages = languagesOf(texts, readers.languages);
  const allowed = (rivals: readonly Language[]) => rivals.filter((language) => readers.languages.includes(language));
  /** The widest of the cells with such a text. */
  const looked = (written: RegExp): readonly Cell[] =>
    cells
      .filter((_, at) => written.test(itemAt(texts, at)))
      .sort((a, b) => widthOf(b) - widthOf(a))
      .slice(0, LOOKED_AT);
  if (languages.some((language) => EAST_ASIAN.includes(language))) {
    const surest = await surestOf(allowed(EAST_ASIAN), { picture, looked: looked(HAN), readers });
    return [surest, ...languages.filter((language) => !EAST_ASIAN.includes(language))];
  }
  const others = allowed(OTHER_SCRIPTS);
  if (others.length === 0 || areKnown(texts, languages)) return languages;
  const surest = await surestOf([...languages.slice(0, 1), ...others], { picture, looked: looked(LETTERS), readers });
  if (!others.includes(surest)) return languages;
  const latin = WITH_LATIN[surest];
  return latin === undefined ? [surest] : [surest, ...allowed([latin])];
}

interface Looking {
  readonly picture: Picture;
  readonly looked: readonly Cell[];
  readonly readers: Readers;
}

/**
 * The first reader writes Japanese with the signs of Chinese, and Greek with Latin letters: the second one shows which of
 * several languages it is.
 */
async function surestOf(rivals: readonly Language[], { picture, looked, readers }: Looking): Promise<Language> {
  let best = { language: itemAt(rivals, 0), sure: -1 };
  if (rivals.length === 1) return best.language;
  for (const language of rivals) {
    const read = await readers.second.read(
      picture,
      looked.map((box) => toRead(box, '')),
      [language],
    );
    const sure = read.reduce((sum, { confidence }) => sum + confidence, 0);
    if (sure > best.sure) best = { language, sure };
  }
  return best.language;
}
