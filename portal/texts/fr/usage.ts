/** French: the view Usage. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { timeOf } from './times.ts';

export const usage = {
  title: 'Usage',
  credits: 'Crédits restants',
  creditsHint: 'Un crédit convertit une page. Reconvertir un fichier est gratuit tant qu’il est conservé.',
  noCredits: 'Il n’en reste plus. Demandez-en à l’exploitant de ce service.',
  spent: 'Dépensés jusqu’ici',
  limits: 'Limites en vigueur',
  requests: 'Requêtes par minute et par clé',
  together: 'Requêtes par minute, toutes clés ensemble',
  fileSize: 'Plus grand PDF',
  retention: 'Conservation des fichiers et résultats',
  kept: timeOf,
  plot: 'Par jour',
  span: 'Période',
  spans: { week: '7 jours', month: '30 jours', quarter: '90 jours' },
  pages: 'Pages converties',
  requestsMade: 'Requêtes',
  total: (total: string) => `${total} au total`,
  dayPages: (day: string, pages: number) => `${day} : ${counted(pages, { one: 'page', other: 'pages' })}`,
  dayRequests: (day: string, requests: number) =>
    `${day} : ${counted(requests, { one: 'requête', other: 'requêtes' })}`,
  utc: 'Les jours finissent à minuit UTC.',
  table: 'La même chose en tableau',
  date: 'Jour',
  ledger: 'Journal',
  ledgerEmpty: 'Rien n’a encore été dépensé.',
  columns: { time: 'Heure', what: 'Quoi', credits: 'Crédits' },
  kinds: { grant: 'Ajouté', debit: 'Dépensé', refund: 'Rendu' },
  more: 'Voir plus',
} satisfies Texts['usage'];
