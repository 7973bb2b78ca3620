/** Chooses the languages in which the second reader reads a page, by what the first one read of it. */
import { itemAt } from '../../engine/model/lists.ts';
import type { Cell } from '../cells/cells.ts';
import type { Language } from '../languages/language.ts';
import { languagesOf } from '../languages/languages-of.ts';
import { type Picture, widthOf } from '../picture.ts';
import { toRead } from './readings.ts';
import type { CellsOfPage, Readers } from './types.ts';

const HAN = /\p{Script=Han}{2}/u;
const EAST_ASIAN: readonly Language[] = ['jpn', 'chi_sim'];
/** Cells that tell two languages of one script apart. */
const LOOKED_AT = 12;

/** Given a page and the text of each of its cells, returns at most two languages, the main one first. */
export async function chooseLanguages(
  { picture, cells }: CellsOfPage,
  texts: readonly string[],
  readers: Readers,
): Promise<readonly Language[]> {
  const languages = languagesOf(texts, readers.languages);
  const rivals = EAST_ASIAN.filter((language) => readers.languages.includes(language));
  if (!languages.some((language) => EAST_ASIAN.includes(language)) || rivals.length < 2) return languages;
  const written = cells.filter((_, at) => HAN.test(itemAt(texts, at)));
  const looked = [...written].sort((a, b) => widthOf(b) - widthOf(a)).slice(0, LOOKED_AT);
  const surest = await surestOf(rivals, { picture, looked, readers });
  return [surest, ...languages.filter((language) => !EAST_ASIAN.includes(language))];
}

interface Looking {
  readonly picture: Picture;
  readonly looked: readonly Cell[];
  readonly readers: Readers;
}

/** The first reader writes Japanese with the signs of Chinese: the second one shows which of them it is. */
async function surestOf(rivals: readonly Language[], { picture, looked, readers }: Looking): Promise<Language> {
  let best = { language: itemAt(rivals, 0), sure: -1 };
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
