/** Reads how a text numbers a page: "Page 1 of 2", "1/3", "第1页 共2页", "Seite II", "A-3". */
import { firstOf, lastOf } from '../../model/lists.ts';
import { numberOfFigures, romanNumber, wordNumber } from '../number-words.ts';
import { countsSheets, pageWord, refersToPage } from './page-words.ts';

/** Between phrases of one line. */
export const GAP = '\u0001';

/** What makes a number a page's: a word for a page, "of", a letter, strokes around, a name before it, or nothing. */
export type NumberForm = 'worded' | 'of' | 'short' | 'stroke' | 'dashes' | 'named' | 'bare';

/** A number of a page, as a text gives it. */
export interface NumberedText {
  readonly number: number;
  readonly of: number | null;
  readonly form: NumberForm;
  /** the word for a page, "" without */
  readonly word: string;
  /** it counts sheets of paper, perhaps, which have two sides */
  readonly sheet: boolean;
  /** phrases of the text that it is in: the first and the last */
  readonly phrases: readonly [first: number, last: number];
  /** words of its phrase before it, and behind it */
  readonly before: number;
  readonly after: number;
}

interface Token {
  readonly text: string;
  /** N a number, R a Roman one, a PageWord, | a gap, W another word, else a sign */
  readonly kind: string;
  readonly phrase: number;
}

const UNSPACED_WORDS =
  'ページ目?|頁[次數数碼目]|页[码次数]|[页頁第]|[總总]共|[共總合总][計计]?|全|中|之|페이지|번호|쪽|총|전체|중|枚目';
const TOKENS = new RegExp(`${GAP}|\\p{Nd}+(?:[.,]\\p{Nd}+)*|${UNSPACED_WORDS}|[\\p{L}\\p{M}]+|[^\\s]`, 'gu');
const DIGITS = /^\p{Nd}{1,5}$/u;
const STROKES = '/∕⁄\\|¦';
const DASHES = '-–—−~';
const FIRST_YEAR = 1900;
const HAN_NUMBER = /(?<=[第共]\s*)[一二三四五六七八九十]{1,3}(?=\s*[页頁])/gu;
const HAN = '零一二三四五六七八九';

/** Words for pages of scripts that write numbers right before them. */
const SUFFIXED = /^(?:ページ目?|頁目?|页|페이지|쪽|枚目)$/;

const COUNT = '[.|]*[O/(TQ][.OTQ#P|]*([NR])';
interface PageForm {
  readonly form: NumberForm;
  readonly pattern: RegExp;
  /** the number of pages is before the page's own number */
  readonly countFirst?: true;
  /** the word for a page is behind the number, and may be part of a name there */
  readonly isBehind?: true;
}

