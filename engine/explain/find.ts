/** Finds a text on the paper: spaces and case folded, parts of words too, and an amount however it is printed. */
import { firstOf, itemAt } from '../model/lists.ts';
import type { Dropped } from '../model/page.ts';
import type { TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import { type AmountToken, amountsIn, type DecimalMark, minorUnits } from '../money/amount.ts';
import type { Stages } from '../stages.ts';

export type Hit =
  | { readonly line: TokenLine; readonly words: readonly Word[] }
  | { readonly page: number; readonly dropped: Dropped };

/** Decimals under which two amounts are compared: more than any currency has. */
const DECIMALS = 4;
/** Texts that look like the one that was asked for, at the most; and how much alike they must be. */
const MOST_NEAREST = 5;
const LEAST_ALIKE = 0.35;

/** A text as it is compared: without spaces, in lower case. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** Given the stages and a text, returns its places, page by page. Text that is wrapped in its row is found, too. */
export function findText(stages: Stages, text: string): Hit[] {
  const wanted = folded(text);
  if (wanted === '') return [];
  const { lines } = stages.tables;
  const inLines = lines.flatMap((line) => {
    const spelled = spelledIn(line.line.words, wanted);
    const valued = amountsLike(line, text, stages.parts[0]?.part.context.mark ?? '.');
    return distinct([...spelled, ...valued]).map((words): Hit => ({ line, words }));
  });
  const dropped = stages.pages.flatMap(({ number, dropped }) =>
    dropped.filter((one) => folded(one.text).includes(wanted)).map((one): Hit => ({ page: number, dropped: one })),
  );
  const all = [...inLines, ...dropped];
  return all.length > 0 ? all.sort((a, b) => pageOf(a) - pageOf(b)) : wrapped(stages, wanted);
}

export const pageOf = (hit: Hit): number => ('dropped' in hit ? hit.page : hit.line.line.page);

/** Given words in order and a folded text, returns the words of each place that spells it. */
export function spelledIn(words: readonly Word[], wanted: string): Word[][] {
  const starts: number[] = [];
  let all = '';
  for (const { text } of words) {
    starts.push(all.length);
    all += folded(text);
  }
  const found: Word[][] = [];
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    found.push(words.filter((_, i) => itemAt(starts, i) < end && (starts[i + 1] ?? all.length) > at));
  }
  return found;
}

/** Returns the words of a line's amounts that are the one asked for: "1234.56" is "1,234.56" and "1.234,56". */
function amountsLike({ line, amounts }: TokenLine, text: string, mark: DecimalMark): Word[][] {
  const texts = text.trim().split(/\s+/);
  const [asked, ...more] = amountsIn(texts);
  if (asked === undefined || more.length > 0 || asked.nil || asked.to - asked.from !== texts.length) return [];
  const values = new Set((['.', ','] as const).map((m) => minorUnits(asked, m, DECIMALS)));
  values.delete(null);
  const isIt = ({ token }: { token: AmountToken }) => !token.nil && values.has(minorUnits(token, mark, DECIMALS));
  return amounts.filter(isIt).map(({ from, to }) => line.words.slice(from, to));
}

/** An amount that is also spelled so is one place, not two. */
function distinct(found: readonly Word[][]): Word[][] {
  return found.filter((words, i) => !found.slice(0, i).some((other) => other.some((word) => words.includes(word))));
}

/** Returns the first words of each text of a row that holds the wanted text over its lines. */
function wrapped({ rows }: Stages, wanted: string): Hit[] {
  return rows.rows.flatMap(({ lines, columns }) =>
    columns.flatMap(({ index }) => {
      const words = lines.flatMap(({ cells }) => cells[index]?.words ?? []);
      const [found] = spelledIn(words, wanted);
      const first = found && lines.find(({ cells }) => cells[index]?.words.includes(firstOf(found)));
      return first ? [{ line: first.source, words: found }] : [];
    }),
  );
}

/** Returns the texts of the paper that look most like one that was not found. */
export function nearestTexts({ tables }: Stages, text: string): string[] {
  const wanted = pairsOf(folded(text));
  const seen = new Map<string, number>();
  for (const { line } of tables.lines) {
    for (const { text: printed } of [...line.phrases, ...line.words]) {
      if (!seen.has(printed)) seen.set(printed, alike(wanted, pairsOf(folded(printed))));
    }
  }
  return [...seen]
    .filter(([, likeness]) => likeness >= LEAST_ALIKE)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_NEAREST)
    .map(([printed]) => printed);
}

/** The pairs of neighbouring letters of a text, its ends marked. */
function pairsOf(text: string): ReadonlySet<string> {
  const letters = [...` ${text} `];
  return new Set(letters.slice(1).map((letter, i) => letters[i] + letter));
}

/** The share of pairs that two texts have in common, 0 to 1. */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return (2 * shared) / (a.size + b.size);
}
