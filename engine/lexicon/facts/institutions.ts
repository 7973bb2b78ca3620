/** Finds names of banks in a text: by words that say "bank", by legal forms, or by the shape of a name alone. */
import { firstOf, lastOf } from '../../model/lists.ts';
import { fold, foldList } from '../phrases/fold.ts';
import type { PhraseLists } from '../phrases/phrases.ts';
import * as lists from './institution-words.ts';
import { labelOf } from './labels.ts';
import { hasAddressWord } from './person-words.ts';

/** What a name says of itself. */
export interface InstitutionName {
  readonly name: string;
  /** it holds a word for a bank; or one that others have as well */
  readonly bank: boolean;
  readonly weak: boolean;
  readonly form: boolean;
}

const MOST_WORDS = 8;
const MOST_SMALL_WORDS = 5;
/** Words that are within names in small letters. */
const CONNECTORS = new Set(
  `of the and & y e i et und de du des la le les del della di da do dos das d l van von der den het a en și og och ja
    és για και и na w for in an am ob`.split(/\s+/),
);
const listed = (phrases: PhraseLists) => phrases.flatMap(foldList).filter((phrase) => phrase !== '');
const ENDS = listed(lists.BANK_ENDS);
const PHRASES = listed(lists.BANK_PHRASES);
const OTHERS = listed(lists.NO_ISSUERS);
const WEAK = new Set(listed(lists.WEAK_BANK_WORDS));
const GENERIC = new Set(listed(lists.NO_NAMES));
const OF_PRODUCTS = new Set(listed(lists.PRODUCTS));
/** With a space around each, as in a folded text with one around it. */
const IMPRINTS = listed(lists.IMPRINT).map((phrase) => ` ${phrase} `);
const ISSUERS = new Set(listed(lists.ISSUER));

