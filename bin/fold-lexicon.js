/** Given the folder of a build, writes into it all that the lexicon folds when it is loaded, folded: a third of a thread's start. */
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
  // its tables are built when something is looked up in them
  inLexicon('');
  const pairs = (asked, folded) => `new Map(${JSON.stringify(asked.map(folded))})`;
  // folding asks again
  const [askedLists, askedTexts] = [[...lists], [...texts]];
  writeFileSync(
    join(folder, PHRASES, 'folded.js'),
    `/** Made by bin/fold-lexicon.js. */
export const FOLDED_LISTS = ${pairs(askedLists, (list) => [list, foldList(list).join('|')])};
export const FOLDED_TEXTS = ${pairs(askedTexts, (text) => [text, fold(text)])};
`,
  );
}

/** Given an empty map, returns what is looked up in it from now on. */
function recorded(map) {
  const asked = new Set();
  map.get = (key) => {
    asked.add(key);
    return undefined;
  };
  return asked;
}

// a checkout without it, as in a test of this very build
if (existsSync(join(process.argv[2], PHRASES))) await foldLexicon(process.argv[2]);
