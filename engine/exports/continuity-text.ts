/** What was found between two statements, in words. */
import type { Finding } from '../continuity/types.ts';
import { daysBetween } from '../dates/calendar.ts';
import { itemAt } from '../model/lists.ts';
import { BALANCES, JOINTS, unreadFiles } from '../wording/continuity.ts';
import { counted } from '../wording/grammar.ts';
import { decimalText } from './decimal.ts';
import type { PlacedStatement, ResultFile } from './result.ts';

/** A sentence with more names is hard to read. */
const NAMED_FILES = 3;
const NAMED_ROWS = 3;

/** Given a finding, the decimals of its account, and the statements and files concerned, returns a sentence or two. */
export function findingText(
  finding: Finding,
  decimals: number,
  placed: readonly PlacedStatement[],
  files: readonly ResultFile[],
): string {
  const { kind, from, to, rows, expected, found } = finding;
  const nameAt = (index: number) => nameOf(itemAt(placed, index), placed);
  const [first, second] = finding.statements;
  const [earlier, later] = [nameAt(first), nameAt(second)];
  const money = (minor: number | bigint) => decimalText(minor, decimals);
  const joint = { earlier, later, days: from === to ? from : `${from} to ${to}`, rows: rows.length };
  const balances =
    expected === null || found === null
      ? null
      : { earlier, later, expected: money(expected), found: money(found), difference: money(found - expected) };
  switch (kind) {
    case 'gap':
      return JOINTS.gap({ ...joint, count: daysBetween(from, to) + 1 }) + carried(balances) + unread(finding, files);
    case 'balance':
      return JOINTS.balance() + carried(balances) + unread(finding, files);
    case 'overlap':
      return JOINTS.overlap(joint);
    case 'revision':
      return JOINTS.revision({ ...joint, only: onlyIn(finding, [earlier, later], placed, money) }) + closings(balances);
    case 'duplicate':
      return JOINTS.duplicate(joint);
  }
}

type Balances = Parameters<typeof BALANCES.carried>[0];

function carried(balances: Balances | null): string {
  if (balances === null) return '';
  return balances.expected === balances.found ? BALANCES.unchanged(balances.expected) : BALANCES.carried(balances);
}

const closings = (balances: Balances | null): string =>
  balances === null || balances.expected === balances.found ? '' : BALANCES.closing(balances);

/** The files that could not be read: one of them may contain what is missing. */
function unread({ failedFiles }: Finding, files: readonly ResultFile[]): string {
  const names = files.filter(({ uuid }) => failedFiles.includes(uuid)).map(({ filename }) => filename);
  const more = names.length - NAMED_FILES;
  const named = [...names.slice(0, NAMED_FILES), ...(more > 0 ? [counted(more, 'other file')] : [])];
  return names.length === 0 ? '' : unreadFiles(named.join(' or '));
}

/** The rows that only one of two versions of a statement has. */
function onlyIn(
  { statements, rows }: Finding,
  names: readonly string[],
  placed: readonly PlacedStatement[],
  money: (minor: number) => string,
): string {
  const parts = statements.map((index, side) => {
    const alike = new Set(rows.map((pair) => pair[side]));
    const others = itemAt(placed, index).statement.transactions.filter((_, row) => !alike.has(row));
    if (others.length === 0) return '';
    const shown = others.slice(0, NAMED_ROWS).map(({ date, amount }) => `${date} ${money(amount)}`);
    const more = others.length > NAMED_ROWS ? ', …' : '';
    return `, ${others.length} only in ${names[side]} (${shown.join(', ')}${more})`;
  });
  return parts.join('');
}

function nameOf({ file, statement }: PlacedStatement, placed: readonly PlacedStatement[]): string {
  const several = placed.filter((other) => other.file === file).length > 1;
  if (!several) return file.filename;
  const [first, last] = statement.pages;
  return `${file.filename} (page ${first === last ? first : `${first} to ${last}`})`;
}
