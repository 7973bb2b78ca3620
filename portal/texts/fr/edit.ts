/** French: correcting rows, and the versions of a file. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const edit = {
  edit: 'Modifier',
  addBelow: 'Ajouter dessous',
  editTitle: 'Modifier la ligne',
  addTitle: 'Ajouter une ligne',
  date: 'Date',
  description: 'Libellé',
  amount: 'Montant',
  amountHint: 'Les sorties avec un moins : -12.20',
  balance: 'Solde',
  balanceHint: 'Tel qu’imprimé sur la ligne ; vide s’il n’y en a pas',
  wrongDecimal: 'Un nombre avec un point et aucun autre signe, comme -12.20',
  wrongDate: 'Un jour, comme 2025-06-02',
  required: 'Obligatoire',
  delete: 'Supprimer la ligne',
  save: 'Enregistrer',
  cancel: 'Annuler',
  failed: 'Non enregistré',
  checking: 'Contrôle des sommes…',
  preview: {
    verified: 'Ainsi, le relevé est vérifié.',
    mismatch: 'Ainsi, le relevé ne concorde pas.',
    unproved: 'Ainsi, le relevé n’est pas prouvé.',
  },
  correctedRows: (number: number) => counted(number, { one: 'ligne corrigée', other: 'lignes corrigées' }),
  older: 'Il existe une lecture plus récente de ce fichier : restaurez celle qui compte pour la modifier.',
  undo: 'Défaire',
  versions: 'Versions',
  versionsTitle: 'Versions de ce fichier',
  close: 'Fermer',
  current: 'Actuelle',
  restore: 'Restaurer',
  kinds: { converted: 'Lue sur le relevé', corrected: 'Corrigée', restored: 'Restaurée' },
  by: (name: string) => `par ${name}`,
} satisfies Texts['edit'];
