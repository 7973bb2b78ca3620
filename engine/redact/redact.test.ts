/** A redacted copy converts as its original does, and holds nothing of it but what it reports as kept. */
import { readFileSync } from 'node:fs';
import { encode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { extract } from '../extract.ts';
import type { PaintedPage } from '../pages/read.ts';
import { Paper } from '../testing/paper.ts';
import { pdfium, rawPdf } from '../testing/papers.ts';
import { copyOf, leaks, rawText, wordsOf } from './testing/copies.ts';

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/${name}/statement.pdf`, import.meta.url)));

/** A verified one, one that does not add up, a card's, one without decimals, one turned, one that is no statement. */
const PAPERS = ['overdrawn-marker', 'wrong-sum', 'credit-card', 'whole-yen', 'turned-pages', 'letter'];

describe.each(PAPERS)('the copy of %s', (name) => {
  const original = fixture(name);
  const made = copyOf(original);

  test('converts as its original', async () => {
    expect((await made).differences).toEqual([]);
  });

  test('keeps no word except those that it reports', async () => {
    const { pdf, kept } = await made;
    const [from, to] = [await wordsOf(original), await wordsOf(pdf)];
    expect(to.length).toBe(from.length);
    expect(leaks(from, to, kept)).toEqual([]);
  });
});

test('a file of pictures is refused, for a reason of its own', async () => {
  const pixels = encode({ width: 1, height: 1, channels: 1, data: new Uint8Array([200]) });
  const scan = await new Paper().draw((doc) => doc.image(Buffer.from(pixels), 0, 0, { width: 595, height: 842 })).pdf();
  await expect(copyOf(scan)).rejects.toMatchObject({ code: 'PDF_UNREADABLE', finding: { code: 'SCAN_NOT_REDACTED' } });
});

test('a copy keeps the status and the failing rows of a statement that does not add up', async () => {
  const original = fixture('wrong-sum');
  const { pdf } = await copyOf(original);
  const read = async (bytes: Uint8Array) => extract(bytes, { pdfium: await pdfium() }).statements[0]!;
  const [from, to] = [await read(original), await read(pdf)];
  expect(to.reconciliation.status).toBe('mismatch');
  expect(to.reconciliation.failingRows.map(({ row }) => row)).toEqual(
    from.reconciliation.failingRows.map(({ row }) => row),
  );
  expect(to.transactions.map(({ amount }) => amount)).not.toEqual(from.transactions.map(({ amount }) => amount));
});

test('the bytes of a copy hold no name of the original, and no metadata but the year of its making', async () => {
  const { pdf } = await copyOf(fixture('overdrawn-marker'));
  const raw = rawText(pdf);
  expect(raw).not.toMatch(/HILLSIDE|GROCERS|60114482|Producer|Author|Title|FontFile/);
  expect(raw).toMatch(/CreationDate \(D:\d{4}0101/);
});

/** The texts that a PDF draws, one a text object. */
const painted = async (bytes: Uint8Array) => {
  const texts: string[] = [];
  const onPainted = ({ text }: PaintedPage) =>
    void texts.push(...text.runs.map(({ from, to }) => String.fromCodePoint(...text.code.subarray(from, to))));
  extract(bytes, { pdfium: await pdfium(), onPainted });
  return texts;
};

test('text that nobody sees stays unseen, and is invented', async () => {
  const seen = 'BT /F1 10 Tf 50 700 Td (Opening balance: 120.00 EUR) Tj ET';
  const original = rawPdf(`${seen} BT 3 Tr /F1 10 Tf 50 600 Td (Sigismund) Tj ET`);
  const { pdf } = await copyOf(original);
  const [from, to] = [await painted(original), await painted(pdf)];
  expect(from[1]).toBe('Sigismund');
  expect(to[1]).toMatch(/^(?!Sigismund)[A-Z][a-z]{8}$/);
  expect((await wordsOf(pdf)).join(' ')).not.toContain(to[1]);
});

test('text on its side that is drawn letter by letter is no cipher', async () => {
  const seen = 'BT /F1 10 Tf 50 700 Td (Page 1 of 2) Tj ET ';
  const sideways = Array.from(
    '12121212OSOSOSOS',
    (sign, i) => `BT /F1 10 Tf 0 1 -1 0 20 ${100 + 6 * i} Tm (${sign}) Tj ET`,
  );
  const { pdf } = await copyOf(rawPdf(seen + sideways.join(' ')));
  const [, ...letters] = await painted(pdf);
  const madeOf = (sign: string) => new Set(letters.filter((_, i) => '12121212OSOSOSOS'[i] === sign)).size;
  expect(['1', '2', 'O', 'S'].map((sign) => madeOf(sign) > 1)).toEqual([true, true, true, true]);
});

test('the widths of letters do not show which letters were there', async () => {
  const text = (at: number, what: string) => `BT /F1 10 Tf 50 ${at} Td (${what}) Tj ET`;
  const { pdf } = await copyOf(rawPdf(`${text(700, 'Sigismillow')} BT 3 Tr /F1 10 Tf 50 600 Td (Willibald) Tj ET`));
  const [, widths] = /\/Widths \[([\d ]+)\]/.exec(rawText(pdf))!;
  expect(new Set(widths!.split(' ')).size).toBe(2);
});

test('a name that is also the code of a currency goes', async () => {
  const paper = new Paper()
    .row('DATE', 'DESCRIPTION', 'PAID OUT', 'PAID IN', 'BALANCE')
    .row('', 'OPENING BALANCE', '', '', '1,000.00')
    .row('07/05/2021', 'RON SELBY', '4.50', '', '995.50')
    .row('08/05/2021', 'SALARY', '', '2,000.00', '2,995.50')
    .row('09/05/2021', 'ALL GOOD CAFE', '980.00', '', '2,015.50')
    .row('', 'CLOSING BALANCE', '', '', '2,015.50');
  const { pdf, differences } = await copyOf(await paper.pdf());
  expect(differences).toEqual([]);
  expect((await wordsOf(pdf)).filter((word) => word === 'RON' || word === 'ALL')).toEqual([]);
});

test('a telephone number in pairs and an IBAN in any groups are replaced, and the label of that stays', async () => {
  const text = (at: number, what: string) => `BT /F1 10 Tf 50 ${at} Td (${what}) Tj ET`;
  const original = rawPdf(`${text(700, 'Telefon 77 70 11 82')} ${text(680, 'IBAN: NO93 8601 1117 947')}`);
  const words = await wordsOf((await copyOf(original)).pdf);
  expect(words.filter((word) => ['77', '70', '11', '82', '8601'].includes(word)).length).toBeLessThan(2);
  expect([words[5], words[6]!.slice(0, 2)]).toEqual(['IBAN:', 'NO']);
});

test('a number in boxes becomes another, the same wherever it is', async () => {
  const text = (at: number) => `BT /F1 10 Tf 12 Tw 50 ${at} Td (Number 7 7 7 7 4 4 4 4) Tj ET`;
  const words = await wordsOf((await copyOf(rawPdf(`${text(700)} ${text(600)}`))).pdf);
  const [first, second] = [words.slice(1, 9), words.slice(10)];
  expect(second).toEqual(first);
  expect(new Set(first).size).toBeGreaterThan(2);
});

test('days that are alone stay, and the month above them moves', async () => {
  const paper = new Paper()
    .row('PERIODO DEL 01/05/2021 AL 31/05/2021')
    .row('DIA', 'CONCEPTO', 'CARGOS', 'ABONOS', 'SALDO')
    .row('', 'SALDO INICIAL', '', '', '1,000.00')
    .row('07', 'PANADERIA ROSAL', '4.50', '', '995.50')
    .row('08', 'NOMINA', '', '2,000.00', '2,995.50')
    .row('09', 'RENTA CASA', '980.00', '', '2,015.50')
    .row('11', 'FARMACIA', '30.25', '', '1,985.25')
    .row('17', 'LIBRERIA SOL', '45.75', '', '1,939.50')
    .row('18', 'TELEFONO', '60.00', '', '1,879.50')
    .row('24', 'GASOLINA', '55.50', '', '1,824.00')
    .row('28', 'CINE', '24.00', '', '1,800.00');
  const { pdf, differences } = await copyOf(await paper.pdf());
  expect(differences).toEqual([]);
  expect(await wordsOf(pdf)).toEqual(expect.arrayContaining(['07', '17', '24']));
});

test('the same chance makes the same copy, another one another', async () => {
  const original = fixture('signed-amount');
  const [a, again, b] = [await copyOf(original), await copyOf(original), await copyOf(original, undefined, 'b')];
  expect(Buffer.from(a.pdf).equals(Buffer.from(again.pdf))).toBe(true);
  expect(Buffer.from(a.pdf).equals(Buffer.from(b.pdf))).toBe(false);
});

test('a locked statement becomes a copy without a lock', async () => {
  const { pdf, differences } = await copyOf(fixture('encrypted-aes256'), 'Blue-Kettle-42');
  expect(differences).toEqual([]);
  expect(extract(pdf, { pdfium: await pdfium() }).statements.length).toBe(1);
});

test('an amount of nothing stays one in the copy, and leaves the balance as it is', async () => {
  const paper = new Paper()
    .text('Current account statement')
    .text('Opening balance 1,100.00')
    .text('Closing balance 1,146.00')
    .down(10)
    .row('Date', 'Description', 'Paid out', 'Paid in', 'Balance')
    .row('02 Jun 2025', 'Shop', '4.00', '', '1,096.00')
    .row('03 Jun 2025', 'Monthly fee', '0.00', '', '1,096.00')
    .row('04 Jun 2025', 'Wages', '', '50.00', '1,146.00');
  const { pdf, differences } = await copyOf(await paper.pdf());
  const { transactions } = extract(pdf, { pdfium: await pdfium() }).statements[0]!;
  expect(differences).toEqual([]);
  expect(transactions.map(({ amount }) => amount === 0)).toEqual([false, true, false]);
});
