/** German: findings about a statement's sums, and evidence against it. */
import type { Finding } from '../../../api/types.ts';
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { wordsIn } from '../../found.ts';
import { dates } from './dates.ts';
import { quoted } from './words.ts';

const balances = (number: number) => counted(number, { one: 'gedruckter Saldo', other: 'gedruckte Salden' });
/** After "von". */
const ofBalances = (number: number) => counted(number, { one: 'gedruckten Saldo', other: 'gedruckten Salden' });
const follow = (number: number) => (number === 1 ? 'ergibt sich' : 'ergeben sich');
const sumsHold = (number: number) =>
  `${counted(number, { one: 'unabhängige Rechenprobe geht', other: 'unabhängige Rechenproben gehen' })} auf`;

const FIGURES = {
  closing: 'Anfangssaldo und alle Beträge',
  totalIn: 'Summe der Eingänge',
  totalOut: 'Summe der Ausgänge',
  countIn: 'Zahl der Eingänge',
  countOut: 'Zahl der Ausgänge',
  count: 'Zahl der Buchungen',
};
const BALANCES = { opening: 'Anfangssaldo', closing: 'Endsaldo' };

const against = {
  BALANCES_FOLLOW: ({ balances: number }) => `${balances(number)} ${follow(number)} aus den Zeilen davor`,
  BALANCES_DO_NOT_FOLLOW: ({ wrong, balances: number }) =>
    `${count(wrong)} von ${ofBalances(number)} ${follow(wrong)} nicht aus den Zeilen davor`,
  STATED_BALANCES_FOLLOW: ({ balances: number }) => `${balances(number)} zwischen Zeilen ${follow(number)} aus diesen`,
  STATED_BALANCES_DO_NOT_FOLLOW: ({ wrong, balances: number }) =>
    `${count(wrong)} von ${ofBalances(number)} zwischen Zeilen ${follow(wrong)} nicht aus diesen`,
  FIGURE_AS_PRINTED: ({ figure }) => `${FIGURES[figure]}: wie gedruckt`,
  FIGURE_PRINTED_OTHERWISE: ({ figure }) => `${FIGURES[figure]}: im Auszug anders gedruckt`,
  BALANCE_PRINTED_TWICE: ({ balance }) => `der ${BALANCES[balance]} ist zweimal gedruckt, und nicht gleich`,
  CARRIED_BALANCE_NOT_CLOSING: () => 'der Übertrag unter den Zeilen ist nicht der Endsaldo',
} satisfies Partial<FindingWords>;

type Unused = Extract<Finding, { code: 'FIGURES_DISAGREE' }>['params']['unused'];

const named = (unused: Unused) =>
  unused.length === 0
    ? ''
    : ` Beträge im Auszug, die keine Zeile verwendet: ${unused.map(({ text, page }) => `${text} (Seite ${count(page)})`).join(', ')}.`;

export const sums = {
  ...against,
  BALANCES_CLOSE: ({ sums }) => `Die gedruckten Salden gehen von Zeile zu Zeile auf, und ${sumsHold(sums)}.`,
  AMOUNTS_CLOSE: ({ sums }) => `Anfangssaldo und alle Beträge ergeben den Endsaldo; ${sumsHold(sums)}.`,
  NO_OPENING_BALANCE: () => 'Außerhalb der Zeilen ist kein Anfangssaldo gedruckt.',
  NO_END_PRINTED: () =>
    'Es ist kein Endsaldo, keine Summe und keine Anzahl gedruckt, die zeigen würde, dass keine Zeile fehlt.',
  FIGURES_AGREE: ({ figures }) =>
    figures === 1
      ? 'Die einzige gedruckte Summe oder Anzahl stimmt mit den Zeilen überein.'
      : `Die ${count(figures)} gedruckten Summen und Anzahlen stimmen mit den Zeilen überein.`,
  NO_FIGURES_AGAINST: () => 'Keine gedruckte Summe oder Anzahl widerspricht den Zeilen.',
  FIGURES_NOT_REACHED: ({ texts }) => `Im Auszug steht, was seine Zeilen nicht ergeben: ${quoted(texts)}.`,
  JOINED_WHOLE_OPEN: ({ unverified, breaks, rows, uncovered }) => {
    const parts = [
      unverified > 0 && counted(unverified, { one: 'nicht bewiesener Auszug', other: 'nicht bewiesene Auszüge' }),
      breaks > 0 &&
        counted(breaks, {
          one: 'Stelle, an der ein Auszug nicht an den vorigen anschließt',
          other: 'Stellen, an denen ein Auszug nicht an den vorigen anschließt',
        }),
      rows > 0 &&
        counted(rows, { one: 'Zeile, die vielleicht doppelt da ist', other: 'Zeilen, die vielleicht doppelt da sind' }),
      uncovered > 0 && 'Tage ohne Auszug',
    ].filter((part) => part !== false);
    const open = parts.length === 0 ? 'Salden, die niemand vergleichen kann' : parts.join('; ');
    return `Dieser Auszug ist bewiesen, aber was hier verbunden ist, ist als Ganzes nicht bewiesen. Es gibt: ${open}.`;
  },
  CORRECTIONS_PROVED: ({ amounts, sums }) =>
    `${counted(sums, { one: 'Rechenprobe geht', other: 'Rechenproben gehen' })} auf. Salden und gedruckte Summen beweisen ${counted(amounts, { one: 'berichtigten Betrag', other: 'berichtigte Beträge' })}.`,
  CORRECTIONS_UNPROVED: ({ amounts }) =>
    `Die Rechenproben gehen mit ${counted(amounts, { one: 'berichtigtem Betrag', other: 'berichtigten Beträgen' })} auf, aber keine zweite beweist das: Eine Zahl, die eingegeben wurde, damit eine Rechenprobe aufgeht, beweist sich nicht selbst.`,
  CORRECTED_FIGURES_UNPROVED: () =>
    'Ein Saldo wurde von Hand eingegeben oder gelöscht: Die Rechenproben, an denen er teilhat, beweisen nichts.',
  CORRECTION_NOT_EXAMINED: () =>
    'Der Auszug ging nicht auf, als er gelesen wurde; darum wurden andere Lesarten nicht verglichen.',
  CORRECTED_DATES_UNPROVED: ({ rows }) =>
    `Das Datum von ${counted(rows, { one: 'Zeile', other: 'Zeilen' })} wurde von Hand eingegeben, und keine Rechenprobe beweist ein Datum.`,
  FIGURES_DISAGREE: ({ findings, unused }) => {
    // a later version may have codes without a text here
    const parts = findings.flatMap(({ code, params }) => wordsIn({ ...against, ...dates }, code, params) ?? []);
    const which = parts.length === 0 ? '.' : `: ${parts.join('; ')}.`;
    return `Eine Zeile fehlt oder ist falsch gelesen, oder der Auszug geht nicht auf${which}${named(unused)}`;
  },
} satisfies Partial<FindingWords>;
