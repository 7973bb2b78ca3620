/** German: correcting rows, and the versions of a file. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

const rows = (number: number) => counted(number, { one: 'Zeile', other: 'Zeilen' });

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
  menu: 'Bearbeiten',
  ofRow: 'Diese Zeile, oder die ausgewählten',
  ofStatement: 'Der ganze Auszug',
  actions: {
    edit: 'Bearbeiten',
    add: 'Darunter einfügen',
    draw: 'Rahmen auf der Seite ziehen',
    split: 'Teilen',
    merge: 'Mit der nächsten verbinden',
    flip: 'Vorzeichen umkehren',
    swap: 'Tag und Monat tauschen',
    choose: 'Mehrere auswählen',
    delete: 'Löschen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    flipAll: 'Alle Vorzeichen umkehren',
    swapAll: 'Tag und Monat überall tauschen',
    figures: 'Anfangs- und Endsaldo',
    columns: 'Spalten auf der Seite',
  } as Readonly<Record<string, string>>,
  shortcuts: shortcuts as Readonly<Record<string, string>>,
  titles: {
    edit: 'Zeile bearbeiten',
    add: 'Zeile einfügen',
    split: 'Zeile in zwei teilen',
    several: 'Ausgewählte Zeilen bearbeiten',
    figures: 'Anfangs- und Endsaldo',
  },
  fields: {
    date: 'Datum',
    description: 'Buchungstext',
    amount: 'Betrag',
    balance: 'Saldo',
    otherDescription: 'Buchungstext der anderen',
    otherAmount: 'Betrag der anderen',
    openingBalance: 'Anfangssaldo',
    closingBalance: 'Endsaldo',
  },
  placeholders: {
    amount: (example: string) => `Ausgang: ${example}`,
    balance: () => 'falls gedruckt',
    openingBalance: () => 'falls gedruckt',
    closingBalance: () => 'falls gedruckt',
  } as Readonly<Record<string, (example: string) => string>>,
  keys: { enter: 'Eingabe', saves: 'speichert', escape: 'Esc', cancels: 'bricht ab' },
  leave: {
    title: 'Eingaben verwerfen?',
    body: 'Nichts wird gespeichert, die Zeilen bleiben, wie sie sind.',
    action: 'Verwerfen',
  },
  chosen: (number: number) => `${rows(number)} ausgewählt`,
  chooseNone: 'Abwählen',
  deletedRows: (number: number) => `Gelöschte Zeilen (${count(number)})`,
  bringBack: 'Zurückholen',
  overtaken:
    'Inzwischen hat jemand diese Lesung geändert. Ihre Eingaben sind noch da: Vergleichen Sie sie mit der Zeile, wie sie jetzt ist, und speichern Sie erneut.',
  gone: 'Eine Zeile, die Sie ausgewählt hatten, ist nicht mehr da; keine andere wurde geändert. Bitte neu auswählen.',
  wrongAmount: (example: string) => `Ein Betrag, etwa ${example}`,
  wrongDate: (example: string) => `Ein Tag, etwa ${example}`,
  save: 'Speichern',
  cancel: 'Abbrechen',
  failed: 'Nicht gespeichert',
  checking: 'Die Rechenproben laufen …',
  preview: {
    verified: 'Damit ist der Auszug bewiesen.',
    mismatch: 'Damit geht der Auszug nicht auf.',
    unproved: 'Damit ist der Auszug nicht bewiesen.',
  },
  correctedRows: (number: number) => `${rows(number)} berichtigt`,
  older: 'Es gibt eine neuere Fassung dieser Datei: Holen Sie die gültige zurück, um sie zu bearbeiten.',
  versions: 'Fassungen',
  versionsTitle: 'Fassungen dieser Datei',
  close: 'Schließen',
  current: 'Aktuell',
  exported: 'Exportiert',
  restore: 'Zurückholen',
  kinds: {
    converted: 'Aus dem Auszug gelesen',
    corrected: 'Berichtigt',
    restored: 'Zurückgeholt',
    reread: 'Neu gelesen',
  },
  by: (name: string) => `von ${name}`,
} satisfies Texts['edit'];
