/** Finds the numbers of accounts in an overview, which names all accounts of a paper beside their balances. */
import { itemAt } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import { hasMoney } from '../../money/moneylike.ts';
import type { TextFact } from '../facts/facts.ts';

/** Lines from one account to the next in such a list, at most. */
const LIST_LINES = 2;

/**
 * Given the account numbers of a document and all its lines, returns them without those in a list of accounts, if one
 * of these is named elsewhere as well: a list is no head of a statement.
 */
export function withoutListed(accounts: readonly TextFact[], lines: readonly TokenLine[]): readonly TextFact[] {
  const names = new Set(accounts.map(({ text }) => text));
  if (names.size < 2) return accounts;
  const listed = new Set(accounts.filter((one) => isListed(one, names, lines)));
  const inLists = new Set([...listed].map(({ text }) => text));
  const own = accounts.filter((one) => !listed.has(one));
  return own.some(({ text }) => inLists.has(text)) ? own : accounts;
}

/** True for a number beside an amount, close to a line with an amount that has the number of another account. */
function isListed({ text, line }: TextFact, names: ReadonlySet<string>, lines: readonly TokenLine[]): boolean {
  if (!hasMoney(line)) return false;
  const { index, page } = line.line;
  const [from, to] = [Math.max(0, index - LIST_LINES), Math.min(lines.length - 1, index + LIST_LINES)];
  for (let at = from; at <= to; at++) {
    const other = itemAt(lines, at);
    if (!hasMoney(other) || other.line.page !== page) continue;
    for (const name of names) if (isOther(name, text) && other.line.text.includes(name)) return true;
  }
  return false;
}

const MARKS = /[^\p{L}\d]/gu;

/** True for two numbers of which neither is within the other, as a number is within its IBAN. */
function isOther(one: string, other: string): boolean {
  const [a, b] = [one.replace(MARKS, ''), other.replace(MARKS, '')];
  return !a.includes(b) && !b.includes(a);
}
