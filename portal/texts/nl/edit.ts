/** Dutch: correcting rows, and the versions of a file. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

const rows = (number: number) => counted(number, { one: 'regel', other: 'regels' });

export const edit = {
  edit: 'Wijzigen',
  addBelow: 'Regel eronder toevoegen',
  editTitle: 'Regel wijzigen',
  addTitle: 'Regel toevoegen',
  date: 'Datum',
  description: 'Omschrijving',
  amount: 'Bedrag',
  amountHint: 'Af met een min: -12.20',
  balance: 'Saldo',
  balanceHint: 'Zoals gedrukt op de regel; leeg als er geen staat',
  wrongDecimal: 'Een getal met een punt en zonder andere tekens, zoals -12.20',
  wrongDate: 'Een dag, zoals 2025-06-02',
  required: 'Verplicht',
  delete: 'Regel verwijderen',
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
  undo: 'Ongedaan maken',
  versions: 'Versies',
  versionsTitle: 'Versies van dit bestand',
  close: 'Sluiten',
  current: 'Huidig',
  restore: 'Terugzetten',
  kinds: { converted: 'Gelezen van het document', corrected: 'Gecorrigeerd', restored: 'Teruggezet' },
  by: (name: string) => `door ${name}`,
} satisfies Texts['edit'];
