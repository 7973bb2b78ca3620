/**
 * Given the folder of a build, writes into it everything that the lexicon folds when it loads. Folding takes a third of
 * a thread's start.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PHRASES = 'engine/lexicon/phrases';

async function foldLexicon(folder) {
  const load = (path) => import(pathToFileURL(join(folder, path)).href);
  const { FOLDED_LISTS, FOLDED_TEXTS } = await load(`${PHRASES}/folded.js`);
  const lists = recorded(FOLDED_LISTS);
  const texts = recorded(FOLDED_TEXTS);
  const { fold, foldList } = await load(`${PHRASES}/fold.js`);
  const { inLexicon } = await load(`${PHRASES}/phrases.js`);
  await load('engine/extract.js');
  // the first lookup builds the tables
  inLexicon('');
  const pairs = (asked, folded) => `new Map(${JSON.stringify(asked.map(folded))})`;
  // folding makes lookups too
  const [askedLists, askedTexts] = [[...lists], [...texts]];
  writeFileSync(
    join(folder, PHRASES, 'folded.js'),
    `/** Made by bin/fold-lexicon.js. */
export const FOLDED_LISTS = ${pairs(askedLists, (list) => [list, foldList(list).join('|')])};
export const FOLDED_TEXTS = ${pairs(askedTexts, (text) => [text, fold(text)])};
`,
  );
}

/** Given an empty map, returns the lookups that are made in it from now on. */
function recorded(map) {
  const asked = new Set();
  map.get = (key) => {
    asked.add(key);
    return undefined;
  };
  return asked;
}

// a checkout without the lexicon, as in the test of this build
if (existsSync(join(process.argv[2], PHRASES))) await foldLexicon(process.argv[2]);
