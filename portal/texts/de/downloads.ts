/** German: downloads of results. */
import type { Texts } from '../texts.ts';

export const downloads = {
  download: 'Download',
  choose: 'Art des Downloads wählen',
  chooseFor: (label: string, format: string) => `${label}: Art wählen${format === '' ? '' : `, jetzt ${format}`}`,
  as: (way: string | null, format: string, program: string | undefined) =>
    [way, program === undefined ? format : `${format} für ${program}`].filter((part) => part !== null).join(', '),
  format: 'Format',
  preset: 'Für',
  noPreset: 'Jedes Programm: alle Spalten',
  own: {
    make: 'Neue eigene Vorlage …',
    delete: (name: string) => `Vorlage ${name} löschen`,
    name: 'Name der Vorlage',
    asUsual: 'Wie üblich',
    options: {
      dateFormat: 'Datum',
      delimiter: 'Zwischen Spalten',
      decimalMark: 'Dezimalzeichen',
      amounts: 'Beträge',
    },
    values: {
      delimiter: { comma: 'Komma', semicolon: 'Semikolon', tab: 'Tabulator', pipe: 'Senkrechter Strich' },
      decimalMark: { point: 'Punkt: 4959.21', comma: 'Komma: 4959,21' },
      amounts: { signed: 'Eine Spalte mit Vorzeichen', split: 'Je eine Spalte für Ausgang und Eingang' },
    } as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>,
  },
  what: 'Was',
  ways: {
    one: 'Diese Datei',
    together: 'Alle in einer Datei',
    apart: 'Ein Zip mit einer Datei je Auszugsdatei',
  },
  failed: 'Der Download ist gescheitert',
  needs: {
    title: 'Was im Auszug nicht steht',
    why: 'Eine Datei dieses Formats muss Folgendes enthalten, und im Auszug steht es nicht.',
    fields: {
      currency: { label: 'Währung', hint: 'Ein Code aus drei Buchstaben, etwa EUR.' },
      account: { label: 'Kontonummer', hint: 'So, wie Ihr Programm das Konto kennt.' },
      bankId: {
        label: 'Kennung der Bank',
        hint: 'Bankleitzahl, BIC, Routing Number oder Sort Code: höchstens neun Zeichen.',
      },
      intuBankId: {
        label: 'Nummer der Bank bei QuickBooks',
        hint: 'Aus der Bankenliste von QuickBooks (INTU.BID). Unter dem Namen dieser Bank zeigt es das Konto.',
      },
      openingBalance: { label: 'Anfangssaldo', hint: 'Etwa 122,44; mit Minus, wenn das Konto überzogen ist.' },
      closingBalance: { label: 'Endsaldo', hint: 'Etwa 4959,21; mit Minus, wenn das Konto überzogen ist.' },
      periodEnd: { label: 'Letzter Tag des Auszugs', hint: 'Der Tag des Endsaldos.' },
    } as Readonly<Record<string, { readonly label: string; readonly hint: string } | undefined>>,
  },
} satisfies Texts['downloads'];
