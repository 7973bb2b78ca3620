/** Words for how the statements of an account follow on one another. */
import { type FindingIn, wordedIn } from './family.ts';
import { counted } from './grammar.ts';

/** What can be found between two statements of an account. */
export type JointKind = 'gap' | 'balance' | 'overlap' | 'duplicate' | 'revision';

const NOUNS: Readonly<Record<JointKind, readonly [one: string, many: string]>> = {
  gap: ['gap', 'gaps'],
  balance: ['balance that is not carried over', 'balances that are not carried over'],
  overlap: ['overlap', 'overlaps'],
  duplicate: ['duplicate', 'duplicates'],
  revision: ['revised version', 'revised versions'],
};

function kindsCounted(kinds: readonly JointKind[]): string {
  const counts = Object.entries(NOUNS).flatMap(([kind, [one, many]]) => {
    const count = kinds.filter((other) => other === kind).length;
    return count === 0 ? [] : `${count} ${count === 1 ? one : many}`;
  });
  return counts.join(', ');
}

interface Statements {
  /** of the account */
  readonly statements: number;
}

const IDLE = ' In the days that none covers no money moved, or what moved cancels out.';

/** Why the statements of an account follow on one another or not, or why that is not known. */
export const STANDINGS = {
  NO_ACCOUNT_NAMED: () => 'The statement names no account: it cannot be put together with others.',
  ONE_STATEMENT: () => 'There is only this one statement of the account: nothing to compare it with.',
  BROKEN: ({ statements, kinds }: Statements & { kinds: readonly JointKind[] }) =>
    `The ${statements} statements do not follow on one another: ${kindsCounted(kinds)}.`,
  NO_ORDER: ({ statements, unplaced }: Statements & { unplaced: number }) =>
    `${unplaced} of the ${statements} statements print neither a period nor a dated row: they cannot be put in order.`,
  NO_BALANCES: ({ joints, silent }: { joints: number; silent: number }) =>
    `At ${silent} of ${joints} joints the statements print no balances to compare.`,
  CONTINUOUS: ({ statements, idle }: Statements & { idle: boolean }) =>
    `Each of the ${statements} statements opens with the balance that the one before closed with.${idle ? IDLE : ''}`,
};
export type Standing = FindingIn<typeof STANDINGS>;

export const standingWorded = (one: Standing): string => wordedIn(STANDINGS, one);

/** What is found between two statements, whose names, days and amounts are texts already. */
interface Joint {
  readonly earlier: string;
  readonly later: string;
  /** first and last day */
  readonly days: string;
  /** rows that both hold */
  readonly rows: number;
}

/** Two balances that should be the same. */
interface Balances {
  readonly earlier: string;
  readonly later: string;
  readonly expected: string;
  readonly found: string;
  readonly difference: string;
}

export const JOINTS = {
  gap: ({ days, count }: { days: string; count: number }) => `No statement covers ${days} (${counted(count, 'day')}).`,
  balance: () => 'Rows or a statement are missing, stand there twice, or were read wrong.',
  overlap: ({ earlier, later, days, rows }: Joint) =>
    `${earlier} and ${later} both cover ${days}, with ${counted(rows, 'row')} that both hold.`,
  revision: ({ earlier, later, days, rows, only }: Joint & { only: string }) =>
    `${earlier} and ${later} are two versions of one statement, of ${days}: both hold ${counted(rows, 'row')}${only}.`,
  duplicate: ({ earlier, later, days }: Joint) =>
    `${earlier} and ${later} are the same statement, of ${days}: its rows stand there twice.`,
};

export const BALANCES = {
  unchanged: (balance: string) => ` The balance of ${balance} is the same before and after.`,
  carried: ({ earlier, later, expected, found, difference }: Balances) =>
    ` ${earlier} closes with ${expected}, ${later} goes on from ${found}: a difference of ${difference}.`,
  closing: ({ earlier, later, expected, found }: Omit<Balances, 'difference'>) =>
    ` ${earlier} closes with ${expected}, ${later} with ${found}.`,
};

/** Given the names of files that could not be read, returns that one of them may hold what is missing. */
export const unreadFiles = (names: string): string => ` It may stand in ${names}, which could not be read.`;
