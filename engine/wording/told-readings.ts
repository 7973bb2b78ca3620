/** The sentences in which `explain` tells how a text was read and what it became. By code, with parameters. */
import type { DateOrder } from '../dates/date.ts';
import type { BalanceEvidence, SignEvidence } from '../model/reading.ts';
import type { DecimalMark } from '../money/digits.ts';
import { spaced } from './grammar.ts';
import { inTwo, type Rule, type Ruled, type Weighted } from './told-places.ts';
import { BALANCES_BY, SIGNS_BY } from './trail.ts';

type Votes = Readonly<Record<DecimalMark, number>>;
const markNamed = (mark: DecimalMark): string => (mark === '.' ? 'the dot' : 'the comma');

/** How an amount, a date and a row were read. */
export const READING_TOLD = {
  NIL: (text: string) => `"${text}" stands for zero`,
  NO_AMOUNT: ({ text, mark }: { text: string; mark: DecimalMark }) =>
    `"${text}" is no amount where ${markNamed(mark)} is the decimal mark`,
  AMOUNT: ({ amount, mark, votes }: { amount: string; mark: DecimalMark; votes: Votes }) => {
    const other: DecimalMark = mark === '.' ? ',' : '.';
    const evidence = `evidence ${votes[mark]}, its rival ${markNamed(other)} ${votes[other]}`;
    return `read as ${amount}: ${markNamed(mark)} is the decimal mark (${evidence})`;
  },
  MARKER: (marker: string) => `the letters "${marker}" beside it belong to it`,
  BALANCE: ({ amount, by, owed }: { amount: string; by: BalanceEvidence; owed: boolean }) =>
    `a balance of ${amount} for the holder, by ${BALANCES_BY[by](owed)}`,
  SIGN: ({ amount, by }: { amount: string; by: SignEvidence }) =>
    `${amount} for the holder, its sign by ${SIGNS_BY[by]}`,
  DATE: (text: string) => `"${text}" is a date`,
  MONTH_NAMED: () => 'its month is named: no order is asked',
  BOOKED_ON: (date: string) => `the row is booked on ${date}`,
  ORDER_HINTED: (order: DateOrder) => `read in the order ${order}: as the hint says`,
  ORDER: ({ order, others }: { order: DateOrder; others: readonly DateOrder[] }) =>
    `read in the order ${order}: ` +
    `${others.length === 0 ? 'the dates of the paper allow no other' : `they allow ${others.join(', ')} too`}`,
  YEAR_ASSUMED: () => 'nothing gives it a year: one is assumed',
  NO_YEAR: () => 'the paper gives it no year',
  YEAR: ({ printed, from, to }: { printed: boolean; from: string; to: string | null }) =>
    `its year follows from the ${printed ? 'printed period' : 'dates'} ${from} to ${to}`,
  TRANSACTION: () => 'its row is a transaction: a day, and an amount where bookings stand',
  NO_TRANSACTION: ({ role, reason }: { role: string; reason: string }) =>
    `its row is no transaction (${spaced(role)}): ${spaced(reason) || 'it states a balance'}`,
  DAY_ABOVE: (date: string) => `the row has no day of its own: ${date} is that of the row above`,
  IN_PART: (part: number) => `in part ${part} of the document`,
  FIGURE: ({ kind, label, sure }: { kind: string; label: string; sure: boolean }) =>
    `a figure: ${spaced(kind)}, by its label "${label}"${sure ? '' : ', which may also name a part of it'}`,
  FIGURE_UNLABELLED: () => 'a figure without a label',
  FIGURE_UNKNOWN: (label: string) => `a figure by the label "${label}", which nobody knows`,
};

/** An answer, what it scored if it was tried, and if it was taken. */
interface Tried {
  readonly name: string;
  readonly score: number | null;
  readonly taken: boolean;
}
const oneTried = ({ name, score, taken }: Tried): string =>
  `${name} (${score === null ? 'not tried' : `score ${score}`}${taken ? ', taken' : ''})`;
const allTried = (tried: readonly Tried[]): string => tried.map(oneTried).join('; ');

