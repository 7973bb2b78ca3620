/** Dutch: correcting rows, and the versions of a file. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

const rows = (number: number) => counted(number, { one: 'regel', other: 'regels' });

/** The keys of actions, as `aria-keyshortcuts` has them. */
const shortcuts = {
  edit: 'e',
  add: 'a',
  draw: 'b',
  split: 's',
  merge: 'm',
  flip: 'f',
  swap: 'd',
  choose: 'x',
  delete: 'Delete',
  undo: 'Control+Z',
  redo: 'Control+Shift+Z',
  columns: 't',
} as const;

export const edit = {
  menu: 'Wijzigen',
  ofRow: 'Deze regel, of de gekozen regels',
  ofStatement: 'Het hele afschrift',
  actions: {
    edit: 'Wijzigen',
    add: 'Regel eronder toevoegen',
    draw: 'Kader op de pagina tekenen',
    split: 'Splitsen',
    merge: 'Met de volgende samenvoegen',
    flip: 'Plus en min omkeren',
    swap: 'Dag en maand wisselen',
    choose: 'Meerdere kiezen',
    delete: 'Verwijderen',
    undo: 'Ongedaan maken',
    redo: 'Opnieuw',
    flipAll: 'Overal plus en min omkeren',
    swapAll: 'Overal dag en maand wisselen',
    figures: 'Beginsaldo en eindsaldo',
    columns: 'Kolommen op de pagina',
  } as Readonly<Record<string, string>>,
  shortcuts: shortcuts as Readonly<Record<string, string>>,
  titles: {
    edit: 'Regel wijzigen',
    add: 'Regel toevoegen',
    split: 'Regel in tweeën splitsen',
    several: 'Gekozen regels wijzigen',
    figures: 'Beginsaldo en eindsaldo',
  },
  fields: {
    date: 'Datum',
    description: 'Omschrijving',
    amount: 'Bedrag',
    balance: 'Saldo',
    otherDescription: 'Omschrijving van de andere',
    otherAmount: 'Bedrag van de andere',
    openingBalance: 'Beginsaldo',
    closingBalance: 'Eindsaldo',
  },
  placeholders: {
    amount: (example: string) => `af: ${example}`,
    balance: () => 'indien gedrukt',
    openingBalance: () => 'indien gedrukt',
    closingBalance: () => 'indien gedrukt',
  } as Readonly<Record<string, (example: string) => string>>,
  keys: { enter: 'Enter', saves: 'slaat op', escape: 'Esc', cancels: 'annuleert' },
  leave: {
    title: 'Vervalt wat u hebt ingevoerd?',
    body: 'Er wordt niets opgeslagen, de regels blijven zoals ze zijn.',
    action: 'Laten vervallen',
  },
  chosen: (number: number) => `${rows(number)} gekozen`,
  chooseNone: 'Niets kiezen',
  deletedRows: (number: number) => `Verwijderde regels (${count(number)})`,
  bringBack: 'Terughalen',
  overtaken:
    'Iemand heeft deze lezing ondertussen gewijzigd. Wat u hebt getypt, staat hier nog: vergelijk het met de regel zoals hij nu is, en sla opnieuw op.',
  gone: 'Een regel die u had gekozen, is er niet meer; er is geen andere gewijzigd. Kies opnieuw.',
  wrongAmount: (example: string) => `Een bedrag, zoals ${example}`,
  wrongDate: (example: string) => `Een dag, zoals ${example}`,
  save: 'Opslaan',
  cancel: 'Annuleren',
  failed: 'Niet opgeslagen',
  checking: 'De sommen worden gecontroleerd…',
  preview: {
    verified: 'Hiermee is het afschrift geverifieerd.',
    mismatch: 'Hiermee klopt het afschrift niet.',
    unproved: 'Hiermee is het afschrift niet bewezen.',
  },
  correctedRows: (number: number) => `${rows(number)} gecorrigeerd`,
  older: 'Er is een nieuwere lezing van dit bestand: zet de lezing die geldt terug om die te wijzigen.',
  versions: 'Versies',
  versionsTitle: 'Versies van dit bestand',
  close: 'Sluiten',
  current: 'Huidig',
  exported: 'Geëxporteerd',
  restore: 'Terugzetten',
  kinds: {
    converted: 'Gelezen van het document',
    corrected: 'Gecorrigeerd',
    restored: 'Teruggezet',
    reread: 'Opnieuw gelezen',
  },
  by: (name: string) => `door ${name}`,
} satisfies Texts['edit'];
