/**
 * Finds the numbers of accounts that a paper lists above their rows, beside names ("9451663S8 Bonus Online Saver"), in
 * the titles of these rows, which have the names ("S8 - Bonus Online Saver").
 */
import { figuresIn } from '../../labels/number-forms.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import type { TokenLine } from '../../model/table.ts';
import type { TextFact } from '../facts/facts.ts';
import { isTelephone } from '../facts/number-shapes.ts';

/** What a list has beside the name of an account: figures, maybe with letters and dashes. */
const CODE = /^(?=.*\d)[A-Z\d][A-Z\d-]+[A-Z\d]$/;
const DAY = /^\d{1,4}-\d{1,2}-\d{1,4}$/;
/** Figures of a code that is told from a count or an amount, at the least. */
const LEAST_FIGURES = 7;
const IN_SENTENCE = /^\p{Ll}{2}/u;
const NAME = /\p{L}{3}/u;
/** So many accounts make a list. */
export const LEAST_LISTED = 2;

interface Listed {
  /** folded */
  readonly name: string;
  readonly code: string;
  readonly at: number;
}

/**
 * Given the lines of a document outside its rows, those that may be titles of rows, and the numbers that are known,
 * returns further numbers of accounts in the titles.
 */
export function titledAccounts(
  { lines, titles }: Readonly<Record<'lines' | 'titles', readonly TokenLine[]>>,
  known: readonly TextFact[],
): TextFact[] {
  const listed = withOwnCodes(lines.flatMap(listedOn));
  if (listed.length < LEAST_LISTED) return [];
  const found = titles.flatMap((line) => {
    if (line.line.furniture) return [];
    const own = listed.filter(({ name, at }) => at < line.line.index && isTitled(line, name));
    const codes = new Set(own.filter((one) => isSure(one, line)).map(({ code }) => code));
    const [code] = codes;
    return code !== undefined && codes.size === 1 ? [{ text: code, line }] : [];
  });
  const named = new Set(known.map(({ line }) => line));
  return new Set(found.map(({ text }) => text)).size < LEAST_LISTED ? [] : found.filter(({ line }) => !named.has(line));
}

/** True for a line with a name that no sentence goes before: "Interest is paid to Bonus Online Saver". */
function isTitled({ line: { words } }: TokenLine, name: string): boolean {
  const texts = words.map(({ text }) => text);
  const at = texts.findLastIndex((_, i) => `${fold(texts.slice(i).join(' '))} `.startsWith(`${name} `));
  return at >= 0 && !texts.slice(0, at).some((text) => IN_SENTENCE.test(text));
}

/** Without what is before several names: "360 Checking", "360 Performance Savings". */
function withOwnCodes(listed: readonly Listed[]): Listed[] {
  const namesOf = new Map<string, Set<string>>();
  for (const { code, name } of listed) namesOf.set(code, (namesOf.get(code) ?? new Set()).add(name));
  return listed.filter(({ code }) => namesOf.get(code)?.size === 1);
}

/** A short code may be a count: the title has it as well, "REGULAR SHARE SUFFIX 000". */
const isSure = ({ code }: Listed, { line }: TokenLine): boolean =>
  figuresIn(code) >= LEAST_FIGURES || line.words.some(({ text }) => text === code);

/** The accounts that a line of figures lists: names with the codes before, left or right of them. */
function listedOn({ line: { phrases, index, furniture }, amounts }: TokenLine): Listed[] {
  if (amounts.length === 0 || furniture) return [];
  return phrases.flatMap(({ words }, i) => {
    const texts = words.map(({ text }) => text);
    const isLed = words.length > 1 && isCode(texts[0] ?? '');
    const name = fold(texts.slice(isLed ? 1 : 0).join(' '));
    if (!NAME.test(name)) return [];
    const codes = isLed ? texts.slice(0, 1) : [phrases[i - 1]?.text ?? '', phrases[i + 1]?.text ?? ''].filter(isCode);
    return codes.map((code) => ({ name, code, at: index }));
  });
}

const isCode = (text: string): boolean => CODE.test(text) && !DAY.test(text) && !isTelephone(text);
