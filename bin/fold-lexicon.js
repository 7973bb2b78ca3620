/**
 * Given the folder of a build, writes into it everything that the lexicon folds when it loads. Folding takes a third of
 * a thread's start.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PHRASES = 'engine/lexicon/phrases';

/** Keeps what it is asked for. */
const RECORDING = `
export const lists = new Set();
export const texts = new Set();
export const foldedList = (list) => void lists.add(list);
export const foldedText = (text) => void texts.add(text);
`;

/** A list is found by its length and both ends: the whole text would double what a thread reads. */
const keyOf = (list) => `${list.length} ${list.slice(0, 40)} ${list.slice(-40)}`;

async function foldLexicon(folder) {
  const load = (path) => import(pathToFileURL(join(folder, path)).href);
  const target = join(folder, PHRASES, 'folded.js');
  writeFileSync(target, RECORDING);
  const { lists, texts } = await load(`${PHRASES}/folded.js`);
  const { fold, foldList } = await load(`${PHRASES}/fold.js`);
  const { inLexicon } = await load(`${PHRASES}/phrases.js`);
  await load('engine/extract.js');
  // the first lookup builds the tables
  inLexicon('');
  // folding makes lookups too
  const [askedLists, askedTexts] = [[...lists], [...texts]];
  if (new Set(askedLists.map(keyOf)).size < askedLists.length) throw new Error('Two lists have the same key.');
  const pairs = (asked, key, folded) => `new Map(${JSON.stringify(asked.map((one) => [key(one), folded(one)]))})`;
  writeFileSync(
    target,
    `/** Made by bin/fold-lexicon.js. */
const LISTS = ${pairs(askedLists, keyOf, (list) => foldList(list).join('|'))};
const TEXTS = ${pairs(askedTexts, String, fold)};
const keyOf = ${keyOf};
export const foldedList = (list) => LISTS.get(keyOf(list));
export const foldedText = (text) => TEXTS.get(text);
`,
  );
}

// a checkout without the lexicon, as in the test of this build
if (existsSync(join(process.argv[2], PHRASES))) await foldLexicon(process.argv[2]);
