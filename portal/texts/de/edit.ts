/** German: correcting rows, and the versions of a file. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

const rows = (number: number) => counted(number, { one: 'Zeile', other: 'Zeilen' });

export const edit = {
  edit: 'Bearbeiten',
  addBelow: 'Darunter einfügen',
  editTitle: 'Zeile bearbeiten',
  addTitle: 'Zeile einfügen',
  date: 'Datum',
  description: 'Buchungstext',
  amount: 'Betrag',
  amountHint: 'Ausgänge mit Minus: -12.20',
  balance: 'Saldo',
  balanceHint: 'Wie in der Zeile gedruckt; leer, wo keiner steht',
  wrongDecimal: 'Eine Zahl mit Punkt und ohne andere Zeichen, etwa -12.20',
  wrongDate: 'Ein Tag, etwa 2025-06-02',
  required: 'Nötig',
  delete: 'Zeile löschen',
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
  undo: 'Rückgängig',
  versions: 'Fassungen',
  versionsTitle: 'Fassungen dieser Datei',
  close: 'Schließen',
  current: 'Aktuell',
  restore: 'Zurückholen',
  kinds: { converted: 'Aus dem Auszug gelesen', corrected: 'Berichtigt', restored: 'Zurückgeholt' },
  by: (name: string) => `von ${name}`,
} satisfies Texts['edit'];
