/** German: findings about the signs of a statement's amounts. */
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { quoted } from './words.ts';

/** After "aus". */
const MARKS = {
  columns: 'Spalten für Eingang und Ausgang',
  marks: 'Kennzeichen für Soll und Haben',
  sections: 'Überschriften von Abschnitten',
};
const FIGURES = { totals: 'Summen', counts: 'Anzahlen' };
const KINDS = { card: 'Kartenauszug', loan: 'Kreditauszug' };

export const signs = {
  NOTHING_SIGNED: () => 'Es gibt keine Buchung mit Vorzeichen.',
  SIDES_NOT_SAID: ({ amounts }) =>
    `Der Auszug sagt bei ${counted(amounts, { one: 'Betrag', other: 'Beträgen' })} nicht, ob Geld ein- oder ausging.`,
  LEGEND_AGAINST: ({ text }) =>
    `Im Auszug steht „${text}“: Seine Vorzeichen bedeuten vielleicht das Gegenteil von dem, als was sie gelesen wurden.`,
  SECTION_TURNED: ({ title }) => `„${title}“ meint vielleicht die andere Seite als die, die es nennt.`,
  LEDGER_TITLE: ({ title }) =>
    `„${title}“ ist der Titel eines Kontos der Buchhaltung: Was dort Soll heißt, ist aus Sicht der Firma vielleicht ein Eingang.`,
  SIGNS_BY_WORDS_ALONE: () =>
    'Nur die Wörter der Zeilen sagen, ob ein Plus ein Eingang oder ein Ausgang ist: Der Auszug nennt keine Seiten, keine Art des Kontos und nichts, was nur ein Konto oder nur eine Karte hat.',
  SIGNS_BY_SIDES: ({ marks }) =>
    `Das Vorzeichen jedes Betrags ergibt sich aus: ${marks.map((mark) => MARKS[mark]).join(' und ')}.`,
  SIGNS_BY_FIGURES: ({ figures }) =>
    `Die gedruckten ${FIGURES[figures]} der Eingänge und Ausgänge stimmen; wäre jedes Vorzeichen umgekehrt, stimmten sie nicht.`,
  SIGNS_BY_SUM: ({ label }) => `„${label}“ ist, was die Zeilen dieser Seite ergeben.`,
  SIGNS_BY_BALANCES: () => 'Kennzeichen oder Wörter neben den Salden sagen, ob sie Guthaben oder Schulden sind.',
  SIGNS_BY_FEES: () => 'Die Gebühren in ihrer Spalte tragen ein Minus und sind Ausgänge.',
  SIGNS_OF_ACCOUNT: ({ texts }) => `Es ist der Auszug eines Kontos: ${quoted(texts)}.`,
  SIGNS_OF_DEBT: ({ kind, texts }) => `Es ist ein ${KINDS[kind]}, und sein Saldo ist eine Schuld: ${quoted(texts)}.`,
  SIGNS_BY_NUMBER: ({ number }) =>
    `Der Auszug hat eine Kontonummer, „${number}“, Salden, die von Zeile zu Zeile aufgehen, und Buchungen eines Kontos auf beiden Seiten.`,
} satisfies Partial<FindingWords>;
