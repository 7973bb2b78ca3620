/** Dutch: the view Usage. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { timeOf } from './times.ts';

export const usage = {
  title: 'Verbruik',
  credits: 'Resterende credits',
  creditsHint: 'Met één credit zet u één pagina om. Een bestand opnieuw omzetten is gratis zolang het wordt bewaard.',
  noCredits: 'Er zijn geen credits meer. Vraag de beheerder van deze dienst om meer.',
  spent: 'Tot nu toe verbruikt',
  limits: 'Geldende limieten',
  requests: 'Verzoeken per minuut per sleutel',
  together: 'Verzoeken per minuut van alle sleutels samen',
  fileSize: 'Grootste PDF',
  retention: 'Bewaartijd van bestanden en resultaten',
  kept: timeOf,
  plot: 'Per dag',
  span: 'Periode',
  spans: { week: '7 dagen', month: '30 dagen', quarter: '90 dagen' },
  pages: 'Omgezette pagina’s',
  requestsMade: 'Verzoeken',
  total: (total: string) => `${total} in totaal`,
  dayPages: (day: string, pages: number) => `${day}: ${counted(pages, { one: 'pagina', other: 'pagina’s' })}`,
  dayRequests: (day: string, requests: number) =>
    `${day}: ${counted(requests, { one: 'verzoek', other: 'verzoeken' })}`,
  utc: 'Dagen eindigen om middernacht UTC.',
  table: 'Hetzelfde als tabel',
  date: 'Dag',
  ledger: 'Mutaties',
  ledgerEmpty: 'Er is nog niets verbruikt.',
  columns: { time: 'Tijd', what: 'Wat', credits: 'Credits' },
  kinds: { grant: 'Toegevoegd', debit: 'Verbruikt', refund: 'Teruggegeven' },
  more: 'Meer tonen',
} satisfies Texts['usage'];
