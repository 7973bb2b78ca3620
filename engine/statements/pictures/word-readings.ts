/** Tells which words of a booking its readers read differently, and what each is part of. */
import type { ReadRow } from '../../model/reading.ts';
import type { WordReading } from '../../model/transaction.ts';
import { readingStatus, type Word, wordBox } from '../../model/word.ts';
import { amountWords, dayWords } from './figures.ts';
import { fieldOf } from './repairs.ts';

/** Given the row of a booking, returns its words that two readers did not read alike, in the order of its lines. */
export function wordReadingsOf(row: ReadRow): WordReading[] {
  const words = row.row.lines.flatMap(({ source }) => source.line.words);
  if (words.every((word) => readingStatus(word) === null)) return [];
  const fields = fieldsOf(row);
  return words.flatMap((word): WordReading[] => {
    const status = readingStatus(word);
    if (status === null) return [];
    const { text, page, reading } = word;
    return [
      { field: fields.get(word) ?? 'text', page, box: wordBox(word), text, others: reading?.others ?? [], status },
    ];
  });
}

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
