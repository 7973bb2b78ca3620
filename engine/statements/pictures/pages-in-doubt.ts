/** Finds the number of a page of which a reader of the picture says that there are more pages than the file has. */
import { pageNumbersIn } from '../../lexicon/lines/page-number.ts';
import type { Line } from '../../model/line.ts';
import type { Word } from '../../model/word.ts';
import { statementPages } from '../pages/statement-pages.ts';
import type { Subject } from '../subject.ts';

/** Given a statement, returns such a word of its pages; null if there is none. */
export function pageInDoubt(subject: Subject): Word | null {
  const { pages, pageCount } = subject.document;
  const [first, last] = statementPages(subject).own;
  const lines = pages.flatMap(({ number, lines: own }) => (number >= first && number <= last ? own : []));
  const found = lines.flatMap((line) => line.words.filter((word) => mayCountMore(line, word, pageCount)));
  return found[0] ?? null;
}

/** True for a number on which the readers differ, one of them with more pages than these. */
function mayCountMore(line: Line, word: Word, pageCount: number): boolean {
  // no sum settles it, though a page that is then missing seems to
  if (word.reading?.agreed !== false || !FIGURE.test(word.text)) return false;
  const textWith = (text: string) => line.words.map((own) => (own === word ? text : own.text)).join(' ');
  const countIn = (text: string) => pageNumbersIn(textWith(text)).find(({ form }) => form === 'worded')?.of ?? null;
  const count = countIn(word.text);
  if (count === null || count > pageCount) return false;
  return word.reading.others.some((other) => (countIn(other) ?? 0) > pageCount);
}

const FIGURE = /\d/;
