/** Tells what kind of account a statement is of: by the label for it, else by the titles above its rows. */
import type { AccountType } from '../model/statement.ts';
import type { AccountTypeFact, Facts } from '../readings/facts/facts.ts';
import type { ReadPart } from '../readings/read.ts';
import { isOf } from './own-lines.ts';

/** More words are an advert's, not a title's. */
const TITLE_WORDS = 10;

/** Given a part and the facts of its document, returns the kind of account; null if no words tell it for sure. */
export function accountTypeOf({ part, convention: view }: ReadPart, facts: Facts): AccountType | null {
  if (view.card && view.owed) return 'card';
  const { fromLine, toLine, rows } = part;
  const sure = facts.accountTypes.filter((fact) => fact.sure);
  const own = sure.filter((fact) => isOf(part, fact));
  const first = rows[0]?.lines[0].source.line.index ?? toLine;
  const above = own.filter((fact) => fact.line.line.index < first && isTitle(fact));
  const told = own.find((fact) => fact.labelled);
  if (told) return told.type;
  // what an account's paper says of a card, or of a limit, makes no card's of it
  if (view.card && view.plainlyCard) return 'card';
  // a statement below another has its head
  const before = sure.filter(({ line: { line } }) => line.index < fromLine);
  return (above[0] ?? before.find((fact) => fact.labelled || isTitle(fact)))?.type ?? null;
}

/** True for a line of few words without amounts or rates, or a kind with a number behind it: no limit, no offer. */
function isTitle({ type, numbered, line: { line, amounts } }: AccountTypeFact): boolean {
  if (numbered) return amounts.every(({ token }) => token.whole);
  if (line.text.includes('%') || !line.phrases.some(({ words }) => words.length <= TITLE_WORDS)) return false;
  return amounts.every(({ token }) => token.nil || (token.whole && type !== 'loan'));
}
