/** German: findings about the amounts of a statement and their currency. */
import { count } from '../../../formats/numbers.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages, rows } from './words.ts';

export const amounts = {
  AMOUNTS_WITHOUT_DECIMALS: () =>
    'Die Beträge haben keine Nachkommastellen, andere im Auszug schon: Vielleicht sind es keine Geldbeträge.',
  AMOUNTS_SCALED: ({ text }) =>
    `Im Auszug steht „${text}“: Die Beträge sind vielleicht in einer anderen Größenordnung gemeint als gedruckt.`,
  AMOUNTS_NO_MONEY: ({ text }) => `Im Auszug steht „${text}“: Die Beträge sind vielleicht keine Geldbeträge.`,
  COLUMN_NO_MONEY: ({ heading }) =>
    `Über einer Spalte mit Beträgen steht „${heading}“: Vielleicht sind es keine Geldbeträge, oder sie sind in einer anderen Größenordnung gemeint als gedruckt.`,
  AMOUNTS_CUT: ({ rows: number, pages }) =>
    `Direkt vor dem Betrag von ${rows(number)} stehen Ziffern, ${onPages(pages)}: Sie gehören vielleicht dazu.`,
  COLUMNS_SAID: () => 'Jemand hat angegeben, was in den Betragsspalten steht. Der Auszug selbst sagt es nicht.',
  AMOUNTS_BEFORE_FEES: () =>
    'In einer anderen Spalte steht, was die Beträge mit ihren Gebühren ergeben: Gezahlt wurde das eine oder das andere.',
  AMOUNTS_ARE_MONEY: () => 'Die Beträge sind Geldbeträge und stehen dort, wo der Auszug das Gezahlte nennt.',
  NO_CURRENCY_NAMED: () => 'Der Auszug nennt keine Währung, und keine Zeile hat eine andere als die übrigen.',
  ONE_CURRENCY: ({ currency }) =>
    `Alle Beträge sind als ${currency} gelesen, und keine Zeile nennt eine andere Währung.`,
  ROWS_OF_SEVERAL_CURRENCIES: ({ currencies }) => `Die Zeilen haben mehrere Währungen: ${currencies.join(', ')}.`,
  ROWS_PRINT_OTHER_CURRENCY: ({ currency, other }) => `In den Zeilen steht ${other}, der Auszug nennt ${currency}.`,
  HEADINGS_AND_LABELS_DIFFER: ({ currencies }) =>
    `Der Auszug nennt mehrere Währungen für seine Beträge: ${currencies.join(', ')}.`,
  LABELS_DIFFER: ({ currencies }) => `Der Auszug nennt zwei Währungen für seine Beträge: ${currencies.join(', ')}.`,
  SYMBOL_BESIDE_SOME: ({ symbol }) => `Neben manchen Beträgen steht ${symbol}, neben anderen nicht.`,
  CURRENCY_BESIDE_FEW: ({ rows: number, of }) =>
    `Nur ${count(number)} von ${rows(of)} ${number === 1 ? 'nennt' : 'nennen'} eine Währung: Die übrigen haben vielleicht eine andere.`,
  SENTENCE_NAMES_OTHER_CURRENCY: ({ currency, other }) =>
    `Laut Auszug sind alle Beträge in ${other}, an anderer Stelle nennt er ${currency}.`,
  CURRENCY_OF_PAYMENTS: ({ currency }) => `Nur Zahlungsarten, die in Buchungen genannt sind, sprechen für ${currency}.`,
  CURRENCY_NAMED_ASIDE: ({ currency }) =>
    `Nur wenige Wörter, die auch etwas anderes meinen können, nennen ${currency}.`,
  SUM_IN_OTHER_CURRENCY: ({ currency, other }) =>
    `Im Auszug steht ${other}, aber kein Code zu seinen Beträgen; sie wurden als ${currency} gelesen.`,
  SYMBOL_OF_OTHER_CURRENCY: ({ symbol, currency }) =>
    `Neben Beträgen steht ${symbol}, und das ist kein Zeichen für ${currency}.`,
  TITLE_NAMES_OTHER_CURRENCY: ({ text, currency }) =>
    `Im Auszug steht „${text}“, und seine Beträge wurden als ${currency} gelesen.`,
  TOTAL_IN_OTHER_CURRENCY: ({ currency, other }) =>
    `Eine Summe ist in ${other}, und die Beträge wurden als ${currency} gelesen.`,
  OTHER_CURRENCY_AMID_ROWS: ({ currency, other }) =>
    `${other} steht allein zwischen den Zeilen, die als ${currency} gelesen wurden.`,
  SYMBOL_SHARED: ({ symbol, currency, other }) =>
    `„${symbol}“ kann in diesem Auszug ${other} bedeuten und wurde als ${currency} gelesen.`,
} satisfies Partial<FindingWords>;
