import { expect, it } from 'vitest';
import type { Page } from '../model/page.ts';
import { toWords } from './words.ts';

/**
 * A page of one line of glyphs of 10 points, each with where it begins and ends, in the order in which the file draws
 * them.
 */
function pageOf(glyphs: readonly (readonly [sign: string, x0: number, x1: number])[]): Page {
  const all = (value: number) => new Float32Array(glyphs.length).fill(value);
  return {
    number: 1,
    width: 595,
    height: 842,
    turned: 0,
    scale: 1,
    source: 'text',
    glyphs: {
      count: glyphs.length,
      code: Uint32Array.from(glyphs, ([sign]) => sign.codePointAt(0)!),
      x0: Float32Array.from(glyphs, ([, x0]) => x0),
      x1: Float32Array.from(glyphs, ([, , x1]) => x1),
      y0: all(90),
      y1: all(102),
      baseline: all(100),
      style: new Uint16Array(glyphs.length),
      run: Uint32Array.from(glyphs, (_, i) => i),
    },
    styles: [{ font: 'DejaVu', size: 10, bold: false, italic: false, color: 0 }],
    rules: [],
    slants: [],
    bands: [],
    images: [],
    em: 9,
    marginTexts: [],
    unread: [],
    hiddenAmounts: [],
    unusable: null,
    doubtful: false,
  };
}

const textsOf = (...glyphs: readonly (readonly [string, number, number])[]) =>
  toWords(pageOf(glyphs)).map(({ text }) => text);

it('A mark follows the letter that it is on, wherever the file draws it, and does not divide a word.', () => {
  expect(textsOf(['เ', 10, 14], ['ด', 14, 19], ['น', 19, 24], ['ิ', 14.5, 19])).toEqual(['เดิน']);
});

it('A tone that is drawn before the vowel below it is spelt behind it.', () => {
  expect(textsOf(['ท', 10, 15], ['่', 13, 15], ['ี', 12, 15])).toEqual(['ที่']);
});

it('A mark above or below the baseline belongs to its letter all the same.', () => {
  const page = pageOf([
    ['ُ', 14, 15],
    ['م', 10, 16],
    ['د', 5, 10],
  ]);
  page.glyphs.baseline[0] = 97;
  expect(toWords(page).map(({ text }) => text)).toEqual(['مُد']);
});

it('A vowel that is drawn in two parts around a mark is one letter.', () => {
  expect(textsOf(['น', 10, 15], ['ํ', 12, 15], ['้', 12.5, 15], ['า', 15, 20])).toEqual(['น้ำ']);
});

it('Letters from right to left make words in the order of reading, whose spaces are where they are drawn.', () => {
  const [w, s] = [5, 3];
  const drawn = [...'בנק זית'].reduce<[string, number, number][]>((line, sign) => {
    const right = line.at(-1)?.[1] ?? 100;
    line.push([sign, right - (sign === ' ' ? s : w), right]);
    return line;
  }, []);
  expect(textsOf(...drawn)).toEqual(['זית', 'בנק']);
});

it('Numbers amid letters from right to left keep their order.', () => {
  expect(textsOf(['ס', 40, 45], ['ך', 35, 40], [':', 32, 35], ['1', 22, 27], ['2', 27, 32])).toEqual(['סך:12']);
});
