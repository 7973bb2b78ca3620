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

/** Returns the data of a language, unpacked. Throws if its package is not installed. */
export async function dataOf(language: Language): Promise<Uint8Array> {
  const path = pathOf(language);
  if (path === null) throw new Error(`the package @tesseract.js-data/${language} is not installed`);
  return promisify(gunzip)(await readFile(path));
}
