/** Words for what is found of statements of an account that are joined to one. */
import { counted } from './grammar.ts';

interface Open {
  /** statements that are not verified */
  readonly unverified: number;
  /** gaps, balances that are not carried over, and other versions */
  readonly breaks: number;
  /** rows that may stand there twice */
  readonly rows: number;
  /** parts of the wanted days that no statement covers */
  readonly uncovered: number;
}

export const JOINED = {
  JOINED_WHOLE_OPEN: ({ unverified, breaks, rows, uncovered }: Open) => {
    const parts = [
      unverified > 0 && `${counted(unverified, 'statement')} not verified`,
      breaks > 0 && `${counted(breaks, 'place')} where a statement does not follow the one before`,
      rows > 0 && `${counted(rows, 'row')} that may stand there twice`,
      uncovered > 0 && 'days that no statement covers',
    ].filter((part) => part !== false);
    const open = parts.length === 0 ? 'balances that nobody can compare' : parts.join(', ');
    return `This statement is verified, but what is joined here is not, as a whole: ${open}.`;
  },
};
