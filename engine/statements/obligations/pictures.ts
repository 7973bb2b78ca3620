/** What was read from pictures was read alike by two readers, or no other reading fits the sums of the paper. */
import { isDoubtful, type Word } from '../../model/word.ts';
import { finding } from '../../wording/catalogue.ts';
import { dayBeforeRows, figuresOf, hasPictures, unusedDay } from '../pictures/figures.ts';
import { pageInDoubt } from '../pictures/pages-in-doubt.ts';
import type { Subject } from '../subject.ts';
import { excludes, type Rule, suggests } from './judge.ts';

/** True for a statement with text from pictures: only this one has to show how that was read. */
export function isPictured(subject: Subject): boolean {
  const { pages } = subject.document;
  const [first, last] = subject.pages;
  if (pages.some(({ number, source }) => source === 'ocr' && number >= first && number <= last)) return true;
  if (!hasPictures(pages)) return false;
  // a part of a page may be a picture, or a page before the rows with the balance
  const { money, days } = figuresOf(subject);
  return money.length + days.length > 0;
}

export const PICTURE_RULES: readonly Rule[] = [
  // the readers differ on a figure, and the sums allow either (settle.test.ts)
  excludes('read_in_two_ways', (subject) => {
    const { money, days } = figuresOf(subject);
    const [word] = [...days, ...money].filter(isDoubtful);
    return word === undefined ? null : finding('READ_IN_TWO_WAYS', { text: word.text, page: word.page });
  }),
  // a day among the rows that is read, and that no row has (settle.test.ts)
  excludes('day_unused', (subject) => {
    const line = unusedDay(subject);
    return line === null ? null : finding('DAY_UNUSED', { text: line.text, page: line.page });
  }),
  // each row begins with a day that is no day of it: its column was not found (settle.test.ts)
  excludes('day_before_rows', (subject) => {
    const word = dayBeforeRows(subject);
    return word === null ? null : finding('DAY_UNUSED', { text: word.text, page: word.page });
  }),
  // "Page 2 of 2" by one reader, "Page 2 of 3" by the other (pages-in-doubt.test.ts)
  excludes('page_in_doubt', (subject) => {
    const word = pageInDoubt(subject);
    return word === null ? null : finding('READ_IN_TWO_WAYS', { text: word.text, page: word.page });
  }),
  // a hidden text layer is somebody else's reading, and nobody else has read the page (mixed-files.test.ts)
  excludes('read_by_others', (subject) => {
    const { money, days } = figuresOf(subject);
    const [first, last] = subject.pages;
    const page = subject.document.pages.find(({ number, lines }) => {
      const isOwn = number >= first && number <= last;
      return isOwn && lines.some(({ words }) => words.some(isOfOthers));
    });
    const number = page?.number ?? [...money, ...days].find(isOfOthers)?.page;
    return number === undefined ? null : finding('READ_BY_OTHERS', { page: number });
  }),
  suggests('read_alike', (subject) => {
    const { money, days } = figuresOf(subject);
    const words = [...money, ...days];
    const pages = [...new Set(words.map(({ page }) => page))].sort((a, b) => a - b);
    const settled = words.filter(({ reading }) => reading?.settled === true).length;
    return finding('READ_ALIKE', {
      figures: words.length,
      pages,
      settled,
      corrected: words.filter(isCorrected).length,
    });
  }),
];

const isOfOthers = ({ source, reading }: Word): boolean => source === 'ocr' && reading === undefined;

const isCorrected = ({ reading }: Word): boolean => reading?.corrected !== undefined;