const FORMS: readonly PageForm[] = [
  // "共3页 第1页", "3ページ中1ページ"
  { form: 'worded', pattern: /(?:[OT]+\.?([NR])[PQ][.|O]*P|[OT]*([NR])P?A)([NR])P/g, countFirst: true },
  // "3 pages - this is page 1"
  { form: 'worded', pattern: /([NR])Q[-.WO]{1,4}P([NR])/g, countFirst: true },
  // "Page 1, 3 pages", "1st page of 3"
  { form: 'worded', pattern: /P[.#]*([NR])[.-]+([NR])Q|([NR])[.W]?PO[OT.]*([NR])/g },
  // "Page 2 - 3"
  { form: 'worded', pattern: /P(?:[.#-]|\/?P)*\|?[.#]*(N)-(N)(?=$|\|)/g },
  // "Page 1", "Page No. 1 of 3", "第1页，共3页", "Sivu 1 (3)"
  { form: 'worded', pattern: new RegExp(`P(?:[.#-]|/?P)*\\|?[.#]*([NR])(?!/N/)P?(?:${COUNT}\\)?[.]*[PQ]?)?`, 'g') },
  // "1/2 oldal", "1 of 3 pages", "1頁/3頁"
  { form: 'worded', pattern: /(?<!\/)([NR])\.?P?\.?[O/(][.OT]*([NR])\)?\.?[PQ]/g },
  // "6. oldal, összesen 6"
  { form: 'worded', pattern: /(?<![/O.(])(N)\.?P[.|]*T[.T#]*(N)/g },
  // "2. oldal", "2ページ"
  { form: 'worded', pattern: /(?<![/O.(])([N])\.?P/g, isBehind: true },
  { form: 'of', pattern: /(?<=^|\|)[.(]?([NR])O[OT.]*([NR])\)?(?=$|\|)/g },
  { form: 'short', pattern: /(?<=^|\|)S\.?(N)(?:[O/](N))?(?=$|\|)/g },
  // "DOC77 P1/3"
  { form: 'short', pattern: /S\.?(N)[O/](N)(?=$|\|)/g },
  { form: 'stroke', pattern: /(?<=^|\|)[-.(]*([NR])\/([NR])[-.)]*(?=$|\|)/g },
  // "Fila 1 din 3"
  { form: 'named', pattern: /(?<=(?:^|\|)W\.?)(N)[O/](N)(?=$|\|)/g },
  { form: 'dashes', pattern: /(?<=^|\|)[-(]([NR])[-)](?=$|\|)/g },
  // "A-1", "20250601-0003"
  { form: 'named', pattern: /(?<=(?:^|\|)[WDN]-)(N)(?=$|\|)/g },
  { form: 'bare', pattern: /(?<=^|\|)([NR])(?=$|\|)/g },
];

/** Given a text, its phrases parted by GAP, returns the numbers in it that may be a page's. */
export function pageNumbersIn(text: string): NumberedText[] {
  const tokens = tokensOf(text);
  const kinds = kindsOf(tokens);
  if (!/[NR]/.test(kinds)) return [];
  const found: NumberedText[] = [];
  const taken = new Set<number>();
  for (const form of FORMS) {
    for (const match of kinds.matchAll(form.pattern)) {
      const places = Array.from(match[0], (_, i) => match.index + i);
      if (places.some((place) => taken.has(place))) continue;
      const groups = match.slice(1).filter((kind) => kind !== undefined).length;
      const numbered = numberedText(form, tokens, [match.index, match.index + places.length], groups);
      if (numbered === null) continue;
      for (const place of places) taken.add(place);
      found.push(numbered);
    }
  }
  return found;
}

/** Returns the page's number in a range of tokens; null for another number. `groups`: how many numbers the form has. */
function numberedText(
  { form, countFirst, isBehind }: PageForm,
  tokens: readonly Token[],
  [from, to]: readonly [from: number, to: number],
  groups: number,
): NumberedText | null {
  const own = tokens.slice(from, to);
  const values = own.filter(({ kind }) => kind === 'N' || kind === 'R');
  const [before, after] = [wordsIn(tokens.slice(0, from).toReversed()), wordsIn(tokens.slice(to))];
  if (values.some(({ kind }) => kind === 'R') && before + after > 0) return null;
  const numbers = values.slice(0, groups).map(numberOf);
  const [number, of = null] = countFirst ? [numbers[1], numbers[0]] : numbers;
  if (number === undefined || number < 1 || (of !== null && of < number)) return null;
  // "Auszug 3/2024"
  if (form === 'named' && of !== null && of >= FIRST_YEAR) return null;
  const word = own.find(({ kind }) => kind === 'P')?.text ?? '';
  if (isBehind && tokens[from + 1]?.kind !== '.' && !SUFFIXED.test(word)) return null;
  if (form === 'worded' && refersElsewhere(tokens, from)) return null;
  const phrases = [firstOf(own).phrase, lastOf(own).phrase] as const;
  const sheet = word !== '' && countsSheets(word);
  return { number, of, form, word, sheet, phrases, before: form === 'named' ? 0 : before, after };
}

/** Returns how many pages a text counts if it says nothing else: "of 3", "Total pages: 3", "共3页". */
export function pageCountIn(text: string): number | null {
  const tokens = tokensOf(text);
  const kinds = kindsOf(tokens);
  if (!/^[.(]*(?:[O/]+[T.Q#P]*|T+[O.]*[QP][.#]*|T*Q[.#]*)N[.)PQ]*$|^NQ$/.test(kinds)) return null;
  const number = tokens.find(({ kind }) => kind === 'N');
  return number ? numberOf(number) : null;
}

/** Given a text, returns whether it is nothing but a label for a page's number, or for how many there are. */
export function labelsPages(text: string): 'number' | 'count' | null {
  const kinds = kindsOf(tokensOf(text));
  if (/^[.#]*P(?:[.#-]|\/?P)*$/.test(kinds)) return 'number';
  return /^(?:[T#][OT#.]*[QP]|Q)[.#T]*$/.test(kinds) ? 'count' : null;
}

const kindsOf = (tokens: readonly Token[]): string => tokens.map(({ kind }) => kind).join('');

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let phrase = 0;
  for (const [token] of text.replace(HAN_NUMBER, hanNumber).normalize('NFKC').matchAll(TOKENS)) {
    if (token === GAP) phrase++;
    tokens.push({ text: token, kind: kindOf(token), phrase });
  }
  return tokens;
}

/** Tokens that are always of one kind; "BLZ" is the code of a German bank, and no Dutch page. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ [GAP]: '|', BLZ: 'W', '(': '(', '[': '(', ')': ')', ']': ')', '#': '#', '№': '#' }),
  ...Array.from(STROKES, (token) => [token, '/'] as const),
  ...Array.from(DASHES, (token) => [token, '-'] as const),
]);

function kindOf(token: string): string {
  const known = KINDS.get(token);
  if (known !== undefined) return known;
  if (DIGITS.test(token)) return 'N';
  if (/^\p{Nd}/u.test(token)) return 'D';
  if (!/^[\p{L}\p{M}]/u.test(token)) return '.';
  return pageWord(token) ?? (romanNumber(token) !== null || wordNumber(token) !== null ? 'R' : 'W');
}

function hanNumber(text: string): string {
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['零', text];
  return String((tens === '' ? 1 : HAN.indexOf(tens)) * 10 + Math.max(0, HAN.indexOf(ones)));
}

const numberOf = ({ text, kind }: Token): number =>
  kind === 'N' ? numberOfFigures(text) : (wordNumber(text) ?? romanNumber(text) ?? Number.NaN);

/** Given tokens, the nearest first, returns how many words and numbers are among those up to the phrase's end. */
function wordsIn(tokens: readonly Token[]): number {
  const end = tokens.findIndex(({ kind }) => kind === '|');
  const phrase = end < 0 ? tokens : tokens.slice(0, end);
  return phrase.filter(({ kind }) => !'.()-'.includes(kind)).length;
}

/** True if the words before that for a page refer to another one: "Continued on page 2". */
function refersElsewhere(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1];
  if (before === undefined || before.kind === '|') return false;
  return before.kind === 'O' || refersToPage(before.text);
}
