/** Dutch: findings about the signs of a statement's amounts. */
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { quoted } from './words.ts';

const MARKS = {
  columns: 'kolommen voor bij en af',
  marks: 'tekens voor debet en credit',
  sections: 'titels van onderdelen',
};
const FIGURES = { totals: 'totalen', counts: 'aantallen' };
const KINDS = { card: 'kaart', loan: 'lening' };

export const signs = {
  NOTHING_SIGNED: () => 'Er is geen transactie met een plus of min.',
  SIDES_NOT_SAID: ({ amounts }) =>
    `Het document zegt van ${counted(amounts, { one: 'bedrag', other: 'bedragen' })} niet of het bij of af is.`,
  LEGEND_AGAINST: ({ text }) =>
    `Op het document staat “${text}”: plus en min kunnen het omgekeerde betekenen van hoe ze zijn gelezen.`,
  SECTION_TURNED: ({ title }) => `“${title}” kan bij de andere kant horen dan die het noemt.`,
  LEDGER_TITLE: ({ title }) =>
    `“${title}” is de titel van een grootboek: wat daar debet heet, kan bij zijn, gezien vanuit het bedrijf zelf.`,
  SIGNS_BY_WORDS_ALONE: () =>
    'Alleen de woorden van de regels zeggen of een plus bij of af is: het document noemt geen kanten, geen soort rekening, en niets wat alleen een rekening of alleen een kaart heeft.',
  SIGNS_BY_SIDES: ({ marks }) =>
    `Of een bedrag bij of af is, blijkt uit ${marks.map((mark) => MARKS[mark]).join(' en ')}.`,
  SIGNS_BY_FIGURES: ({ figures }) =>
    `De gedrukte ${FIGURES[figures]} van bij en af kloppen, en dat zou niet zo zijn als elke plus en min omgekeerd was.`,
  SIGNS_BY_SUM: ({ label }) => `“${label}” is de som van de regels aan die kant.`,
  SIGNS_BY_BALANCES: () => 'Tekens of woorden bij de saldi zeggen of ze een tegoed of een schuld zijn.',
  SIGNS_BY_FEES: () => 'De kosten in hun kolom hebben een min en zijn af.',
  SIGNS_OF_ACCOUNT: ({ texts }) => `Het document is van een rekening: ${quoted(texts)}.`,
  SIGNS_OF_DEBT: ({ kind, texts }) =>
    `Het document is van een ${KINDS[kind]}, en het saldo is een schuld: ${quoted(texts)}.`,
  SIGNS_BY_NUMBER: ({ number }) =>
    `Het document heeft een rekeningnummer, “${number}”, saldi die van regel op regel aansluiten, en transacties van een rekening aan beide kanten.`,
} satisfies Partial<FindingWords>;
