/** German: the view Usage. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { timeOf } from './times.ts';

export const usage = {
  title: 'Verbrauch',
  credits: 'Guthaben',
  creditsHint:
    'Ein Guthabenpunkt wandelt eine Seite um. Eine Datei erneut umzuwandeln ist kostenlos, solange sie aufbewahrt wird.',
  noCredits: 'Das Guthaben ist leer. Bitten Sie den Betreiber dieses Dienstes um mehr.',
  spent: 'Bisher verbraucht',
  limits: 'Geltende Limits',
  requests: 'Anfragen pro Minute je Schlüssel',
  together: 'Anfragen pro Minute mit allen Schlüsseln',
  fileSize: 'Größtes PDF',
  retention: 'Aufbewahrung von Dateien und Ergebnissen',
  kept: timeOf,
  plot: 'Nach Tagen',
  span: 'Zeitraum',
  spans: { week: '7 Tage', month: '30 Tage', quarter: '90 Tage' },
  pages: 'Umgewandelte Seiten',
  requestsMade: 'Anfragen',
  total: (total: string) => `insgesamt ${total}`,
  dayPages: (day: string, pages: number) => `${day}: ${counted(pages, { one: 'Seite', other: 'Seiten' })}`,
  dayRequests: (day: string, requests: number) => `${day}: ${counted(requests, { one: 'Anfrage', other: 'Anfragen' })}`,
  utc: 'Tage enden um Mitternacht UTC.',
  table: 'Dasselbe als Tabelle',
  date: 'Tag',
  ledger: 'Journal',
  ledgerEmpty: 'Noch wurde nichts verbraucht.',
  columns: { time: 'Zeit', what: 'Was', credits: 'Punkte' },
  kinds: { grant: 'Hinzugefügt', debit: 'Verbraucht', refund: 'Gutgeschrieben' },
  more: 'Mehr zeigen',
} satisfies Texts['usage'];
