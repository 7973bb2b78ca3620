/** Tries the readings that evidence leaves open, and lets the paper's arithmetic decide among them. */

import type { Line } from '../../model/line.ts';
import type { Choice, Question } from '../../model/question.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Statement } from '../../model/statement.ts';
import type { OpenReadings, ReadingsResult, ReadPart } from '../../readings/read.ts';
import { type Difference, difference } from '../../wording/differences.ts';
import { isBooked } from '../bookings.ts';
import { buildStatement, type Document, isStatement } from '../build.ts';
import { listsBehind } from '../non-bookings/doubtful-lists.ts';
import { NON_BOOKINGS } from '../non-bookings/rules.ts';
import type { Judged } from '../obligations/obligation.ts';
import { isLineOf } from '../own-lines.ts';
import { showsAccount } from './account-evidence.ts';
import { differencesOf, sameSides } from './readings-differ.ts';

/** Joint readings tried at the most: the more, the less one sum that closes would mean. */
const MOST_READINGS = 64;
/** Rows read over all readings at the most, the first reading apart: a bound of work without a clock. */
const MOST_STEPS = 400_000;

export interface Found {
  readonly statements: readonly Statement[];
  /** rows that would be transactions, were anything on the paper to show an account behind them */
  readonly rowsOfNoAccount: number;
  readonly readRows: readonly ReadRow[];
  /** joint readings tried, and assignments of columns scored */
  readonly tried: number;
  readonly parts: readonly Chosen[];
  readonly trials: readonly Tried[];
}

export interface Chosen {
  readonly trial: Tried;
  readonly part: ReadPart;
  readonly statement: Statement | null;
}

export interface Tried {
  readonly choice: Choice;
  readonly readings: ReadingsResult;
  /** by part; null for what is no statement */
  readonly statements: readonly (Statement | null)[];
}

/**
 * Given what is open and how to rank joint answers, returns the statements under the readings for which most sums
 * close, the likeliest of them first. All statements share the answers to the document's questions; each has a sign
 * convention of its own.
 */
export function searchReadings(
  open: OpenReadings,
  ranked: (questions: readonly Question[], most: number) => readonly Choice[],
  document: Document,
): Found {
  const choices = ranked(open.questions, MOST_READINGS);
  const joint = open.questions.reduce((product, q) => product * q.answers.length, open.conventions);
  const byChoice: Tried[][] = [];
  let tried = 0;
  for (const choice of choices) {
    const views: Tried[] = [];
    for (let view = 0; view < open.conventions; view++) {
      if (tried > 0 && (tried >= MOST_READINGS || tried * open.rows > MOST_STEPS)) break;
      views.push(tryReading(open, choice, view, document));
      tried++;
    }
    if (views.length > 0) byChoice.push(views);
  }
  const parts = byChoice[0][0].readings.parts.map((_, part) => part);
  const best = (list: readonly Tried[], part: number) => mostOf(list, (t) => scoreOf(t.statements[part]));
  const total = (views: readonly Tried[]) =>
    parts.reduce((sum, part) => sum + scoreOf(best(views, part).statements[part]), 0);
  const chosen = mostOf(byChoice, total);
  const all = byChoice.flat();
  const ended = tried < joint;
  const winners = parts.map((part) => withoutListsBehind(best(chosen, part), part, document));
  const built = parts.map((part): Statement | null => {
    const winner = winners[part];
    const statement = winner.statements[part];
    if (statement === null) return null;
    const untold = all.filter(({ choice }) => !goesAgainst(choice, winner.choice, open.questions));
    const { readings } = winner;
    // where the amounts come to nothing, the sum closes as well with balances owed as held, or of another decimal mark
    const { convention: view } = readings.parts[part];
    const saying = (other: Tried) =>
      view.asKindNamed && !sameSides(other.readings.parts[part].convention, view) ? rowsOf : rowsAndBalances;
    const rival = untold.find((other) => isRival(other.statements[part], statement, saying(other)));
    const differences = rival ? differencesOf(winner.readings, rival.readings, part, open.evidence) : null;
    const informing = differences === null ? doubtfulRows(statement, readings.parts[part], readings, document) : null;
    const beside = linesBeside(winners, part);
    return buildStatement(readings.parts[part], readings, document, {
      rival: differences,
      informing,
      ended,
      tried,
      beside,
      judged: statement.reconciliation.obligations as readonly Judged[],
    });
  });
  const isOfAccount = built.some((statement, part) => {
    const { readings } = winners[part];
    return statement !== null && showsAccount(readings.parts[part], readings.facts, statement);
  });
  const readRows = winners.flatMap(({ readings }, part) => readings.parts[part].rows);
  const chosenParts = winners.map((trial, part) => ({
    trial,
    part: trial.readings.parts[part],
    statement: isOfAccount ? built[part] : null,
  }));
  return {
    statements: chosenParts.flatMap(({ statement }) => statement ?? []),
    rowsOfNoAccount: isOfAccount ? 0 : built.reduce((rows, s) => rows + (s?.transactions.length ?? 0), 0),
    readRows,
    tried: tried + open.scored,
    parts: chosenParts,
    trials: all,
  };
}

/**
 * Returns the reading of a part without the lists behind its end, if its sums fail with them and all is proved without.
 */
