import { expect, test } from 'vitest';
import type { Line } from '../model/line.ts';
import type { TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import { columnsOfDrafts, type Draft } from './drafts.ts';
import { tokenLine } from './tokens.ts';

const HEADINGS = ['Date', 'Details', 'Amount'];
const ROW = ['02.06.2025', 'Bakery', '4.50'];

function lineOf(texts: readonly string[], xs: readonly number[]): TokenLine {
  const words = texts.map((text, i) => ({ text, x0: xs[i], x1: xs[i]! + 40, style: { size: 9 } }) as Word);
  const phrases = words.map((word) => ({ words: [word], text: word.text, x0: word.x0, x1: word.x1 }));
  return tokenLine({ words, phrases, text: texts.join(' '), box: [40, 0, 340, 9] } as unknown as Line, texts);
}

/** A page's header with rows below it. */
function draftAt(xs: readonly number[]): Draft {
  const cells = HEADINGS.map((text, i) => ({ text, x0: xs[i]!, x1: xs[i]! + 40, role: null, weight: 0 }));
  const body = Array.from({ length: 40 }, () => lineOf(ROW, xs));
  const page = { width: 400, rules: [] } as unknown as Draft['page'];
  return { page, header: { at: 0, height: 1, cells, score: 2 }, headerLines: [], title: [], body };
}

test('headers at the same place share their columns, and one elsewhere has its own', () => {
  const [first, second, elsewhere] = [draftAt([40, 120, 300]), draftAt([40, 120, 300]), draftAt([40, 160, 320])];
  const columnsOf = columnsOfDrafts([first, second, elsewhere]);
  expect(columnsOf.get(second)).toBe(columnsOf.get(first));
  expect(columnsOf.get(elsewhere)).not.toEqual(columnsOf.get(first));
});

test('the columns of hundreds of pages are those that a few of them show', () => {
  const many = Array.from({ length: 300 }, () => draftAt([40, 120, 300]));
  const few = draftAt([40, 120, 300]);
  expect(columnsOfDrafts(many).get(many[0]!)).toEqual(columnsOfDrafts([few]).get(few));
});
