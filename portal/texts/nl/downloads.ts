/** Dutch: downloads of results. */
import type { Texts } from '../texts.ts';

export const downloads = {
  download: 'Downloaden',
  choose: 'Kies hoe u downloadt',
  /** with the format's short name; empty if none is chosen yet */
  chooseFor: (label: string, format: string) => `${label}: kies hoe${format === '' ? '' : `, nu ${format}`}`,
  as: (way: string | null, format: string, program: string | undefined) =>
    [way, program === undefined ? format : `${format} voor ${program}`].filter((part) => part !== null).join(', '),
  format: 'Formaat',
  preset: 'Voor',
  noPreset: 'Elk programma: alle kolommen',
  own: {
    make: 'Een eigen voorinstelling maken…',
    delete: (name: string) => `Voorinstelling ${name} verwijderen`,
    name: 'Naam van de voorinstelling',
    asUsual: 'Zoals gewoonlijk',
    options: {
      dateFormat: 'Datums',
      delimiter: 'Tussen kolommen',
      decimalMark: 'Decimaalteken',
      amounts: 'Bedragen',
    },
    values: {
      delimiter: { comma: 'Komma', semicolon: 'Puntkomma', tab: 'Tab', pipe: 'Verticale streep' },
      decimalMark: { point: 'Punt: 4959.21', comma: 'Komma: 4959,21' },
      amounts: { signed: 'Eén kolom met plus en min', split: 'Een kolom af, een kolom bij' },
    } as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>,
  },
  what: 'Wat',
  ways: {
    one: 'Dit bestand',
    together: 'Alles in één bestand',
    apart: 'Een zip met een bestand per afschriftbestand',
  },
  failed: 'Downloaden is mislukt',
  needs: {
    title: 'Wat het document niet zegt',
    why: 'Een bestand in dit formaat moet het volgende bevatten, en op het afschrift staat het niet.',
    fields: {
      currency: { label: 'Valuta', hint: 'Een code van drie letters, zoals EUR.' },
      account: { label: 'Rekeningnummer', hint: 'Zoals uw programma de rekening kent.' },
      bankId: {
        label: 'Code van de bank',
        hint: 'Een routingnummer, een sort code of een BIC: hoogstens negen tekens.',
      },
      intuBankId: {
        label: 'Nummer van de bank bij QuickBooks',
        hint: 'Uit de lijst met banken van QuickBooks (INTU.BID). De rekening verschijnt onder de naam van deze bank.',
      },
      openingBalance: { label: 'Beginsaldo', hint: 'Zoals 122,44; met een min als de rekening rood staat.' },
      closingBalance: { label: 'Eindsaldo', hint: 'Zoals 4959,21; met een min als de rekening rood staat.' },
      periodEnd: { label: 'Laatste dag van het afschrift', hint: 'De dag van het eindsaldo.' },
    } as Readonly<Record<string, { readonly label: string; readonly hint: string } | undefined>>,
  },
} satisfies Texts['downloads'];
