/** French: downloads of results. */
import type { Texts } from '../texts.ts';

export const downloads = {
  download: 'Télécharger',
  choose: 'Choisir le mode de téléchargement',
  chooseFor: (label: string, format: string) =>
    `${label} : choisir le mode${format === '' ? '' : `, actuellement ${format}`}`,
  as: (way: string | null, format: string, program: string | undefined) =>
    [way, program === undefined ? format : `${format} pour ${program}`].filter((part) => part !== null).join(', '),
  format: 'Format',
  preset: 'Pour',
  noPreset: 'Tout logiciel : toutes les colonnes',
  own: {
    make: 'Un nouveau modèle à vous…',
    delete: (name: string) => `Supprimer le modèle ${name}`,
    name: 'Nom du modèle',
    asUsual: 'Par défaut',
    options: {
      dateFormat: 'Dates',
      delimiter: 'Entre colonnes',
      decimalMark: 'Signe décimal',
      amounts: 'Montants',
    },
    values: {
      delimiter: { comma: 'Virgule', semicolon: 'Point-virgule', tab: 'Tabulation', pipe: 'Barre verticale' },
      decimalMark: { point: 'Point : 4959.21', comma: 'Virgule : 4959,21' },
      amounts: { signed: 'Une colonne avec signes', split: 'Une colonne sorties, une entrées' },
    } as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>,
  },
  what: 'Quoi',
  ways: {
    one: 'Ce fichier',
    together: 'Tout dans un seul fichier',
    apart: 'Un zip avec un fichier par relevé',
  },
  failed: 'Le téléchargement a échoué',
  needs: {
    title: 'Ce que le relevé ne dit pas',
    why: 'Un fichier de ce format doit contenir ce qui suit, et le relevé ne l’imprime pas.',
    fields: {
      currency: { label: 'Devise', hint: 'Un code de trois lettres, comme EUR.' },
      account: { label: 'N° de compte', hint: 'Tel que votre logiciel connaît le compte.' },
      bankId: {
        label: 'Identifiant de la banque',
        hint: 'Un code banque, un sort code ou un BIC : neuf caractères au plus.',
      },
      intuBankId: {
        label: 'Numéro de la banque chez QuickBooks',
        hint: 'Dans la liste des banques de QuickBooks (INTU.BID). Le compte y apparaît sous le nom de cette banque.',
      },
      openingBalance: {
        label: 'Solde initial',
        hint: 'Comme 122,44 ; avec un moins si le compte est à découvert.',
      },
      closingBalance: {
        label: 'Solde final',
        hint: 'Comme 4959,21 ; avec un moins si le compte est à découvert.',
      },
      periodEnd: { label: 'Dernier jour du relevé', hint: 'Le jour du solde final.' },
    } as Readonly<Record<string, { readonly label: string; readonly hint: string } | undefined>>,
  },
} satisfies Texts['downloads'];
