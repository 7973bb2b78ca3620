import { expect, test } from 'vitest';
import { fold } from '../../engine/lexicon/phrases/fold.ts';
import { LANGUAGES, type Language } from './language.ts';
import { areKnown, languagesOf } from './languages-of.ts';
import { WORDS } from './words.ts';

/** The other two have scripts that the first reader does not read. */
const BY_WORDS = LANGUAGES.filter((language): language is ShownByWords => language !== 'ell' && language !== 'bel');
type ShownByWords = Exclude<Language, 'ell' | 'bel'>;

/** What a page in each language says, as a reader gives it: cells of headings, bookings and sentences. */
const PAGES: Readonly<Record<ShownByWords, readonly string[]>> = {
  eng: ['Your statement', 'Date', 'Description', 'Paid out', 'Balance', '3 March', 'CARD PAYMENT TO SHOE SHOP'],
  deu: [
    'Kontoauszug',
    'Buchungstag',
    'Verwendungszweck',
    'Betrag',
    '3. März',
    'Lastschrift Stadtwerke',
    'alter Kontostand',
  ],
  fra: [
    'Relevé de compte',
    'Nature des opérations',
    'Débit',
    'Crédit',
    '3 février',
    'Virement de la caisse',
    'Ancien solde',
  ],
  spa: ['Extracto de cuenta', 'Fecha', 'Concepto', 'Importe', '3 de enero', 'Compra con tarjeta', 'Saldo anterior'],
  ita: ['Estratto conto', 'Data', 'Descrizione', 'Dare', 'Avere', '3 gennaio', 'Pagamento con carta', 'Saldo iniziale'],
  por: ['Extrato de conta', 'Data', 'Descrição', 'Débito', '3 de janeiro', 'Compra no cartão', 'Saldo anterior do mês'],
  nld: ['Rekeningafschrift', 'Datum', 'Omschrijving', 'Bedrag', '3 maart', 'Betaling met de pas', 'Vorig saldo'],
  pol: ['Wyciąg z rachunku', 'Data operacji', 'Tytuł', 'Kwota', '3 października', 'Płatność kartą', 'Saldo końcowe'],
  swe: ['Kontoutdrag', 'Bokföringsdag', 'Belopp', 'Saldo', '3 maj', 'Kortköp i butik', 'Ingående saldo', 'Överföring'],
  dan: [
    'Kontoudskrift',
    'Bogført',
    'Tekst',
    'Beløb',
    '3. maj',
    'Dankort køb',
    'Betalingsservice',
    'Overførsel af husleje',
  ],
  nor: [
    'Kontoutskrift',
    'Forklaring',
    'Beløp',
    'Rentedato',
    '3. mai',
    'Varekjøp',
    'Lønn',
    'Avtalegiro',
    'Utgående saldo',
  ],
  fin: ['Tiliote', 'Kirjauspäivä', 'Selitys', 'Määrä', '3. toukokuuta', 'Korttiosto', 'Alkusaldo', 'Tilisiirto'],
  ces: [
    'Výpis z účtu',
    'Datum',
    'Popis',
    'Částka',
    '3. března',
    'Platba kartou',
    'Počáteční zůstatek',
    'Trvalý příkaz',
  ],
  hun: ['Számlakivonat', 'Dátum', 'Megnevezés', 'Összeg', '3. május', 'Kártyás vásárlás', 'Nyitó egyenleg', 'Átutalás'],
  ron: ['Extras de cont', 'Data', 'Descriere', 'Sumă', '3 ianuarie', 'Plată cu cardul', 'Sold inițial', 'Comision'],
  tur: ['Hesap özeti', 'Tarih', 'Açıklama', 'Tutar', '3 Ocak', 'Kart harcama', 'Önceki bakiye', 'Gelen havale'],
  hrv: ['Izvod računa', 'Datum', 'Svrha plaćanja', 'Iznos', '3. siječnja', 'Kupnja karticom', 'Prethodno stanje'],
  ind: ['Mutasi rekening', 'Tanggal', 'Keterangan', 'Jumlah', '3 Agustus', 'Setoran tunai', 'Saldo awal', 'Biaya adm'],
  vie: ['Sổ phụ tài khoản', 'Ngày giao dịch', 'Diễn giải', 'Phát sinh nợ', 'Chuyển tiền', 'Số dư đầu kỳ'],
  jpn: ['お取引明細', '日付', '摘要', 'お支払金額', 'お預り金額', '残高', 'カード'],
  chi_sim: ['账户明细', '交易日期', '摘要', '支出金额', '存入金额', '余额', '转账'],
};

const withoutAccents = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ø', 'o').replaceAll('đ', 'd');

test.each(BY_WORDS)('tells %s from all others, with accents', (language) => {
  expect(languagesOf(PAGES[language], LANGUAGES)).toEqual([language]);
});

test.each(BY_WORDS.filter((language) => language !== 'jpn'))(
  'tells %s from all others, without accents',
  (language) => {
    expect(languagesOf(PAGES[language].map(withoutAccents), LANGUAGES)).toEqual([language]);
  },
);

test('knows whether hardly a word of a page is known', () => {
  expect(areKnown(PAGES.deu, ['deu'])).toBe(true);
  // Greek as the first reader gives it
  expect(areKnown(['Kivnon Aoyaplacpoi', 'Hpep. xkivnong', 'Aittiodoyia', 'Mood', 'YrnoAoimo'], ['eng'])).toBe(false);
});

test('does not depend on the order of the texts', () => {
  for (const language of BY_WORDS) {
    expect(languagesOf([...PAGES[language]].reverse(), LANGUAGES)).toEqual([language]);
  }
});

test('finds two languages of a paper, the main one first', () => {
  expect(languagesOf([...PAGES.deu, ...PAGES.deu, ...PAGES.fra.slice(0, 6)], LANGUAGES)).toEqual(['deu', 'fra']);
  expect(languagesOf([...PAGES.jpn, ...PAGES.eng], LANGUAGES)).toEqual(['jpn', 'eng']);
});

test('never finds more than two', () => {
  expect(
    languagesOf(
      BY_WORDS.flatMap((language) => PAGES[language]),
      LANGUAGES,
    ),
  ).toHaveLength(2);
});

test('is not misled by names of shops in another language', () => {
  expect(languagesOf([...PAGES.fra, 'THE SHOE SHOP', 'LA CASA'], LANGUAGES)).toEqual(['fra']);
});

test('chooses among the allowed ones', () => {
  expect(languagesOf(PAGES.nor, ['eng', 'dan'])).toEqual(['dan']);
  expect(languagesOf(PAGES.chi_sim, ['eng', 'jpn'])).toEqual(['jpn']);
  expect(languagesOf(PAGES.jpn, ['eng', 'deu'])).toEqual(['eng']);
});

test('falls back on English, or on the first allowed one', () => {
  expect(languagesOf([], LANGUAGES)).toEqual(['eng']);
  expect(languagesOf(['12.50', '03/04', 'XK77'], ['pol', 'ces'])).toEqual(['pol']);
  expect(languagesOf([], [])).toEqual([]);
});

test('takes a few signs of another script for smudges', () => {
  expect(languagesOf([...PAGES.eng, '口', '二一'], LANGUAGES)).toEqual(['eng']);
});

test('has all words folded, each once a language', () => {
  for (const list of Object.values(WORDS)) {
    const words = list.trim().split(/\s+/);
    expect(words).toEqual([...new Set(words)].map(fold));
  }
});
