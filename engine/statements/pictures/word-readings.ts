/** Tells which words their readers read differently, in bookings and outside of them, and what each is part of. */
import type { ReadRow } from '../../model/reading.ts';
import type { FigureReading } from '../../model/statement.ts';
import type { WordReading } from '../../model/transaction.ts';
import { readingStatus, type Word, wordBox } from '../../model/word.ts';
import type { Subject } from '../subject.ts';
import { amountWords, dayWords, figuresOf, hasPictures, hasReadings } from './figures.ts';
import { fieldOf } from './repairs.ts';

/** Given the row of a booking, returns its words that two readers did not read alike, in the order of its lines. */
export function wordReadingsOf(row: ReadRow): WordReading[] {
  if (!hasReadings(row)) return [];
  const words = wordsOf(row);
  if (words.every((word) => readingStatus(word) === null)) return [];
  const fields = fieldsOf(row);
  return words.flatMap((word) => readingsIn(fields.get(word) ?? 'text', [word]));
}

/** Returns the words of the figures and days outside of the bookings that two readers did not read alike. */
export function figureReadingsOf(subject: Subject): FigureReading[] {
  if (!hasPictures(subject.document.pages)) return [];
  const { money, days } = figuresOf(subject);
  const booked = new Set(subject.booked.flatMap(wordsOf));
  const outside = (words: readonly Word[]) => words.filter((word) => !booked.has(word));
  return [...readingsIn('figure' as const, outside(money)), ...readingsIn('date' as const, outside(days))];
}

/** Returns what became of the words that two readers did not read alike. */
function readingsIn<Field>(field: Field, words: readonly Word[]): (Omit<WordReading, 'field'> & { field: Field })[] {
  return words.flatMap((word) => {
    const status = readingStatus(word);
    if (status === null) return [];
    const { text, page, reading } = word;
    return [{ field, page, box: wordBox(word), text, others: reading?.others ?? [], status }];
  });
}

const wordsOf = ({ row }: ReadRow): readonly Word[] => row.lines.flatMap(({ source }) => source.line.words);

/** The words of the dates and amounts of a row, with what they are part of. */
function fieldsOf(row: ReadRow): Map<Word, WordReading['field']> {
  const fields = new Map<Word, WordReading['field']>(dayWords(row).map((word) => [word, 'date']));
  const amounts = amountWords(row);
  for (const [at, words] of amounts.entries()) {
    const field = fieldOf(row, words, at === amounts.length - 1);
    if (field !== null) for (const word of words) fields.set(word, field);
  }
  return fields;
}
