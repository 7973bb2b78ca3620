/** Joins a statement to the one before, at the page with which it begins. */
import type { Hints } from '../../api/types.ts';
import type { CheckedFile, CheckedStatement } from '../result.ts';

/** Given a statement and its file, returns the page with which it begins below another one; null without one above. */
export function pageToJoin({ statements }: Pick<CheckedFile, 'statements'>, checked: CheckedStatement): number | null {
  const above = statements[statements.indexOf(checked) - 1];
  const [page] = checked.statement.pages;
  return above !== undefined && above.statement.pages[1] < page ? page : null;
}

/** Given the index of a statement in an address, and of one that is joined to the one before, returns it after that. */
export function indexAfter(shown: string | null, joined: number | undefined): string | null {
  if (shown === null || joined === undefined || Number(shown) < joined) return shown;
  return String(Number(shown) - 1);
}

/** Given the hints of a reading and a page, returns those that are to be said so that it continues the statement before. */
export function joinedAt(before: Hints | null, page: number): Hints {
  const { startPages = [], continuePages = [] } = before ?? {};
  // the statement may begin there because somebody said so
  if (startPages.includes(page)) return { startPages: startPages.filter((one) => one !== page) };
  return { continuePages: [...new Set([...continuePages, page])].sort((a, b) => a - b) };
}
