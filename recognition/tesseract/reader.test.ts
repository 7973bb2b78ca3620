import net from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '../languages/language.ts';
import { drawnTexts } from '../testing/drawn-texts.ts';
import { createTesseract, type TesseractReader } from './reader.ts';

let reader: TesseractReader;
beforeAll(async () => {
  reader = await createTesseract();
});
afterAll(() => reader.close());

/** Draws texts, and returns what the reader reads of them. */
async function readingsOf(texts: readonly string[], languages: readonly Language[], amount: boolean, day = false) {
  const { picture, boxes } = await drawnTexts(texts);
  return reader.read(
    picture,
    boxes.map((box) => ({ box, amount, day })),
    languages,
  );
}

const textsOf = (cells: readonly { text: string }[]) => cells.map((cell) => cell.text);

test('reads days with their figures and marks alone', async () => {
  const days = ['21/12', '03.11.2024', '2024-05-08'];
  expect(textsOf(await readingsOf([...days, 'Total'], ['tur'], false, true)).slice(0, 3)).toEqual(days);
  expect(textsOf(await readingsOf(['Total'], ['tur'], false, true))[0]).not.toMatch(/\p{L}/u);
});

test('reads amounts of all languages, with their marks', async () => {
  const amounts = ['1,234.56', '-47.364,53', "5'441.77", '(12.00)', '0,05-', '+980.10'];
  expect(textsOf(await readingsOf(amounts, ['fra'], true))).toEqual(amounts);
});

test('gives each sign its place on the picture and spaces between words', async () => {
  const { picture, boxes } = await drawnTexts(['Old balance']);
  const [cell] = await reader.read(picture, [{ box: boxes[0] ?? never(), amount: false }], ['eng']);
  const box = boxes[0] ?? never();
  const characters = cell?.characters ?? [];
  expect(characters.map((one) => one.text).join('')).toBe('Old balance');
  expect(Math.abs((characters[0]?.x0 ?? 0) - box.x0)).toBeLessThan(3);
  expect(Math.abs((characters.at(-1)?.x1 ?? 0) - box.x1)).toBeLessThan(3);
  for (const [i, one] of characters.entries()) expect(one.x0).toBeGreaterThanOrEqual(characters[i - 1]?.x0 ?? 0);
  expect(cell?.confidence).toBeGreaterThan(0.8);
  expect(cell?.confidence).toBeLessThanOrEqual(1);
});

test('reads an empty cell as nothing', async () => {
  const { picture } = await drawnTexts(['a']);
  const box = { x0: 1000, y0: 2000, x1: 1200, y1: 2030 };
  expect(await reader.read(picture, [{ box, amount: true }], ['eng'])).toEqual([
    { text: '', confidence: 0, characters: [] },
  ]);
});

test('answers calls at the same time in their order', async () => {
  const { picture, boxes } = await drawnTexts(['one', 'two']);
  const calls = boxes.map((box) => reader.read(picture, [{ box, amount: false }], ['eng']));
  expect((await Promise.all(calls)).flatMap(textsOf)).toEqual(['one', 'two']);
});

test('uses no network', async () => {
  const refuse = () => {
    throw new Error('the network is refused');
  };
  vi.stubGlobal('fetch', refuse);
  const connect = vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(refuse);
  try {
    const fresh = await createTesseract();
    const { picture, boxes } = await drawnTexts(['balance']);
    const cells = boxes.map((box) => ({ box, amount: false }));
    for (const language of LANGUAGES) await fresh.read(picture, cells, [language]);
    await fresh.close();
    expect(connect).not.toHaveBeenCalled();
  } finally {
    connect.mockRestore();
  }
});

/** Enough for English and one cell, too little for a page in one cell. */
const SMALL_HEAP = 26_000_000;

test('rejects what needs more memory than allowed, says nothing on the console, and reads on', async () => {
  const small = await createTesseract({ maxHeapBytes: SMALL_HEAP });
  const { picture, boxes } = await drawnTexts(['balance']);
  const huge = { x0: 0, y0: 0, x1: picture.width, y1: 3200 };
  const written = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
  const logged = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  try {
    await expect(small.read(picture, [{ box: huge, amount: false }], ['eng'])).rejects.toThrow();
    const [cell] = await small.read(picture, [{ box: boxes[0] ?? never(), amount: false }], ['eng']);
    expect(cell?.text).toBe('balance');
    await small.close();
    for (const spy of [...written, ...logged]) expect(spy).not.toHaveBeenCalled();
    expect(process.exitCode).toBeUndefined();
  } finally {
    for (const spy of [...written, ...logged]) spy.mockRestore();
  }
});

test('refuses boxes that no cell has, and no languages', async () => {
  const { picture } = await drawnTexts(['a']);
  const read = (box: Parameters<typeof reader.read>[1][0]['box'], languages: Language[] = ['eng']) =>
    reader.read(picture, [{ box, amount: false }], languages);
  await expect(read({ x0: 5, y0: 5, x1: 5, y1: 9 })).rejects.toThrow(RangeError);
  await expect(read({ x0: 0.5, y0: 0, x1: 5, y1: 9 })).rejects.toThrow(RangeError);
  await expect(read({ x0: 0, y0: 0, x1: 90_000, y1: 90_000 })).rejects.toThrow(RangeError);
  await expect(read({ x0: 0, y0: 0, x1: 9, y1: 9 }, [])).rejects.toThrow(RangeError);
});

test('closes twice, and loads again if it is used after that', async () => {
  const other = await createTesseract();
  await other.close();
  await other.close();
  const { picture, boxes } = await drawnTexts(['again']);
  const [cell] = await other.read(picture, [{ box: boxes[0] ?? never(), amount: false }], ['eng']);
  expect(cell?.text).toBe('again');
  await other.close();
});

function never(): never {
  throw new Error('the text has no box');
}
