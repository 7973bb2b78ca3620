/** Sorts changes by the statements and rows that they are of. */
import type { Change } from '../../model/correction.ts';
import type { Statement } from '../../model/statement.ts';
import { minorOf } from './minor-of.ts';

/** Why a change cannot be made: it names what is not there, names it twice, or has more decimals than the currency. */
export type ChangeProblem = 'NO_SUCH_ROW' | 'NO_SUCH_STATEMENT' | 'ROW_CHANGED_TWICE' | 'TOO_MANY_DECIMALS';

export class UnfitChangeError extends Error {
  override readonly name = 'UnfitChangeError';
  readonly problem: ChangeProblem;
  /** index of the change */
  readonly at: number;

  constructor(problem: ChangeProblem, at: number) {
    super(`change ${at}: ${problem}`);
    this.problem = problem;
    this.at = at;
  }
}

export type Of<D extends Change['do']> = Extract<Change, { readonly do: D }> & { readonly at: number };

/** The changes of one statement; rows are those of the statement. */
export interface Wanted {
  readonly rows: Map<number, Of<'set'> | Of<'delete'>>;
  readonly added: Of<'add'>[];
  readonly undeleted: Set<number>;
  flips: number;
  swaps: number;
  figures: Of<'figures'> | null;
}

const nothing = (): Wanted => ({
  rows: new Map(),
  added: [],
  undeleted: new Set(),
  flips: 0,
  swaps: 0,
  figures: null,
});

/** Given statements and changes of them, returns the changes of each statement. Throws UnfitChangeError. */
export function wantedOf(statements: readonly Statement[], changes: readonly Change[]): Map<number, Wanted> {
  const wanted = new Map<number, Wanted>();
  const of = (statement: number): Wanted => {
    const own = wanted.get(statement) ?? nothing();
    wanted.set(statement, own);
    return own;
  };
  const firstRows = firstRowsOf(statements);
  for (const [at, change] of changes.entries()) {
    const index = 'statement' in change ? change.statement : statementAt(firstRows, change.row);
    const statement = statements[index];
    if (statement === undefined)
      throw new UnfitChangeError('statement' in change ? 'NO_SUCH_STATEMENT' : 'NO_SUCH_ROW', at);
    const first = firstRows[index] ?? 0;
    want(of(index), { change, at, first, statement });
  }
  return wanted;
}

interface Asked {
  readonly change: Change;
  readonly at: number;
  /** of the statement's rows, among all of the file */
  readonly first: number;
  readonly statement: Statement;
}

function want(wanted: Wanted, { change, at, first, statement }: Asked): void {
  const most = statement.transactions.length;
  switch (change.do) {
    case 'set':
    case 'delete': {
      const row = change.row - first;
      if (wanted.rows.has(row)) throw new UnfitChangeError('ROW_CHANGED_TWICE', at);
      wanted.rows.set(row, { ...change, at });
      return;
    }
    case 'add': {
      const before = change.before - first;
      if (before < 0 || before > most) throw new UnfitChangeError('NO_SUCH_ROW', at);
      wanted.added.push({ ...change, before, at });
      return;
    }
    case 'undelete':
      if (change.removed >= (statement.corrections?.removed.length ?? 0)) throw new UnfitChangeError('NO_SUCH_ROW', at);
      wanted.undeleted.add(change.removed);
      return;
    case 'flip':
      wanted.flips++;
      return;
    case 'swap':
      wanted.swaps++;
      return;
    case 'figures':
      // named by its own place, whichever of several is applied
      for (const text of [change.openingBalance, change.closingBalance])
        if (typeof text === 'string' && minorOf(text, statement.decimals) === null)
          throw new UnfitChangeError('TOO_MANY_DECIMALS', at);
      wanted.figures = { ...wanted.figures, ...change, at };
  }
}

/** The first row of each statement, and the number of all rows. */
function firstRowsOf(statements: readonly Statement[]): number[] {
  const first = [0];
  for (const { transactions } of statements) first.push((first.at(-1) ?? 0) + transactions.length);
  return first;
}

/** The statement that has a row; -1 if none has. */
const statementAt = (firstRows: readonly number[], row: number): number =>
  row >= (firstRows.at(-1) ?? 0)
    ? -1
    : firstRows.findLastIndex((first, at) => first <= row && at < firstRows.length - 1);