/** What evidence left open. */
export const OPEN_TOLD = {
  HINTED: ({ about, answers }: { about: string; answers: readonly Tried[] }) =>
    `open: ${about}, the hint says it: ${allTried(answers)}`,
  TRIED: ({ about, answers }: { about: string; answers: readonly Tried[] }) =>
    `open: ${about}, by evidence in this order, by the sums that close with each: ${allTried(answers)}`,
  VIEWS: (views: readonly Tried[]) =>
    `open: whose view the paper takes, by the sums that close with each: ${allTried(views)}`,
};

/** What was weighed as the value of a field. */
type Valued = Weighted & { readonly value: string };
/** A field of a statement, with its value as a result has it. */
interface Field {
  readonly field: string;
  readonly statement: number | null;
  readonly value?: string;
}
const withValue = ({ field, statement, value }: Field): string => `${field} of statement ${statement}: ${value}`;

/** What it became. */
export const ENDING_TOLD = {
  FIELDS: ({ fields, others }: { fields: readonly Field[]; others: number }) =>
    `${fields.map(withValue).join('; ')}` +
    `${others === 0 ? '' : `, and of ${others === 1 ? 'another statement' : `${others} others`}`}`,
  FIELD: ({ rule, ...field }: Field & Ruled) => `${withValue(field)} (${rule})`,
  FIELD_TWICE: ({ field, statement, line }: Field & { line: number | null }) =>
    `${field} of statement ${statement}, said twice: line ${line} is the one taken`,
  FIELD_ELSEWHERE: ({ field, statement, value, line, rule }: Field & Ruled & { line: number | null }) =>
    `${field} of statement ${statement} is ${value}, taken from line ${line} (${rule})`,
  FIELD_LESS: ({ field, statement }: Field) =>
    `weighed as the ${spaced(field)} of statement ${statement}, where another weighs more`,
  FIELD_WEIGHTS: ({ rival, value, weight }: { rival: Valued; value: string; weight: number | null }) =>
    `${rival.value} weighs ${rival.weight}, ${value} ${weight ?? 'is what else tells it'}`,
  WEIGHS: (weight: number) => `weighs ${weight}`,
  FIELD_RIVAL: ({ value, weight }: Valued) => `its rival: ${value}, weighs ${weight}`,
  HEADING: () => 'a heading: it tells what its column holds',
  TITLE: (rule: Rule) => `a title: ${rule}`,
  LEFT_OUT: (why: string) => `left out: ${why}`,
  REPEATS: (rule: Rule) => `it repeats from page to page: ${rule}`,
  NO_FIELD_READ: (rule: Rule) => `${rule}, and no field is read there`,
  NO_FIELD: (why: string) => `no field of a statement: ${why}`,
  TRANSACTION: ({ transaction, statement }: { transaction: number | null; statement: number | null }) =>
    `transaction ${transaction} of statement ${statement}`,
  LEFT_OUT_OF: ({ of, why }: { of: string; why: readonly string[] }) =>
    `left out of ${of}: ${why.join('; ') || 'it gives it nothing'}`,
  GIVES: ({ to, fields }: { to: string; fields: readonly string[] }) => `${to}: ${fields.join('; ')}`,
  SIGN_OF_AMOUNT: () => 'amount (its sign)',
  OFF: ({ expected, printed, difference }: { expected: string; printed: string; difference: string }) =>
    `here the balance does not follow: expected ${expected}, printed ${printed}, off by ${difference}`,
  USED: ({ kind, status, detail }: { kind: string; status: string; detail: string }) =>
    `used by the check ${spaced(kind)}: ${status}, ${detail}`,
  VERDICT: ({ status, reason }: { status: string | null | undefined; reason: string | null | undefined }) =>
    `the statement is ${status}: ${reason}`,
  CONFIDENCE: ({ confidence, verdict }: { confidence: number; verdict: string }) =>
    `confidence ${inTwo(confidence)}; ${verdict}`,
  ROW_LEFT_OUT: (why: string) => `left out: its row is no transaction, ${why}`,
  NO_TRANSACTION: (why: string) => `no transaction: ${why}`,
  BALANCE_ROW: (why: string) => `a balance between the rows (${why}): no transaction`,
};
