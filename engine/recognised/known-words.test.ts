import { expect, it } from 'vitest';
import '../lexicon/headings/column-headings.ts';
import type { Word } from '../model/word.ts';
import { withKnownWords } from './known-words.ts';

const word = (text: string, ...others: string[]): Word => ({
  text,
  x0: 0,
  y0: 0,
  x1: 40,
  y1: 10,
  baseline: 8,
  style: { font: '', size: 10, bold: false, italic: false, color: 0 },
  page: 1,
  source: 'ocr',
  confidence: 1,
  reading: { agreed: others.length === 0, others },
});
const readOf = (given: Word) => withKnownWords([given]).map(({ text, reading }) => [text, ...(reading?.others ?? [])]);

it('takes the reading that is a word of the lexicon, and keeps the other one', () => {
  expect(readOf(word('Amgunt', 'Amount'))).toEqual([['Amount', 'Amgunt']]);
  expect(withKnownWords([word('Amgunt', 'Amount')])[0]?.reading?.agreed).toBe(false);
});

it('leaves a word that both readers read, one that is known itself, and figures', () => {
  expect(readOf(word('Amgunt'))).toEqual([['Amgunt']]);
  expect(readOf(word('Debit', 'Credit'))).toEqual([['Debit', 'Credit']]);
  expect(readOf(word('Ba1ance', 'Balance'))).toEqual([['Ba1ance', 'Balance']]);
});
