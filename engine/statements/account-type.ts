/** Finds the kind of a statement's account, by labels and titles. */
import { TITLE_WORDS } from '../lexicon/facts/paper-names.ts';
import type { AccountType } from '../model/statement.ts';
import type { AccountTypeFact, Facts } from '../readings/facts/facts.ts';
import type { ReadPart } from '../readings/read.ts';
import { firstRow, isOf } from './part.ts';

/** Given a part and the facts of its document, returns the kind of account; null if no words show it for sure. */
export function accountTypeOf({ part, convention: view }: ReadPart, facts: Facts): AccountType | null {
  if (view.card && view.owed) return 'card';
  const sure = facts.accountTypes.filter((fact) => fact.sure);
  const own = sure.filter((fact) => isOf(part, fact));
  const labelled = own.find((fact) => fact.labelled);
  if (labelled) return labelled.type;
  // an account's paper may mention a card or a limit, and is still an account's
  if (view.card && view.plainlyCard) return 'card';
  const title = own.find((fact) => fact.line.line.index < (firstRow(part) ?? part.toLine) && isTitle(fact));
  // a statement below another has its head
  const before = sure.filter(({ line: { line } }) => line.index < part.fromLine);
  return (title ?? before.find((fact) => fact.labelled || isTitle(fact)))?.type ?? null;
}

/**
 * True for a line of few words without amounts or rates, or for a kind with a number behind it (not a limit or an
 * offer).
 */
function isTitle({ type, numbered, line: { line, amounts } }: AccountTypeFact): boolean {
  if (numbered) return amounts.every(({ token }) => token.whole);
  if (line.text.includes('%') || !line.phrases.some(({ words }) => words.length <= TITLE_WORDS)) return false;
  return amounts.every(({ token }) => token.nil || (token.whole && type !== 'loan'));
}
