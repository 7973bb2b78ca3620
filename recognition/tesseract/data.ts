/** Finds the data of a language in the package that ships it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Language } from '../languages/language.ts';

/** The networks of the best data in whole numbers: the packages' larger data read nothing better. */
const KIND = '4.0.0_best_int';

function pathOf(language: Language): string | null {
  try {
    const name = `@tesseract.js-data/${language}/${KIND}/${language}.traineddata.gz`;
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return null;
  }
}

/** Is the package of this language installed? Those of jpn and chi_sim are optional. */
export const isInstalled = (language: Language): boolean => pathOf(language) !== null;

/**
 * The setting by which the data of a language asks for others (old Greek, vertical Japanese). None of these is installed,
 * and Tesseract 5 loses the languages named after this one: it adds to a list while it goes through it.
 */
const ASKS_FOR_OTHERS = 'tessedit_load_sublangs';
/** Begins a comment in the settings. */
const COMMENT = '#'.charCodeAt(0);

/** Returns the data of a language alone, unpacked. Throws if its package is not installed. */
export async function dataOf(language: Language): Promise<Uint8Array> {
  const path = pathOf(language);
  if (path === null) throw new Error(`the package @tesseract.js-data/${language} is not installed`);
  const data = await promisify(gunzip)(await readFile(path));
  const at = data.indexOf(ASKS_FOR_OTHERS);
  if (at >= 0) data[at] = COMMENT;
  return data;
}
