/** Dutch: findings about the amounts of a statement and their currency. */
import { count } from '../../../formats/numbers.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages, rows } from './words.ts';

export const amounts = {
  AMOUNTS_WITHOUT_DECIMALS: () =>
    'De bedragen hebben geen decimalen, en andere op het document wel: misschien zijn het geen geldbedragen.',
  AMOUNTS_SCALED: ({ text }) =>
    `Op het document staat “${text}”: misschien zijn de bedragen een veelvoud van wat er gedrukt staat.`,
  AMOUNTS_NO_MONEY: ({ text }) => `Op het document staat “${text}”: misschien zijn de bedragen geen geldbedragen.`,
  COLUMN_NO_MONEY: ({ heading }) =>
    `Boven een kolom met bedragen staat “${heading}”: misschien zijn het geen geldbedragen, of zijn ze een veelvoud van wat er gedrukt staat.`,
  AMOUNTS_CUT: ({ rows: number, pages }) =>
    `Vlak voor het bedrag van ${rows(number)} staan cijfers, op ${onPages(pages)}: misschien horen ze erbij.`,
  COLUMNS_SAID: () =>
    'Iemand heeft aangegeven wat er in de kolommen met bedragen staat. Het document zelf zegt het niet.',
  AMOUNTS_BEFORE_FEES: () =>
    'In een andere kolom staat de som van de bedragen en hun kosten: beide kunnen het betaalde bedrag zijn.',
  AMOUNTS_ARE_MONEY: () => 'De bedragen zijn geldbedragen en staan waar het document drukt wat is betaald.',
  NO_CURRENCY_NAMED: () => 'Het document noemt geen valuta, en geen regel heeft een andere valuta dan de rest.',
  ONE_CURRENCY: ({ currency }) => `Alle bedragen zijn gelezen als ${currency}, en geen regel noemt een andere valuta.`,
  ROWS_OF_SEVERAL_CURRENCIES: ({ currencies }) => `De regels hebben verschillende valuta’s: ${currencies.join(', ')}.`,
  ROWS_PRINT_OTHER_CURRENCY: ({ currency, other }) => `Op de regels staat ${other}, en het document noemt ${currency}.`,
  HEADINGS_AND_LABELS_DIFFER: ({ currencies }) =>
    `Het document noemt verschillende valuta’s voor zijn bedragen: ${currencies.join(', ')}.`,
  LABELS_DIFFER: ({ currencies }) => `Het document noemt twee valuta’s voor zijn bedragen: ${currencies.join(', ')}.`,
  SYMBOL_BESIDE_SOME: ({ symbol }) => `Bij sommige bedragen staat ${symbol}, en bij andere geen zulk teken.`,
  CURRENCY_BESIDE_FEW: ({ rows: number, of }) =>
    `Slechts ${count(number)} van ${rows(of)} ${number === 1 ? 'noemt' : 'noemen'} een valuta: de andere kunnen een andere valuta hebben.`,
  SENTENCE_NAMES_OTHER_CURRENCY: ({ currency, other }) =>
    `Het document zegt dat alle bedragen in ${other} zijn, en noemt elders ${currency}.`,
  CURRENCY_OF_PAYMENTS: ({ currency }) =>
    `Alleen betaalwijzen die transacties noemen, wijzen erop dat de bedragen ${currency} zijn.`,
  CURRENCY_NAMED_ASIDE: ({ currency }) =>
    `Alleen een paar woorden die over iets anders kunnen gaan, noemen ${currency}.`,
  SUM_IN_OTHER_CURRENCY: ({ currency, other }) =>
    `Het document drukt ${other}, en geen code voor zijn bedragen; ze zijn gelezen als ${currency}.`,
  SYMBOL_OF_OTHER_CURRENCY: ({ symbol, currency }) =>
    `Bij bedragen staat ${symbol}, en dat is geen teken voor ${currency}.`,
  TITLE_NAMES_OTHER_CURRENCY: ({ text, currency }) =>
    `Op het document staat “${text}”, en de bedragen zijn gelezen als ${currency}.`,
  TOTAL_IN_OTHER_CURRENCY: ({ currency, other }) =>
    `Een totaal is in ${other}, en de bedragen zijn gelezen als ${currency}.`,
  OTHER_CURRENCY_AMID_ROWS: ({ currency, other }) =>
    `${other} staat los tussen de regels, die zijn gelezen als ${currency}.`,
  SYMBOL_SHARED: ({ symbol, currency, other }) =>
    `“${symbol}” kan op dit document ${other} zijn, en is gelezen als ${currency}.`,
} satisfies Partial<FindingWords>;
