/** Finds what the other readings of a document say against the one that was chosen for a part. */
import type { Line } from '../../model/line.ts';
import { itemAt } from '../../model/lists.ts';
import type { Choice, Question } from '../../model/question.ts';
import type { SignConvention } from '../../model/sign-convention.ts';
import type { Statement } from '../../model/statement.ts';
import type { OpenReadings, ReadPart } from '../../readings/read.ts';
import type { Difference } from '../../wording/differences.ts';
import { buildStatement } from '../build.ts';
import { doubtfulRows } from '../non-bookings/question.ts';
import { areHolders } from '../obligations/account-signs.ts';
import { unprovedPages } from '../pages/said-pages.ts';
import { firstLineOf, isBooked, isLineOf } from '../part.ts';
import type { Document, Doubts, Judged } from '../subject.ts';
import { differencesOf, sameSides } from './readings-differ.ts';
import { failsOf, scoreOf, type Tried } from './tried.ts';
import { without } from './without-lists.ts';

/** All that was tried: the reading chosen for each part, and every reading. */
export interface Trials {
  readonly open: OpenReadings;
  readonly document: Document;
  readonly winners: readonly Tried[];
  readonly all: readonly Tried[];
}

/** Given the trials, a part and its statement under the reading chosen for it, returns what is in doubt. */
export function doubtsOf(
  { open, document, winners, all }: Trials,
  part: number,
  statement: Statement,
): Omit<Doubts, 'ended' | 'tried'> {
  const winner = itemAt(winners, part);
  const { convention } = itemAt(winner.readings.parts, part);
  const untold = all.filter(({ choice }) => !goesAgainst(choice, winner.choice, open.questions));
  // if the sum of the amounts is 0, it closes as well with balances owed as held, or with another decimal mark
  const saying = (other: Tried) =>
    convention.asKindNamed && !sameSides(itemAt(other.readings.parts, part).convention, convention)
      ? rowsOf
      : rowsAndBalances;
  // on an account's paper no minus is money in, and no balance without a mark is owed
  const isExcluded = (other: Tried) =>
    showsHolders(convention) && !areHolders(itemAt(other.readings.parts, part).convention);
  const rival = untold.find(
    (other) => isRival(itemAt(other.statements, part), statement, saying(other)) && !isExcluded(other),
  );
  return {
    rival: rival ? differencesOf(winner.readings, rival.readings, part, open.evidence) : null,
    informing: rival ? null : informingRows(statement, part, winner, document),
    asSaid: isSaid(document, itemAt(winner.readings.parts, part)),
    beside: linesBeside(winners, part),
    judged: statement.reconciliation.obligations as readonly Judged[],
  };
}

/** True for a part that is read as the user says it otherwise than the paper. */
const isSaid = (document: Document, { said }: ReadPart): boolean =>
  said.days || said.money || unprovedPages(document) !== null;

/** True for a choice that contradicts the user's answer, if the chosen one agrees with the user. */
function goesAgainst(other: Choice, chosen: Choice, questions: readonly Question[]): boolean {
  return questions.some(({ stated }, q) => stated && chosen[q] === 0 && other[q] !== 0);
}

/** True for signs that are read as those of an account, as the paper's structure or its column of fees shows. */
const showsHolders = (convention: SignConvention): boolean =>
  areHolders(convention) && (convention.feesMinus || convention.structure.kind === 'account');

/** The days and amounts of a statement as one text. */
const rowsOf = ({ transactions, decimals }: Statement): string =>
  transactions.length === 0 ? '' : `${decimals}: ${transactions.map((t) => `${t.date} ${t.amount}`).join()}`;

const rowsAndBalances = (s: Statement): string => `${s.decimals}: ${s.openingBalance} ${s.closingBalance} ${rowsOf(s)}`;

/** True for another reading that fits as well, and differs in the content of a statement. */
function isRival(other: Statement | null, chosen: Statement, saying = rowsOf): boolean {
  if (other === null || other === chosen || saying(other) === saying(chosen)) return false;
  // what people correct may mend the other reading as well: it may fail a little more
  if (isMismatch(chosen)) return failsOf(other) <= failsOf(chosen) + NEAR;
  return scoreOf(other) >= scoreOf(chosen) && !isMismatch(other);
}

/** A reading of a paper that does not add up is as close as another if it fails in so many sums more, at most. */
const NEAR = 2;

const isMismatch = ({ reconciliation: { status } }: Statement): boolean => status === 'mismatch';

/** The bookings that may be for information only, if all is proved, or fails, either way; else null. */
function informingRows(statement: Statement, at: number, { readings }: Tried, document: Document): Difference | null {
  if (statement.reconciliation.status === 'unverifiable') return null;
  const part = itemAt(readings.parts, at);
  const { rows } = part;
  const booked = rows.filter(isBooked);
  const subject = { rows, booked, titles: readings.titles, balances: statement, pages: document.pages };
  return doubtfulRows(subject, (run) => isRival(buildStatement(without(run, part), readings, document), statement));
}

/**
 * Returns the lines beside a statement that may be its bookings: the doubtful ones of the parts below it that are not a
 * statement, and of those above the first; and all bookings of the next statement, if it prints no balance and may
 * continue this one.
 */
function linesBeside(winners: readonly Tried[], part: number): Line[] {
  const stands = winners.map(({ statements }, i) => statements[i] !== null);
  const next = stands.indexOf(true, part + 1);
  const from = stands.indexOf(true) === part ? 0 : part;
  const { parts, doubtful } = itemAt(winners, part).readings;
  const dropped = parts.slice(from, next < 0 ? undefined : next).filter((p) => p !== parts[part]);
  const lines = dropped.flatMap(({ part: own }) =>
    doubtful.flatMap(({ line: { line } }) => (isLineOf(own, line) ? line : [])),
  );
  const after = mayGoOn(winners, part, next) ? itemAt(parts, next).rows.filter(isBooked) : [];
  return [...lines, ...after.map(firstLineOf)];
}

/** True for a statement without printed balances, in the money and of the kind of the one above it. */
function mayGoOn(winners: readonly Tried[], above: number, at: number): boolean {
  const [one, other] = [itemAt(winners, above).statements[above], winners[at]?.statements[at]];
  if (!one || !other || other.openingBalance !== null || other.closingBalance !== null) return false;
  const isCard = (i: number) => itemAt(itemAt(winners, i).readings.parts, i).convention.card;
  return one.currency === other.currency && isCard(above) === isCard(at);
}
