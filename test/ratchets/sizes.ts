/** Measures the engine without its tests: its lines, its files, and lines that are too long to read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands.ts';
import type { Counts } from './counts.ts';

const LONG_FILE = 200;
/** The width of the formatter, which breaks neither strings nor comments. */
const LONG_LINE = 120;
/**
 * A line that is one string of phrases between bars, all in one language or with one meaning: the lexicon and the names
 * of money and dates are lists of such lines, and breaking them would make them harder to compare.
 */
const PHRASES = /^\s*(?:(?:[\w$]+|'[^']*'): )?(['`"])(?:(?!\1).)*\|(?:(?!\1).)*\1[,;]?$/;
const WITH_PHRASES = /^engine\/(?:lexicon|money|dates)\//;

/** Returns the sizes of the engine. */
export function sizeCounts(): Counts {
  const files = engineFiles().map((path) => ({ path, lines: linesOf(path) }));
  const lengths = files.map(({ lines }) => lines.length).sort((a, b) => a - b);
  const tooLong = files.flatMap(({ path, lines }) => lines.filter((line) => isTooLong(path, line)));
  return {
    engine: {
      linesOfCode: files.reduce((sum, { lines }) => sum + codeOf(lines), 0),
      medianLinesOfFile: quantile(lengths, 1 / 2),
      p90LinesOfFile: quantile(lengths, 9 / 10),
      [`filesOver${LONG_FILE}Lines`]: lengths.filter((length) => length > LONG_FILE).length,
      [`linesOver${LONG_LINE}Characters`]: tooLong.length,
    },
  };
}

function engineFiles(): string[] {
  return readdirSync(join(root, 'engine'), { recursive: true, encoding: 'utf8' })
    .map((path) => `engine/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/testing/'));
}

const linesOf = (path: string): string[] => readFileSync(join(root, path), 'utf8').trimEnd().split('\n');

/** The number of lines that are neither blank nor comments. */
function codeOf(lines: readonly string[]): number {
  let inComment = false;
  return lines.filter((line) => {
    const text = line.trim();
    const isCode = !inComment && text !== '' && !/^\/[/*]/.test(text);
    inComment = inComment ? !text.includes('*/') : /^\/\*(?!.*\*\/)/.test(text);
    return isCode;
  }).length;
}

/** The smallest length that this share of the files does not exceed. */
function quantile(ascending: readonly number[], part: number): number {
  return ascending[Math.ceil(ascending.length * part) - 1] ?? 0;
}

function isTooLong(path: string, line: string): boolean {
  if ([...line].length <= LONG_LINE) return false;
  return !(WITH_PHRASES.test(path) && PHRASES.test(line));
}
