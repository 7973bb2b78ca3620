import { describe, expect, it } from 'vitest';
import { GAP, labelsPages, pageCountIn, pageNumbersIn } from './page-number.ts';

const read = (text: string) => pageNumbersIn(text).map(({ number, of, form }) => [number, of, form]);

describe('the number of a page', () => {
  it.each([
    'Page 1 of 2',
    'PAGE 1 OF 2',
    'Page: 0001 of 0002',
    'Page No. 1 / 2',
    'Page 1 (of 2)',
    'Page 1 of 2 pages',
    'Page 1, 2 pages',
    '2 pages - this is page 1',
    '1st page of 2',
    'Page I of II',
    'Page one of two',
    'Seite eins von zwei',
    'Page1of2',
    'Sheet 1 of 2',
    'Blatt 1/2',
    'Seite 1 von 2',
    '1 von 2 Seiten',
    'Page 1 sur 2',
    'Feuillet 1/2',
    'Página 1 de 2',
    'Pág. 1/2',
    'Folha 1/2',
    'Pagina 1 di 2',
    'Foglio 1/2',
    'Pagina 1 van 2',
    'Blad 1 van 2',
    'Strona 1 z 2',
    'Strana 1 z 2',
    '1/2 oldal',
    'Pagina 1 din 2',
    'Страница 1 из 2',
    'Сторінка 1 з 2',
    'Стр. 1 от 2',
    'Σελίδα 1 από 2',
    'Sida 1(2)',
    'Sivu 1 (2)',
    'Side 1 af 2',
    'Sayfa 1/2',
    'Stranica 1 od 2',
    'Halaman 1 dari 2',
    'Trang 1/2',
    'หน้า 1/2',
    'หน้า ๑ จาก ๒',
    '第1页 共2页',
    '第１頁，共２頁',
    '第一页 共二页',
    '共2页 第1页',
    '頁次：1/2',
    '1/2ページ',
    '2ページ中1ページ',
    '페이지 1 / 2',
    '총 2페이지 중 1페이지',
    'Fila 1 din 2',
    'صفحة ١ من ٢',
    'صفحه ۱ از ۲',
    'עמוד 1 מתוך 2',
    'पृष्ठ १ / २',
    'გვერდი 1 / 2',
    `Page${GAP}1${GAP}of${GAP}2`,
    `Page 1${GAP}of 2`,
    `Page: 1${GAP}Total pages: 2`,
  ])('and how many there are: %s', (text) => {
    expect(read(text)).toEqual([[1, 2, 'worded']]);
  });

  it.each(['Page 3', 'Page No. 3', 'Hoja 3', 'Seite III', 'Str. 3', '3. oldal', '3頁', '第3页', 'صفحة ٣', 'หน้าที่ 3'])(
    'alone: %s',
    (text) => expect(read(text)).toEqual([[3, null, 'worded']]),
  );

  it('may be behind the number of a statement, and is not that', () => {
    expect(read('Statement 12 / page 1')).toEqual([[1, null, 'worded']]);
    expect(read('Extracto nº 5 hoja 1')).toEqual([[1, null, 'worded']]);
    expect(read('Kontoauszug Nr. 3 Blatt 1')).toEqual([[1, null, 'worded']]);
    expect(read('January 31, 2021 • Page 1 of 2')).toEqual([[1, 2, 'worded']]);
  });

  it.each(['Continued on page 2', 'Übertrag auf Blatt 2', 'Übertrag von Seite 1', 'siehe Seite 3', 'suite page 2'])(
    'is not that of another page: %s',
    (text) => expect(read(text)).toEqual([]),
  );

  it('is known by less than a word for a page: by "of", a letter, strokes, dashes, or nothing', () => {
    expect(read('1 of 2')).toEqual([[1, 2, 'of']]);
    expect(read('P.1')).toEqual([[1, null, 'short']]);
    expect(read('S. 1/2')).toEqual([[1, 2, 'short']]);
    expect(read('1 / 2')).toEqual([[1, 2, 'stroke']]);
    expect(read('- 1 -')).toEqual([[1, null, 'dashes']]);
    expect(read('1')).toEqual([[1, null, 'bare']]);
    expect(read('Frob 1 of 3')).toEqual([[1, 3, 'named']]);
  });

  it('has at most five figures', () => {
    expect(read('Folio 068335   Page 2')).toEqual([[2, null, 'worded']]);
    expect(read('Sheet 00001 of 00002')).toEqual([[1, 2, 'worded']]);
    expect(read('Sheet 12345')).toEqual([[12_345, null, 'worded']]);
  });

  it.each(['12/03/2024', 'Auszug 3/2024', 'Page 1.50', 'Page 4 of 3', 'Page 0', '20-44-19', `Page${GAP}12.50`])(
    'is not in %s',
    (text) => expect(read(text)).toEqual([]),
  );
});

it.each(['of 3', 'von 3', '/ 3', 'Total pages: 3', 'Pages 3', 'Anzahl Seiten: 3', '共3页', '3 pages'])(
  'says how many pages there are: %s',
  (text) => expect(pageCountIn(text)).toBe(3),
);

it('a total is no count of pages', () => {
  expect(pageCountIn('Total 3')).toBeNull();
  expect(pageCountIn('3')).toBeNull();
});

it('knows labels for the number of a page, and for how many there are', () => {
  for (const text of ['Page', 'Page No.', 'Blatt-Nr.', 'Page / Seite', '頁次'])
    expect(labelsPages(text)).toBe('number');
  for (const text of ['Pages', 'Total pages', 'No. of pages']) expect(labelsPages(text)).toBe('count');
  expect(labelsPages('Page & Sons')).toBeNull();
});

it('the code of a German bank numbers no page', () => {
  expect(pageNumbersIn('BLZ 370 400 44')).toEqual([]);
  expect(pageNumbersIn('blz. 2')).toHaveLength(1);
});