const BANK_SIGN = `(?:${lists.BANK_SIGNS.join('|')})`;
const FORM_SIGN = `(?:${lists.FORM_SIGNS.join('|')})`;
/** A letter of a name without spaces. */
const SIGN = '[\\p{L}\\p{M}・ー]';
const UNSPACED = new RegExp(
  `${SIGN}{2,14}?${BANK_SIGN}(?:\\s?${FORM_SIGN})?|${FORM_SIGN}\\s?${SIGN}{1,12}${BANK_SIGN}`,
  'u',
);
const UNSPACED_FORM = new RegExp(FORM_SIGN, 'u');
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const MEANS = new RegExp(lists.BANK_MEANS.join('|'), 'u');
const UNSPACED_SCRIPT = /[\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;
/** A comma within a name is before its legal form. */
const COMMA = ',(?!\\s*(?:Inc|INC|Ltd|LTD|LLC|N\\.[AV]|S\\.A|[aA]\\.[sS]|d\\.d|s\\.r))\\s*';
/** Where a name ends and something else begins. */
const PARTING = new RegExp(
  `\\s*[·|•;:：]\\s*|\\s+[–—-]\\s+|${COMMA}|\\s*[(（](?!publ)|[.!?]\\s+(?=\\p{Lu}\\p{L}+\\s\\p{Ll})`,
  'u',
);

/** Given a text, returns the names in it that may be of a bank, in order. */
export function institutionNamesIn(text: string): InstitutionName[] {
  if (UNSPACED_SCRIPT.test(text)) return unspacedName(text);
  const pieces = text.split(PARTING);
  const names = pieces.flatMap((piece, i) => {
    const own = piece.replace(/^(?:©|\(c\))\s*(?:\d{4}\s)?/i, '').trim();
    const found = nameIn(i + 1 < pieces.length ? beforeLabel(own) : own);
    // "Hi Anna, here is your statement"
    const isAddressed = SENTENCE.test(pieces[i + 1] ?? '') && !found?.bank && !found?.form;
    return found && !isAddressed ? [found] : [];
  });
  return names.length > 0 || pieces.length > 1 ? names : smallBrand(text);
}

/** A text of one word in small letters, as brands are written: "nordbank". */
const SMALL_BRAND = /^(?:[^\p{L}\p{N}]+\s)?(\p{Ll}{4,})$/u;

function smallBrand(text: string): InstitutionName[] {
  const [, name] = SMALL_BRAND.exec(text) ?? [];
  if (name === undefined) return [];
  const folded = fold(name);
  if (GENERIC.has(folded) || OF_PRODUCTS.has(folded) || isPlainBank(folded) || labelOf(name) !== null) return [];
  return [{ name, bank: saysBank(folded), weak: false, form: false }];
}

/** What continues in small letters is a sentence, and no name is before it. */
const SENTENCE = /^\p{Ll}+\s\p{Ll}+\s\p{Ll}+/u;

/** "AG" is a legal form, and a branch's label. */
const LONGEST_FORM = 3;

/** Words that more follows, up to the label of that: "Banco Exemplo Agência" of "Banco Exemplo Agência: 0001". */
function beforeLabel(piece: string): string {
  const words = piece.split(/\s+/);
  const last = lastOf(words);
  const isLabel = words.length > 2 && last.length > LONGEST_FORM && labelOf(last) !== null;
  return isLabel ? words.slice(0, -1).join(' ') : piece;
}

function unspacedName(text: string): InstitutionName[] {
  const [name] = UNSPACED.exec(text) ?? [];
  if (name === undefined || MEANS.test(name)) return [];
  return [{ name, bank: true, weak: false, form: UNSPACED_FORM.test(name) }];
}

function nameIn(piece: string): InstitutionName | null {
  const words = piece.split(/\s+/).filter((word) => word !== '');
  const run = words.length > LONGEST_PIECE ? null : nameRun(words);
  if (run === null) return null;
  const form = run.some((word) => lists.FORMS_BEHIND.has(word) || lists.FORMS_BEFORE.has(word));
  const name = run.join(' ').replace(/[,.]$/, (mark) => (form ? mark : ''));
  const folded = fold(name).split(' ');
  const joined = ` ${folded.join(' ')} `;
  if (OTHERS.some((phrase) => joined.includes(` ${phrase} `))) return null;
  const bank = folded.some(saysBank) || PHRASES.some((phrase) => joined.includes(` ${phrase} `));
  const isPlain = !bank && !form;
  const own = folded.filter((word) => !isGeneric(word) && !CONNECTORS.has(word) && !isPlainBank(word));
  if (!own.some((word) => word.length > 1 && !(isPlain && WEAK.has(word)))) return null;
  // a bank's street
  if (/^\d/.test(name) && hasAddressWord(name)) return null;
  // "Bank Account No", "Bank Giro Credit": what is beside is no name
  if (!form && folded.some(isGeneric)) return null;
  // a product, and words that are in the order of their drawing
  if (isPlain && (folded.some((word) => OF_PRODUCTS.has(word)) || RIGHT_TO_LEFT.test(name))) return null;
  return { name, bank, weak: folded.some((word) => WEAK.has(word)), form };
}

/** Words of a text that holds a name, at the most: a longer one is made to do harm. */
const LONGEST_PIECE = 40;

/** The words of a name: up to its legal form, or all of them. */
function nameRun(words: readonly string[]): readonly string[] | null {
  const isWhole = words.length > 0 && words.length <= MOST_WORDS && (words.every(isNameWord) || isSmallBank(words));
  return runBehindForm(words) ?? runBeforeForm(words) ?? (isWhole ? words : null);
}

/** True for a word by which nobody is named. */
const isGeneric = (word: string): boolean => GENERIC.has(word) && !CONNECTORS.has(word);

/** "Moravská kreditní banka", "Ngân hàng Sông Hồng": names in lower case except for their first word. */
function isSmallBank(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > MOST_SMALL_WORDS || !/^\p{Lu}/u.test(firstOf(words))) return false;
  const folded = fold(words.join(' '));
  return PHRASES.some((phrase) => folded.startsWith(`${phrase} `)) || folded.split(' ').some(saysBank);
}

/** Words of a name behind its legal form, that one among them, at the most. */
const MOST_BEHIND_FORM = 6;

