/** French: a file is read again, and open questions are answered. */
import { counted } from '../counted.ts';
import { orders } from './date-orders.ts';
import { roleNamed } from './findings/differences.ts';

const rows = (number: number) => counted(number, { one: 'ligne', other: 'lignes' });

const BOOKED = {
  column: 'celui de sa colonne',
  stacked: 'celui au-dessus ou au-dessous',
  before: 'le premier des jours',
  behind: 'le dernier des jours',
  text: 'celui par lequel commence le texte',
  headed: 'celui sous son titre',
};

export const reread = {
  open: 'Relire',
  title: 'Relire ce fichier',
  body: 'Indiquez ce que le relevé ne dit pas : tout le fichier est alors relu, sans frais.',
  corrected: (number: number) =>
    `La nouvelle lecture n’a pas ${
      number === 1 ? 'la ligne que vous avez corrigée' : `les ${rows(number)} que vous avez corrigées`
    }. Défaire ${number === 1 ? 'la' : 'les'} rétablit.`,
  dateOrder: 'Ordre du jour et du mois',
  orders: {
    asRead: 'Comme sur le relevé',
    ...orders,
  },
  year: 'Année des dates',
  yearHint: 'Là où le relevé n’en imprime pas',
  asRead: 'Comme sur le relevé',
  submit: 'Relire',
  cancel: 'Annuler',
  reading: 'Relecture…',
  failed: 'Cette lecture n’est pas possible',
  overtaken:
    'Quelqu’un a modifié cette lecture entre-temps ; le fichier n’a donc pas été relu. Vous n’avez rien perdu : regardez les lignes telles qu’elles sont maintenant, puis relisez.',
};

export const answers = {
  // the type of the English one is that of its two sentences
  mark: (mark: '.' | ','): string =>
    mark === '.' ? 'Le point est le signe décimal' : 'La virgule est le signe décimal',
  columns: (columns: readonly string[]) => `Colonnes : ${columns.map(roleNamed).join(', ')}`,
  day: (place: 'column' | 'stacked' | 'before' | 'behind' | 'text' | 'headed', heading: string | null) =>
    `Jour de comptabilisation : ${heading === null ? BOOKED[place] : `celui sous « ${heading} »`}`,
  sides: (signs: 'holder' | 'bank', balances: 'held' | 'owed') =>
    `${signs === 'holder' ? 'Un plus est une entrée' : 'Un plus est une sortie'}, ${
      balances === 'held' ? 'le solde est un avoir (un compte)' : 'le solde est une dette (une carte ou un prêt)'
    }`,
};
