/** Dutch: findings about a statement's sums, and evidence against it. */
import type { Finding } from '../../../api/types.ts';
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { wordsIn } from '../../found.ts';
import { dates } from './dates.ts';
import { quoted } from './words.ts';

const balances = (number: number) => counted(number, { one: 'gedrukt saldo', other: 'gedrukte saldi' });
const follow = (number: number) => (number === 1 ? 'sluit' : 'sluiten');
const sumsHold = (number: number) =>
  counted(number, { one: 'onafhankelijke som klopt', other: 'onafhankelijke sommen kloppen' });

const amountsCorrected = (number: number) =>
  counted(number, { one: 'gecorrigeerd bedrag', other: 'gecorrigeerde bedragen' });

const FIGURES = {
  closing: 'beginsaldo en alle bedragen',
  totalIn: 'totaal bij',
  totalOut: 'totaal af',
  countIn: 'aantal bijschrijvingen',
  countOut: 'aantal afschrijvingen',
  count: 'aantal transacties',
};
const ENDS = { opening: 'beginsaldo', closing: 'eindsaldo' };

const against = {
  BALANCES_FOLLOW: ({ balances: number }) => `${balances(number)} ${follow(number)} aan op de regels ervoor`,
  BALANCES_DO_NOT_FOLLOW: ({ wrong, balances: number }) =>
    `${count(wrong)} van ${balances(number)} ${follow(wrong)} niet aan op de regels ervoor`,
  STATED_BALANCES_FOLLOW: ({ balances: number }) => `${balances(number)} tussen regels ${follow(number)} daarop aan`,
  STATED_BALANCES_DO_NOT_FOLLOW: ({ wrong, balances: number }) =>
    `${count(wrong)} van ${balances(number)} tussen regels ${follow(wrong)} daar niet op aan`,
  FIGURE_AS_PRINTED: ({ figure }) => `${FIGURES[figure]}: zoals gedrukt`,
  FIGURE_PRINTED_OTHERWISE: ({ figure }) => `${FIGURES[figure]}: op het document staat iets anders`,
  BALANCE_PRINTED_TWICE: ({ balance }) => `het ${ENDS[balance]} is twee keer gedrukt, en niet gelijk`,
  CARRIED_BALANCE_NOT_CLOSING: () => 'het over te brengen saldo onder de regels is niet het eindsaldo',
} satisfies Partial<FindingWords>;

type Unused = Extract<Finding, { code: 'FIGURES_DISAGREE' }>['params']['unused'];

const named = (unused: Unused) =>
  unused.length === 0
    ? ''
    : ` Bedragen op het document die geen regel gebruikt: ${unused.map(({ text, page }) => `${text} (pagina ${count(page)})`).join(', ')}.`;

export const sums = {
  ...against,
  BALANCES_CLOSE: ({ sums }) => `De gedrukte saldi sluiten van regel op regel aan, en ${sumsHold(sums)}.`,
  AMOUNTS_CLOSE: ({ sums }) => `Het beginsaldo en alle bedragen geven het eindsaldo; ${sumsHold(sums)}.`,
  NO_OPENING_BALANCE: () => 'Er is los van de regels geen beginsaldo gedrukt.',
  NO_END_PRINTED: () =>
    'Er is geen eindsaldo, totaal of aantal gedrukt waaruit zou blijken dat er geen regel ontbreekt.',
  FIGURES_AGREE: ({ figures }) =>
    `${figures === 1 ? 'Het ene gedrukte totaal of aantal klopt' : `De ${count(figures)} gedrukte totalen en aantallen kloppen`} met de regels.`,
  NO_FIGURES_AGAINST: () => 'Er is geen totaal en geen aantal gedrukt dat de regels tegenspreekt.',
  FIGURES_NOT_REACHED: ({ texts }) => `Het document drukt iets waar zijn regels niet op uitkomen: ${quoted(texts)}.`,
  JOINED_WHOLE_OPEN: ({ unverified, breaks, rows, uncovered }) => {
    const parts = [
      unverified > 0 &&
        counted(unverified, {
          one: 'afschrift dat niet is geverifieerd',
          other: 'afschriften die niet zijn geverifieerd',
        }),
      breaks > 0 &&
        counted(breaks, {
          one: 'plaats waar een afschrift niet op het vorige aansluit',
          other: 'plaatsen waar een afschrift niet op het vorige aansluit',
        }),
      rows > 0 &&
        counted(rows, { one: 'regel die er misschien dubbel staat', other: 'regels die er misschien dubbel staan' }),
      uncovered > 0 && 'dagen die geen afschrift dekt',
    ].filter((part) => part !== false);
    const open = parts.length === 0 ? 'saldi die niet te vergelijken zijn' : parts.join(', ');
    return `Dit afschrift is geverifieerd, maar wat hier is samengevoegd, is dat als geheel niet. Nog open: ${open}.`;
  },
  CORRECTIONS_PROVED: ({ amounts, sums }) =>
    `${counted(sums, { one: 'som van het document klopt', other: 'sommen van het document kloppen' })}. Saldi en gedrukte totalen bewijzen ${amountsCorrected(amounts)}.`,
  CORRECTIONS_UNPROVED: ({ amounts }) =>
    `De sommen kloppen met ${amountsCorrected(amounts)}, en geen tweede som bewijst dat: een getal dat is ingevoerd om één som te laten kloppen, bewijst zichzelf niet.`,
  CORRECTED_FIGURES_UNPROVED: () =>
    'Een saldo is met de hand ingevoerd of verwijderd: de sommen waarin het voorkomt, bewijzen niets.',
  CORRECTION_NOT_EXAMINED: () =>
    'Het document klopte niet toen het werd gelezen, zodat andere lezingen ervan niet zijn vergeleken.',
  CORRECTED_DATES_UNPROVED: ({ rows }) =>
    `De datum van ${counted(rows, { one: 'regel', other: 'regels' })} is met de hand ingevoerd, en geen som bewijst een datum.`,
  FIGURES_DISAGREE: ({ findings, unused }) => {
    // a later version may have codes without a text here
    const parts = findings.flatMap(({ code, params }) => wordsIn({ ...against, ...dates }, code, params) ?? []);
    const which = parts.length === 0 ? '.' : `: ${parts.join('; ')}.`;
    return `Er ontbreekt een regel of er is een regel verkeerd gelezen, of het document klopt zelf niet${which}${named(unused)}`;
  },
} satisfies Partial<FindingWords>;
