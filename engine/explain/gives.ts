/** Explains what words in a transaction's row gave it, by the days, amounts and texts that were taken. */
import { dateIn } from '../dates/spans.ts';
import type { WordSpan } from '../geometry/spans.ts';
import { type ColumnRole, fieldOf, type RoleField } from '../lexicon/headings/column-role.ts';
import { itemAt } from '../model/lists.ts';
import type { ReadRow, Roles } from '../model/reading.ts';
import type { Cell } from '../model/row.ts';
import type { PlacedAmount, PlacedDate, TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import type { ReadPart } from '../readings/read.ts';
import { textColumnsOf } from '../readings/rows/row-texts.ts';
import { spaced } from '../wording/grammar.ts';

/** The fields that columns give, a mark or letters beside the amount, and its currency. */
export type FieldOfRow = RoleField | 'amountSign' | 'currency';

export type Given = { readonly field: FieldOfRow } | { readonly field: null; readonly why: string };

/** The field of money that a role gives; null if it gives none. */
const moneyOf = (role: ColumnRole | null): 'amount' | 'balance' | null => {
  const field = fieldOf(role);
  return field === 'amount' || field === 'balance' ? field : null;
};
const DAYS = ['date', 'valueDate', 'transactionDate'] as const;

/** Given a row, its part and words of it, returns what each of these gave, once each. */
export function givenBy(read: ReadRow, part: ReadPart, words: readonly Word[]): Given[] {
  const given = new Map<string, Given>();
  for (const word of words) {
    const one = ofWord(read, part, word);
    given.set(one.field ?? `not: ${one.why}`, one);
  }
  return [...given.values()];
}

/** Given a row and words, returns the column whose amount these are; null if they are no amount that was taken. */
export function ownAmountAt({ row }: ReadRow, words: readonly Word[]): number | null {
  for (const { source, cells } of row.lines) {
    const at = cells.findIndex((cell, i) => {
      const amount = itemAt(row.amounts, i);
      return cell?.amounts.some((one) => isSame(one, amount) && covers(one, source, words));
    });
    if (at >= 0) return at;
  }
  return null;
}

function ofWord(read: ReadRow, part: ReadPart, word: Word): Given {
  const { row } = read;
  // if lists are side by side, the line of a row is a part of the line on the page
  const [found] = row.lines.flatMap(({ source, cells }) => {
    const cell = cells.find((one) => one?.words.includes(word));
    return cell ? [{ source, cell }] : [];
  });
  if (found === undefined) return left('it stands in none of its columns');
  const { source, cell } = found;
  const roles = part.context.rolesOf.get(row.table) ?? [];
  const { index } = cell.column;
  const [role, kind] = [roles[index] ?? null, row.kinds[index]];
  const own = ownAmountAt(read, [word]);
  if (own !== null) return ofAmount(read, own, roles);
  const day = source.dates.find((date) => covers(date, source, [word]));
  if (day && (row.dates[index]?.includes(day) || row.headingDate === day)) return ofDay(read, part, day, role);
  if (role === 'marker') return { field: 'amountSign' };
  const text = kind === 'text' || isRest(source, cell, word) ? ofText(read, index, roles, word) : null;
  return (
    text ??
    left(role !== null && (moneyOf(role) || kind === 'date') ? besideIn(cell, source, word, role) : columnIs(role))
  );
}

function besideIn(cell: Cell, source: TokenLine, word: Word, role: ColumnRole): string {
  const isAmount = cell.amounts.some((amount) => covers(amount, source, [word]));
  return `another ${isAmount ? 'amount' : 'text'} in the column of the ${spaced(role)}`;
}

/** What a word gave by its column; null if that takes no texts. */
function ofText({ row, description }: ReadRow, column: number, roles: Roles, word: Word): Given | null {
  const texts = textColumnsOf(row.kinds, roles);
  if (texts.description.includes(column))
    return description.includes(word.text) ? { field: 'description' } : left('it parts the day from the text');
  if (texts.reference.includes(column)) return { field: 'reference' };
  if (texts.type.includes(column)) return { field: 'type' };
  return roles[column] === 'currency' ? { field: 'currency' } : null;
}

function ofAmount(read: ReadRow, column: number, roles: Roles): Given {
  const role = roles[column] ?? null;
  const field = moneyOf(role);
  if (field === null) return left(columnIs(role));
  if (field === 'amount' && read.amount !== 0 && isZero(read, column)) return left('it stands for none');
  const bySide = roles.some((one, i) => (one === 'debit' || one === 'credit') && read.row.amounts[i] !== null);
  if (role === 'amount' && bySide) return left('the amount of its row stands in a column of debits or credits');
  return { field };
}

/** Returns which of a row's days a day is: by its column, else the first that it equals. */
function ofDay(read: ReadRow, { context }: ReadPart, { token }: PlacedDate, role: ColumnRole | null): Given {
  const { order, period, hints, assumedYear } = context;
  const day = read.date ?? read.valueDate ?? read.transactionDate;
  // a day without a year takes that of the row's booking
  const around = day === null ? period : { ...period, start: day, end: day };
  const says = [period, around].map((span) => dateIn(token, order, span, hints.year ?? assumedYear));
  const equal = DAYS.filter((field) => read[field] !== null && says.includes(read[field]));
  const field = equal.find((day) => fieldOf(role) === day) ?? equal[0];
  return field ? { field } : left('a day that is none of its days');
}

function isZero({ row }: ReadRow, column: number): boolean {
  const token = row.amounts[column]?.token;
  return token !== undefined && (token.nil || !/[1-9]/.test(token.text));
}

function isRest(line: TokenLine, cell: Cell, word: Word): boolean {
  return ![...cell.amounts, ...cell.dates].some((token) => covers(token, line, [word]));
}

/** True for a token of a line that one of the words belongs to. */
export function covers(token: WordSpan, { line }: TokenLine, words: readonly Word[]): boolean {
  return line.words.slice(token.from, token.to).some((word) => words.includes(word));
}

/** True for an amount as a row has taken it: perhaps with a sign that its colour gives. */
export function isSame(one: PlacedAmount, taken: PlacedAmount | null): boolean {
  return taken !== null && one.from === taken.from && one.x0 === taken.x0 && one.token.text === taken.token.text;
}

const left = (why: string): Given => ({ field: null, why });
const columnIs = (role: ColumnRole | null): string =>
  `its column is ${role === null ? 'without a role' : spaced(role)}`;
