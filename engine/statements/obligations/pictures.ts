/** What was read from pictures was read alike by two readers, or no other reading fits the sums of the paper. */
import { isDoubtful, type Word } from '../../model/word.ts';
import { finding } from '../../wording/catalogue.ts';
import { figuresOf } from '../pictures/figures.ts';
import type { Subject } from '../subject.ts';
import { excludes, type Rule, suggests } from './judge.ts';

/** True for a statement with text from pictures: only this one has to show how that was read. */
export const isPictured = ({ document, pages: [first, last] }: Subject): boolean =>
  document.pages.some(({ number, source }) => source === 'ocr' && number >= first && number <= last);

export const PICTURE_RULES: readonly Rule[] = [
  // the readers differ on a figure, and the sums allow either (settled.test.ts)
  excludes('read_in_two_ways', (subject) => {
    const { money, days } = figuresOf(subject);
    const [word] = [...days, ...money].filter(isDoubtful);
    return word === undefined ? null : finding('READ_IN_TWO_WAYS', { text: word.text, page: word.page });
  }),
  // a hidden text layer is somebody else's reading, and nobody else has read the page (hidden-layer.test.ts)
  excludes('read_by_others', ({ document, pages: [first, last] }) => {
    const page = document.pages.find(
      ({ number, source, lines }) =>
        source === 'ocr' &&
        number >= first &&
        number <= last &&
        lines.some(({ words }) => words.some(({ reading }) => reading === undefined)),
    );
    return page === undefined ? null : finding('READ_BY_OTHERS', { page: page.number });
  }),
  suggests('read_alike', (subject) => {
    const { money, days } = figuresOf(subject);
    const words = [...money, ...days];
    const settled = words.filter(({ reading }) => reading?.settled === true).length;
    return finding('READ_ALIKE', { figures: words.length, settled, corrected: words.filter(isCorrected).length });
  }),
];

const isCorrected = ({ reading }: Word): boolean => reading?.corrected !== undefined;
