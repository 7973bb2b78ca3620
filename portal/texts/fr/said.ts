/** French: somebody says what columns hold, and where pages belong. */
import { count } from '../../formats/numbers.ts';
import type { Texts } from '../texts.ts';

export const said = {
  open: 'Colonnes et pages…',
  join: (page: number) => `La page ${count(page)} continue le relevé précédent`,
  columns: {
    title: (page: number) => `Colonnes de la page ${count(page)}`,
    hint: 'Toutes les listes aux mêmes titres sont lues ainsi.',
    holds: {
      asRead: 'Comme sur le relevé',
      debit: 'Sortie',
      credit: 'Entrée',
      amount: 'Montant',
      balance: 'Solde',
      date: 'Jour de comptabilisation',
      value_date: 'Date de valeur',
      other: 'Ignorer',
    } as Readonly<Record<string, string>>,
    untitled: 'Sans titre',
    unread: 'Non lue',
    band: (heading: string, holds: string) => `Colonne « ${heading} » : ${holds}`,
    changed: (column: string) => `${column}, modifiée`,
    label: 'Contenu des colonnes',
    point: 'Choisissez une colonne, ou cliquez là où il y en a une, et dites ce qu’elle contient.',
    add: 'Ajouter une colonne',
    own: 'Colonne ajoutée',
    none: 'Aucune colonne de ce relevé n’a été trouvée sur cette page. Cliquez là où il y en a une.',
    submit: 'Relire avec ces colonnes',
    leave: {
      title: 'Abandonner ce que vous avez dit des colonnes ?',
      body: 'Le fichier reste tel qu’il est lu maintenant.',
      action: 'Abandonner',
    },
  },
  pages: {
    title: 'Pages',
    labels: {
      excludedPages: 'Pages qui ne font partie d’aucun relevé',
      startPages: 'Pages où un relevé commence',
      continuePages: 'Pages qui continuent le relevé précédent',
    },
    hints: {
      excludedPages: 'Rien n’y est lu, et le résultat le dit.',
      startPages: 'Là où le relevé ne le dit pas.',
      continuePages: 'Là où un autre semble commencer.',
    },
    example: '3-4, 7',
    beginAndContinue: 'Une page ne peut pas commencer un relevé et continuer le précédent',
    noneLeft: 'Au moins une page doit rester',
    wrong: (pageCount: number) => `Pages de 1 à ${count(pageCount)}, comme 3-4, 7`,
  },
} satisfies Texts['said'];