/** The words of a name whose legal form is before it: "ООО «Северный банк»". */
function runBehindForm(words: readonly string[]): string[] | null {
  const from = words.findIndex((word) => lists.FORMS_BEFORE.has(word));
  if (from < 0) return null;
  const quoted = words.findIndex((word, i) => i > from && /[»"”]/.test(word));
  const end = quoted >= 0 ? quoted + 1 : words.findIndex((word, i) => i > from && !isNameWord(word));
  const to = Math.min(end < 0 ? words.length : end, from + MOST_BEHIND_FORM);
  return to > from + 1 ? words.slice(from, to).map((word) => word.replace(/[,;]$/, '')) : null;
}

/** The words of a name up to its legal form, without the words before the name: "by Harbour Bank plc". */
function runBeforeForm(words: readonly string[]): string[] | null {
  const at = words.findIndex((word, i) => i > 0 && lists.FORMS_BEHIND.has(word.replace(/,$/, '')));
  if (at < 0) return null;
  const wordAt = (i: number): string => words[i] ?? '';
  let to = at + 1;
  while (lists.FORMS_BEHIND.has(wordAt(to)) || /^(?:&|Tbk|KGaA|\(publ\))$/.test(wordAt(to))) to++;
  let from = at;
  while (at - from < MOST_WORDS && isNameWord(wordAt(from - 1)) && !SENTENCE_END.test(wordAt(from - 1))) from--;
  while (from < at && CONNECTORS.has(wordAt(from).toLowerCase()) && wordAt(from) !== wordAt(from).toUpperCase()) from++;
  // below a statement somebody signs: "FOR PALASH SAHAKARI BANK LTD."
  if (/^for$/i.test(wordAt(from))) from++;
  // "Ngân hàng TMCP Sông Hồng": what the bank is called is behind its form
  if (isWordForBank(words.slice(from, at))) while (to - from < MOST_WORDS && isNameWord(wordAt(to))) to++;
  return from < at ? words.slice(from, to).map((word) => word.replace(/,$/, '')) : null;
}

/** A longer word with a full stop is no abbreviation within a name. */
const SENTENCE_END = /^\p{L}{4,}\.$/u;

/** True for words that say "bank", and nothing else. */
function isWordForBank(words: readonly string[]): boolean {
  const folded = fold(words.join(' '));
  return PHRASES.includes(folded) || isPlainBank(folded);
}

/** Given a line of a letterhead, returns whether it is the end of a name that began above: "BANK", "CREDIT UNION". */
export const endsInstitution = (text: string): boolean => !UNSPACED_SCRIPT.test(text) && isWordForBank(text.split(' '));

/** True for a word that a name may have: it begins with a capital or a letter without case, and holds no figures. */
function isNameWord(word: string): boolean {
  if (/\d/.test(word)) return /^\d{1,3}(?:st|nd|rd|th)?$/.test(word) || /^\p{Lu}+\d+$/u.test(word);
  if (CONNECTORS.has(word.toLowerCase()) || word === '+') return true;
  return (
    /^[«"“„'‘’(]?(?:\p{Lu}|\p{Lo})[\p{L}\p{M}'’&./+-]*[»"”'’),.]*$/u.test(word) ||
    /^\p{Ll}{1,6}\p{Lu}\p{L}+$/u.test(word) ||
    /^(?:d|l)['’]\p{Lu}/u.test(word)
  );
}

/** A shorter word ends words of any kind. */
const LEAST_ENDING = 4;
const saysBank = (word: string): boolean =>
  ENDS.some((end) => word === end || (end.length >= LEAST_ENDING && word.endsWith(end)));
const isPlainBank = (word: string): boolean => ENDS.includes(word);

/** "northbank.co.uk" */
const SECOND_LEVEL = new Set(['co', 'com', 'org', 'net', 'or', 'ne', 'ac', 'gov']);

/** Given a line of text, returns whether it names a register, an authority or a seat. */
export function isImprint(text: string): boolean {
  // the number of a register is in brackets
  if (/\(\s?\d{4,}/.test(text)) return true;
  const folded = ` ${fold(text)} `;
  return IMPRINTS.some((phrase) => folded.includes(phrase));
}

/** Given a label, returns whether the issuer is beside it. */
export const isIssuerLabel = (text: string): boolean => ISSUERS.has(fold(text));

/** Given a text, returns the name within each address of the web in it: "northbank" of "www.northbank.co.uk". */
export function webNamesIn(text: string): string[] {
  const addresses = text.toLowerCase().matchAll(/(?:https?:\/\/|www\.)((?:[a-z0-9-]+\.)+[a-z]{2,})/g);
  return [...addresses].flatMap(([, host = '']) => {
    const labels = host
      .replace(/^www\./, '')
      .split('.')
      .slice(0, -1);
    const second = labels.findLast((label, i) => i < labels.length - 1 || !SECOND_LEVEL.has(label));
    return second ? [second] : [];
  });
}

/** Given a folded word, returns whether banks, products or papers are called so: nobody's name has it. */
export const isTradeWord = (word: string): boolean =>
  OF_PRODUCTS.has(word) || WEAK.has(word) || saysBank(word) || isGeneric(word);
