/** Finds the number of an account with that of its branch, if the paper has both in one. */
import { makeOnce } from '../../model/lists.ts';
import type { FactLine } from './fact-line.ts';
import type { TextFact } from './facts.ts';

/** What a branch has before the dash. */
const BRANCH = /^\d{3,6}$/;
const NUMBER = /^\d{6,}$/;

/**
 * Given the labelled numbers of accounts and the lines outside the rows, returns them with the code of the branch if
 * another line has both in one: "9403 | 8013568" below their labels, and "9403-8013568" overleaf.
 */
export function withBranches(accounts: readonly TextFact[], outside: readonly FactLine[]): TextFact[] {
  const known = new Map<string, string>();
  return accounts.map((fact) => ({ ...fact, text: makeOnce(known, fact.text, () => withBranch(fact.text, outside)) }));
}

function withBranch(text: string, outside: readonly FactLine[]): string {
  if (!NUMBER.test(text)) return text;
  const isBoth = (word: string) => word.endsWith(`-${text}`) && BRANCH.test(word.slice(0, -text.length - 1));
  for (const { line } of outside) for (const word of line.line.words) if (isBoth(word.text)) return word.text;
  return text;
}
