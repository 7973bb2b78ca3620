import { expect, it } from 'vitest';
import { Paper, rowsOn } from '../../testing/paper.ts';

const HEADER = ['Datum', 'Text', 'Betrag'];
const ROWS = [
  ['02.06.2025', 'Bäckerei', '-4,50'],
  ['03.06.2025', 'Gehalt', '2.000,00'],
  ['05.06.2025', 'Miete', '-980,00'],
  ['09.06.2025', 'Apotheke', '-15,50'],
];

/** The rows of a paper with a title on a ground right of the header, and labels with figures on their baselines. */
const cellsBeside = async (panel: readonly (readonly [string, string])[], title = 'Ihr Rahmen') => {
  const paper = new Paper([40, 110, -300]).row(...HEADER).rows(ROWS);
  const top = paper.y - (ROWS.length + 1) * 14;
  paper.draw((doc) => doc.rect(330, top - 2, 200, 13).fill('#dddddd')).at(336, top, title);
  for (const [i, [label, figure]] of panel.entries())
    paper.at(336, top + 14 * (i + 1), label).at(-524, top + 14 * (i + 1), figure);
  const { rows } = await rowsOn(paper);
  return rows.map((r) => [r.texts.join(' ').trim(), ...r.amounts.flatMap((a) => a?.token.text ?? [])]);
};

const OWN = ROWS.map((cells) => cells.slice(1));

it('What a title on a ground heads beside a table is no part of its rows, though it is on their baselines.', async () => {
  const limits = [
    ['Kreditrahmen', '9.500,00'],
    ['Noch frei', '6.480,88'],
    ['Fällig am 13.07.2025', ''],
  ] as const;
  expect(await cellsBeside(limits)).toEqual(OWN);
});

it.each([
  ['days with amounts', 'Sparbuch am 03.06.2025'],
  ['days before texts', '03.06.2025 Sparbuch'],
  ['figures before texts', '12,00 Sparbuch'],
])('It stays where it is if it holds %s.', async (_name, label) => {
  const list = [label, `${label} I`, `${label} II`].map((text, i) => [text, `${i + 1}1,00`] as const);
  expect(await cellsBeside(list, 'Weitere')).not.toEqual(OWN);
});

it('Notes beside rows are no panel.', async () => {
  const notes = ['am Markt', 'für Juni', 'Erdgeschoss', 'mit Rezept'].map((note) => [note, ''] as const);
  expect(await cellsBeside(notes, 'Hinweis')).not.toEqual(OWN);
});
