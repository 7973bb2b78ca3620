/** Each language that the reader knows, and that what it reads does not depend on what it read before. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '../languages/language.ts';
import { drawnTexts } from '../testing/drawn-texts.ts';
import { createTesseract, type TesseractReader } from './reader.ts';

let reader: TesseractReader;
beforeAll(async () => {
  reader = await createTesseract();
});
afterAll(() => reader.close());

/** Draws texts, and returns what the reader reads of them. */
async function readingsOf(texts: readonly string[], languages: readonly Language[]) {
  const { picture, boxes } = await drawnTexts(texts, languages.includes('jpn') ? 'japanese' : 'latin');
  return reader.read(
    picture,
    boxes.map((box) => ({ box, amount: false })),
    languages,
  );
}

const textsOf = (cells: readonly { text: string }[]) => cells.map((cell) => cell.text);

/** A line as banks print it, with letters that the language's data alone knows. */
const LINES: Readonly<Record<Exclude<Language, 'jpn' | 'chi_sim'>, string>> = {
  eng: 'Direct debit to the water company',
  deu: 'Überweisung für Bäckerei Größer, Straße 7',
  fra: 'Prélèvement à échéance reçu le même jour',
  spa: 'Compra en la panadería del niño, año nuevo',
  ita: 'Pagamento in contanti presso la città, più spese',
  por: 'Transferência recebida, prestação da habitação',
  nld: 'Betaling aan de apotheek van de gemeente',
  pol: 'Przelew przychodzący za miesiąc październik',
  swe: 'Överföring från lönekonto till hyresvärden',
  dan: 'Overførsel til køb på lørdag',
  nor: 'Overføring fra lønnskonto på lørdag',
  fin: 'Tilisiirto äidiltä, yhteensä pääomavero',
  ces: 'Příchozí úhrada za běžný účet',
  hun: 'Átutalás a bérleti díj közleményével',
  ron: 'Plată către furnizor în luna aprilie',
  tur: 'Gelen havale, müşteri ödemesi yapıldı',
  hrv: 'Plaćanje računa za listopad, početno stanje',
  ind: 'Pembayaran pajak bersambung ke halaman berikut',
  vie: 'Số dư đầu kỳ, chuyển tiền đến tài khoản',
  ell: 'Κίνηση λογαριασμού, αγορά με κάρτα',
  bel: 'Выписка по счёту, снятие наличных',
};

test.each(Object.entries(LINES))('reads the accents of %s', async (language, line) => {
  expect(textsOf(await readingsOf([line], [language as Language]))).toEqual([line]);
});

test('reads Japanese', async () => {
  const [cell] = await readingsOf(['普通預金 お取引明細'], ['jpn']);
  expect(cell?.text.replaceAll(' ', '')).toBe('普通預金お取引明細');
});

test('reads two languages of a paper', async () => {
  const lines = [LINES.deu, 'Monthly fee of the current account'];
  expect(textsOf(await readingsOf(lines, ['deu', 'eng']))).toEqual(lines);
});

test('reads two languages, one of which asks for a third, whatever was read before', async () => {
  await readingsOf([LINES.fra], ['fra']);
  const lines = [LINES.ell, 'Currency EUR', 'KRITIS Services'];
  expect(textsOf(await readingsOf(lines, ['ell', 'eng']))).toEqual(lines);
});

test('reads a cell alike, whatever was read before and beside it', async () => {
  const lines = ['Übertrag 17,20', 'illlI1 O0 rn m', '8B 5S 2Z'];
  const { picture, boxes } = await drawnTexts(lines);
  const cells = boxes.map((box) => ({ box, amount: false }));
  const first = await reader.read(picture, cells, ['deu']);
  for (const languages of [['eng'], ['fra', 'eng'], ['pol'], ['spa'], ['ita']] as const) {
    await reader.read(picture, cells, languages);
  }
  expect(await reader.read(picture, [...cells].reverse(), ['deu'])).toEqual([...first].reverse());
});
