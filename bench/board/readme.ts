/** The place in the README that shows the board's summary. */
import type { Board } from './store.ts';
import { summaryText } from './text.ts';

const PLACE = /(<!-- accuracy: made by npm run docs:accuracy -->\n)[\s\S]*?(<!-- accuracy ends -->)/;

/** Given the README and a board, returns the README with the board's summary. Throws if it has no place for one. */
export function withSummary(readme: string, board: Board): string {
  if (!PLACE.test(readme))
    throw new Error('README.md has no place for the accuracy summary: the two comments are missing');
  return readme.replace(PLACE, (_, open: string, close: string) => `${open}\n${summaryText(board)}\n\n${close}`);
}