function withoutListsBehind(tried: Tried, at: number, document: Document): Tried {
  const { readings, statements } = tried;
  if (statements[at]?.reconciliation.status !== 'mismatch') return tried;
  for (const list of listsBehind(readings.parts[at].rows, readings.titles)) {
    const part = without(list, readings.parts[at]);
    const statement = buildStatement(part, readings, document);
    if (statement.reconciliation.status !== 'verified') continue;
    const parts = readings.parts.map((p, i) => (i === at ? part : p));
    return {
      ...tried,
      readings: { ...readings, parts },
      statements: statements.map((s, i) => (i === at ? statement : s)),
    };
  }
  return tried;
}

function without(list: readonly ReadRow[], part: ReadPart): ReadPart {
  const left = new Set(list);
  const rows = part.rows.map((r): ReadRow => (left.has(r) ? { ...r, role: 'ignored', reason: 'in_list' } : r));
  return { ...part, rows };
}

/**
 * Returns the lines beside a statement that may be its bookings: the doubtful ones of the parts below it that are no
 * statement, and of those above the first; and all bookings of the next statement, if it prints no balance and may
 * continue this one.
 */
function linesBeside(winners: readonly Tried[], part: number): Line[] {
  const stands = winners.map(({ statements }, i) => statements[i] !== null);
  const next = stands.indexOf(true, part + 1);
  const from = stands.indexOf(true) === part ? 0 : part;
  const { parts, doubtful } = winners[part].readings;
  const dropped = parts.slice(from, next < 0 ? undefined : next).filter((p) => p !== parts[part]);
  const lines = dropped.flatMap(({ part: own }) => doubtful.filter((line) => isLineOf(own, line)));
  return mayGoOn(winners, part, next) ? [...lines, ...bookedLines(parts[next])] : lines;
}

/** True for a statement without printed balances, of the money and the kind of the one above it. */
function mayGoOn(winners: readonly Tried[], above: number, at: number): boolean {
  const [one, other] = [winners[above].statements[above], winners[at]?.statements[at]];
  if (!one || !other || other.openingBalance !== null || other.closingBalance !== null) return false;
  const isCard = (i: number) => winners[i].readings.parts[i].convention.card;
  return one.currency === other.currency && isCard(above) === isCard(at);
}

const bookedLines = ({ rows }: ReadPart): Line[] =>
  rows.flatMap(({ role, row }) => (role === 'transaction' ? [row.lines[0].source.line] : []));

function tryReading(open: OpenReadings, choice: Choice, view: number, document: Document): Tried {
  const readings = open.read(choice, view);
  const statements = readings.parts.map((part) =>
    isStatement(part, readings) ? buildStatement(part, readings, document) : null,
  );
  return { choice, readings, statements };
}

function mostOf<T>(list: readonly T[], scoreOf: (one: T) => number): T {
  let best = list[0];
  let most = scoreOf(best);
  for (const one of list.slice(1)) {
    const score = scoreOf(one);
    if (score > most) {
      most = score;
      best = one;
    }
  }
  return best;
}

/** What no reading with a failing check reaches. */
const NOTHING_FAILS = 1000;

/** How well a statement agrees with the paper: sums that close minus those that do not. */
export function scoreOf(statement: Statement | null): number {
  if (statement === null) return -NOTHING_FAILS;
  const { status, checks, failingRows } = statement.reconciliation;
  const passed = checks.filter((c) => c.status === 'pass').length;
  const failed = checks.length - passed;
  const share = failingRows.length / Math.max(1, statement.transactions.length);
  return (status === 'mismatch' ? 0 : NOTHING_FAILS) + passed - failed - share;
}

/** True for a choice against what the user said, if the chosen one agrees with the user. */
function goesAgainst(other: Choice, chosen: Choice, questions: readonly Question[]): boolean {
  return questions.some(({ stated: told }, q) => told && chosen[q] === 0 && other[q] !== 0);
}

/** The days and amounts of a statement as one text. */
const rowsOf = ({ transactions, decimals }: Statement): string =>
  transactions.length === 0 ? '' : `${decimals}: ${transactions.map((t) => `${t.date} ${t.amount}`).join()}`;

const rowsAndBalances = (s: Statement): string => `${s.decimals}: ${s.openingBalance} ${s.closingBalance} ${rowsOf(s)}`;

/** True for another reading that fits as well, and differs in what a statement says. */
function isRival(other: Statement | null, chosen: Statement, saying = rowsOf): boolean {
  if (other === null || other === chosen || scoreOf(other) < scoreOf(chosen)) return false;
  return other.reconciliation.status !== 'mismatch' && saying(other) !== saying(chosen);
}

/** Which bookings may book nothing, if all is proved either way; else null. */
function doubtfulRows(
  statement: Statement,
  part: ReadPart,
  readings: ReadingsResult,
  document: Document,
): Difference | null {
  if (statement.reconciliation.status !== 'verified') return null;
  const { rows } = part;
  const booked = rows.filter(isBooked);
  const subject = { rows, booked, titles: readings.titles, balances: statement, pages: document.pages };
  const fits = (run: readonly ReadRow[]) => isRival(buildStatement(without(run, part), readings, document), statement);
  const rule = NON_BOOKINGS.find(({ runs }) => runs(subject).some(fits));
  return rule ? difference(rule.code) : null;
}
