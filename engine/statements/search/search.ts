/** Tries the readings that evidence leaves open, and chooses the one with which the paper's sums close. */
import { firstOf, itemAt } from '../../model/lists.ts';
import type { Choice, Question } from '../../model/question.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Statement } from '../../model/statement.ts';
import type { OpenReadings, ReadPart } from '../../readings/read.ts';
import { buildStatement, isStatement } from '../build.ts';
import type { Document } from '../subject.ts';
import { showsAccount } from './account-evidence.ts';
import { doubtsOf } from './doubts.ts';
import { mostOf, scoreOf, type Tried } from './tried.ts';
import { withoutLists } from './without-lists.ts';

/** The most joint readings that are tried: with more, a sum that closes would mean less. */
const MOST_READINGS = 64;
/** The most rows that are read over all readings except the first: a limit of work without a clock. */
const MOST_STEPS = 400_000;

export interface Found {
  readonly statements: readonly Statement[];
  /** rows that would be transactions if the paper showed signs of an account */
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

/**
 * Given the open readings and how to rank joint answers, returns the statements under the readings with which most sums
 * close, the likeliest of them if there are several. All statements share the answers to the document's questions; each
 * has its own sign convention.
 */
export function searchReadings(
  open: OpenReadings,
  ranked: (questions: readonly Question[], most: number) => readonly Choice[],
  document: Document,
): Found {
  const byChoice = tryReadings(open, ranked(open.questions, MOST_READINGS), document);
  const all = byChoice.flat();
  const winners = winnersOf(asForced(byChoice, open.questions)).map((tried, part) =>
    withoutLists(tried, part, document),
  );
  const joint = open.questions.reduce((product, { answers }) => product * answers.length, open.conventions);
  const trials = { open, document, winners, all };
  const extent = { tried: all.length, ended: all.length < joint };
  const built = winners.map(({ readings, statements }, part): Statement | null => {
    const statement = itemAt(statements, part);
    if (statement === null) return null;
    const doubts = { ...doubtsOf(trials, part, statement), ...extent };
    return buildStatement(itemAt(readings.parts, part), readings, document, doubts);
  });
  const isOfAccount = built.some((statement, part) => {
    const { readings } = itemAt(winners, part);
    return statement !== null && showsAccount(itemAt(readings.parts, part), readings.facts, statement);
  });
  const parts = winners.map((trial, part) => ({
    trial,
    part: itemAt(trial.readings.parts, part),
    statement: isOfAccount ? itemAt(built, part) : null,
  }));
  return {
    statements: parts.flatMap(({ statement }) => statement ?? []),
    rowsOfNoAccount: isOfAccount ? 0 : built.reduce((rows, s) => rows + (s?.transactions.length ?? 0), 0),
    readRows: parts.flatMap(({ part }) => part.rows),
    tried: all.length + open.scored,
    parts,
    trials: all,
  };
}

/** Tries each choice with each sign convention: the first always, the others as far as the limits allow. */
function tryReadings(open: OpenReadings, choices: readonly Choice[], document: Document): Tried[][] {
  let tried = 0;
  const mayTry = () => tried === 0 || (tried < MOST_READINGS && tried * open.rows <= MOST_STEPS);
  const byChoice = choices.map((choice) => {
    const views: Tried[] = [];
    for (; views.length < open.conventions && mayTry(); tried++)
      views.push(tryReading(open, choice, views.length, document));
    return views;
  });
  return byChoice.filter(({ length }) => length > 0);
}

function tryReading(open: OpenReadings, choice: Choice, view: number, document: Document): Tried {
  const readings = open.read(choice, view);
  const statements = readings.parts.map((part) =>
    isStatement(part, readings) ? buildStatement(part, readings, document) : null,
  );
  return { choice, readings, statements };
}

/** Those of the choices that have the answers of the user to what is read so in any case. */
const asForced = (byChoice: readonly (readonly Tried[])[], questions: readonly Question[]) =>
  byChoice.filter((views) => questions.every(({ forced }, q) => !forced || firstOf(views).choice[q] === 0));

/** By part, the reading with the best score, from the choice whose parts have the best scores together. */
function winnersOf(byChoice: readonly (readonly Tried[])[]): Tried[] {
  const parts = firstOf(firstOf(byChoice)).readings.parts.map((_, part) => part);
  const best = (views: readonly Tried[], part: number) =>
    mostOf(views, ({ statements }) => scoreOf(itemAt(statements, part)));
  const total = (views: readonly Tried[]) =>
    parts.reduce((sum, part) => sum + scoreOf(itemAt(best(views, part).statements, part)), 0);
  const chosen = mostOf(byChoice, total);
  return parts.map((part) => best(chosen, part));
}
