/** What was found between two statements, in words. */
import type { Finding } from '../continuity/types.ts';
import { daysBetween } from '../dates/calendar.ts';
import { decimalText } from './decimal.ts';
import type { PlacedStatement, ResultFile } from './result.ts';

/** More names than these nobody reads in a sentence. */
const NAMED_FILES = 3;
const NAMED_ROWS = 3;

/** Given a finding, the decimals of its account, and the statements and files that it is about, returns a sentence or two for people. */
export function findingText(
  { kind, statements, from, to, expected, found, rows, failedFiles }: Finding,
  decimals: number,
  placed: readonly PlacedStatement[],
  files: readonly ResultFile[],
): string {
  const both = statements.flatMap((index) => placed[index] ?? []);
  const names = both.map((one) => nameOf(one, placed));
  const [earlier, later] = names;
  const days = from === to ? from : `${from} to ${to}`;
  const money = (minor: bigint) => decimalText(minor, decimals);
  const failed = files.filter(({ uuid }) => failedFiles.includes(uuid)).map(({ filename }) => filename);
  const culprit = failed.length === 0 ? '' : ` It may stand in ${oneOf(failed)}, which could not be read.`;
  const balances =
    expected === null || found === null
      ? ''
      : expected === found
        ? ` The balance of ${money(expected)} is the same before and after.`
        : ` ${earlier} closes with ${money(expected)}, ${later} goes on from ${money(found)}: a difference of ${money(found - expected)}.`;
  const onlyIn = () =>
    both
      .map(({ statement }, side) => {
        const alike = new Set(rows.map((pair) => pair[side]));
        const others = statement.transactions.filter((_, row) => !alike.has(row));
        const shown = others.slice(0, NAMED_ROWS).map(({ date, amount }) => `${date} ${money(BigInt(amount))}`);
        const more = others.length > NAMED_ROWS ? ', …' : '';
        return others.length === 0 ? '' : `, ${others.length} only in ${names[side]} (${shown.join(', ')}${more})`;
      })
      .join('');
  const closings =
    expected === null || found === null || expected === found
      ? ''
      : ` ${earlier} closes with ${money(expected)}, ${later} with ${money(found)}.`;
  switch (kind) {
    case 'gap':
      return `No statement covers ${days} (${count(daysBetween(from, to) + 1, 'day')}).${balances}${culprit}`;
    case 'balance':
      return `Rows or a statement are missing, stand there twice, or were read wrong.${balances}${culprit}`;
    case 'overlap':
      return `${earlier} and ${later} both cover ${days}, with ${count(rows.length, 'row')} that both hold.`;
    case 'revision':
      return `${earlier} and ${later} are two versions of one statement, of ${days}: both hold ${count(rows.length, 'row')}${onlyIn()}.${closings}`;
    case 'duplicate':
      return `${earlier} and ${later} are the same statement, of ${days}: its rows stand there twice.`;
  }
}

/** The file; with the pages where it holds several statements. */
function nameOf({ file, statement }: PlacedStatement, placed: readonly PlacedStatement[]): string {
  const several = placed.filter((other) => other.file === file).length > 1;
  if (!several) return file.filename;
  const [first, last] = statement.pages;
  return `${file.filename} (page ${first === last ? first : `${first} to ${last}`})`;
}

function oneOf(names: readonly string[]): string {
  const more = names.length - NAMED_FILES;
  return [...names.slice(0, NAMED_FILES), ...(more > 0 ? [count(more, 'other file')] : [])].join(' or ');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
