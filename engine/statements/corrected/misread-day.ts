/** Tells if a day of a picture may be misread: its readers read two. */
import type { Transaction } from '../../model/transaction.ts';

/** True if a reader of the picture read this day in the place of the row's only one: text prints no other day. */
export function isReadAs(
  { source, date, valueDate, transactionDate, description, readings = [] }: Read,
  day: string,
): boolean {
  // what was read differently may be part of another day
  if (source !== 'ocr' || valueDate !== null || transactionDate !== null) return false;
  const misread = readings
    .filter(({ field, status, text }) => field === 'date' && status === 'open' && !description.includes(text))
    .flatMap(({ text, others }) => others.flatMap((other) => changesOf(text, other)));
  return changesOf(date, day).every(([from, to]) => misread.some(([one, other]) => one === from && other === to));
}

type Read = Omit<Transaction, 'edited'>;

const CENTURY = 100;

/** The numbers of a date, or of a word of it, that are others in another one, both as two digits. */
function changesOf(text: string, other: string): (readonly [from: number, to: number])[] {
  const [before, after] = [text, other].map((one) => one.match(/\d+/g) ?? []);
  if (!before || before.length !== after?.length) return [];
  return before.flatMap((number, i) => {
    const [from, to] = [Number(number), Number(after[i])];
    return from === to ? [] : [[from % CENTURY, to % CENTURY] as const];
  });
}
