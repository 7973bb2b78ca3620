/** Checks the result of each mutation with another reader than PDFium's writer. */
import { expect, test } from 'vitest';
import { freshPdfium } from '../../engine/testing/papers.ts';
import { composePaper } from '../../fixtures/fuzz/paper.ts';
import { plainBut } from '../../fixtures/fuzz/recipe.ts';
import { Edit, type Place } from './edit.ts';
import { figuresIn } from './figures-in.ts';

const paper = composePaper(4, plainBut({ rows: 'many' }));
const pdf = await paper.draw();
const [first] = paper.truth.statements[0].transactions;
const place = first.boxes![0].box as unknown as Place;
const page = first.boxes![0].page - 1;

async function edited(work: (edit: Edit) => void): Promise<Edit> {
  const edit = await open(pdf);
  work(edit);
  return open(edit.bytes());
}

const open = async (bytes: Uint8Array) => new Edit(await freshPdfium(256 * 1024 * 1024), bytes);
const standsThere = (edit: Edit) => figuresIn(edit.read(page), place, first.amount) !== null;

test('only the figures of an amount in its row are found', async () => {
  const read = (await open(pdf)).read(page);
  const [x0, y0, x1, y1] = figuresIn(read, place, first.amount)!;
  expect(x0 > place[0] && x1 <= place[2] + 1 && y0 > place[1] - 4 && y1 < place[3] + 4).toBe(true);
  expect(figuresIn(read, place, '987654.32')).toBeNull();
});

test('a page that is dropped is gone, and one that is doubled is there twice', async () => {
  const { pageCount } = await open(pdf);
  expect((await edited((edit) => edit.drop(0))).pageCount).toBe(pageCount - 1);
  expect((await edited((edit) => edit.double(0))).pageCount).toBe(pageCount + 1);
});

test('a page that is turned has another direction', async () => {
  const [before, after] = [(await open(pdf)).read(0), (await edited((edit) => edit.turn(0, 1))).read(0)];
  expect((after.turned - before.turned + 4) % 4).toBe(3);
});

test('a row that is pictured has no text, but a picture in its place', async () => {
  const left = await edited((edit) => expect(edit.picture(page, place, true)).toBe(true));
  expect(standsThere(await open(pdf))).toBe(true);
  expect(standsThere(left)).toBe(false);
});

test('a row that is hidden is not read', async () => {
  expect(standsThere(await edited((edit) => expect(edit.hide(page, place)).toBe(true)))).toBe(false);
});

test('without text, nothing is pictured or hidden', async () => {
  const edit = await open(pdf);
  const nowhere: Place = [0, 0, 3, 3];
  expect([edit.picture(page, nowhere, true), edit.hide(page, nowhere)]).toEqual([false, false]);
});
