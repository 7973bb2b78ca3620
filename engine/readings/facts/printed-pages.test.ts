import { expect, it } from 'vitest';
import { Paper, tablesOn } from '../../testing/paper.ts';
import { printedPages } from './printed-pages.ts';

const numbersOn = async (...texts: readonly string[]) => {
  const paper = new Paper();
  texts.forEach((text, i) => {
    if (i > 0) paper.page();
    for (const line of text.split('\n')) paper.text('Current account').text(line, 480);
  });
  return printedPages((await tablesOn(paper)).lines).slice(1);
};

it.each(['Page 2 of 3', 'Seite 2 von 3', 'Pág. 2/3', 'Page: 2 of 3', 'Sivu 2 (3)', '2/3 oldal'])(
  'reads what a page calls itself: %s',
  async (text) => {
    expect(await numbersOn(text)).toEqual([{ number: 2, of: 3 }]);
  },
);

it('reads the number of a page alone, and none from pages that say nothing or two things', async () => {
  expect(await numbersOn('Blatt 4', 'Balance 12.50', 'Page 1 of 3\nPage 2 of 3')).toEqual([
    { number: 4, of: null },
    null,
    null,
  ]);
});

it('numbers that no page can have are none: a page behind the last, or one without a word for it', async () => {
  expect(await numbersOn('Page 12 of 3', '1/3', 'Page 0')).toEqual([null, null, null]);
});
