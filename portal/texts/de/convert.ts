/** German: the view Convert. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { verdicts } from './verdicts.ts';

const pages = (number: number) => counted(number, { one: 'Seite', other: 'Seiten' });
const pictures = (number: number) => counted(number, { one: 'Bild', other: 'Bilder' });
/** After "von". */
const ofPictures = (number: number) => counted(number, { one: 'Bild', other: 'Bildern' });
const files = (number: number) => counted(number, { one: 'Datei', other: 'Dateien' });
const credits = (number: number) => counted(number, { one: 'Guthabenpunkt', other: 'Guthabenpunkte' });

export const convert = {
  client: 'Mandant',
  noClient: 'Kein Mandant',
  title: 'Umwandeln',
  recent: {
    title: 'Zuletzt umgewandelt',
    all: 'Alle',
    look: (number: number) => `${files(number)} anzusehen`,
    failed: 'Nicht umgewandelt',
  },
  drop: {
    lead: 'Auszüge hier ablegen',
    body: 'PDFs von Bank- und Kartenauszügen, oder Scans und Fotos ihrer Seiten (JPEG, PNG, WebP, TIFF): eine Datei, viele oder ein Ordner. Es kostet nichts, bevor Sie starten.',
    more: 'Weitere können Sie überall auf dieser Seite ablegen.',
    choose: 'Dateien wählen',
    release: 'Zum Hinzufügen loslassen',
  },
  join: {
    title: (number: number) => `${pictures(number)} wurden zusammen hinzugefügt`,
    order: (names: readonly string[]) => `In dieser Reihenfolge: ${names.join(', ')}`,
    join: 'Es sind Seiten eines Auszugs',
    apart: 'Jedes ist ein Auszug',
    joined: (number: number) => `aus ${ofPictures(number)}`,
  },
  list: 'Dateien',
  remove: (name: string) => `${name} entfernen`,
  tryAgain: 'Erneut versuchen',
  tryAgainWith: (name: string) => `Erneut versuchen, ${name} zu senden`,
  twin: (name: string) => `Dieselbe Datei wie ${name}, die schon in der Liste steht: Sie würde zweimal bezahlt.`,
  clearEnded: 'Fertige entfernen',
  state: {
    waiting: 'Wartet auf das Senden',
    uploading: (percent: string) => `Wird gesendet, ${percent}`,
    reading: 'Seiten werden gezählt …',
    locked: 'Mit Passwort geschützt',
    ready: (number: number) => `${pages(number)}, ${credits(number)}`,
    starting: 'Wird gestartet …',
    queued: 'In der Warteschlange',
    converting: (done: number, total: number) => `Wird gelesen, ${count(done)} von ${pages(total)}`,
    done: 'Umgewandelt',
    failed: 'Nicht umgewandelt',
    refused: 'Nicht hinzugefügt',
  },
  progressOf: (name: string) => `Fortschritt von ${name}`,
  verdict: verdicts,
  summary: {
    verified: (number: number) => `${count(number)} bewiesen`,
    mismatch: (number: number) => `${count(number)} ${number === 1 ? 'geht' : 'gehen'} nicht auf`,
    unverifiable: (number: number) => `${count(number)} nicht bewiesen`,
    failed: (number: number) => `${count(number)} nicht umgewandelt`,
  },
  transactions: (number: number) => counted(number, { one: 'Buchung', other: 'Buchungen' }),
  downloadAll: 'Alle herunterladen',
  password: {
    label: (name: string) => `Passwort von ${name}`,
    placeholder: 'Passwort des PDFs',
    submit: 'Öffnen',
    others: 'Auch bei den anderen geschützten Dateien versuchen',
    show: 'Passwort zeigen oder verbergen',
    missing: 'Geben Sie das Passwort ein, das dieses PDF öffnet.',
  },
  hints: {
    title: 'Was die Auszüge offenlassen',
    body: 'Nur für Auszüge, die es offenlassen; was im Auszug steht, geht vor.',
    dateOrder: 'Reihenfolge von Tag und Monat',
    dateOrders: {
      DMY: 'Tag, Monat, Jahr: 31.12.2025',
      MDY: 'Monat, Tag, Jahr: 12/31/2025',
      YMD: 'Jahr, Monat, Tag: 2025/12/31',
    },
    year: 'Jahr, wo keines gedruckt ist',
    yearWrong: (least: number, most: number) => `Ein Jahr von ${least} bis ${most}`,
    asPrinted: 'Wie im Auszug',
    currency: 'Währung',
    noCurrency: (typed: string) => `„${typed}“ ist keine Währung der Liste.`,
  },
  start: (number: number) => `${files(number)} umwandeln`,
  cost: (number: number, pagesOf: number) => `${files(number)}, ${pages(pagesOf)}: ${credits(pagesOf)}`,
  left: (number: number) => `danach noch ${credits(number)}`,
  tooFew: (missing: number) =>
    `Ihnen ${missing === 1 ? 'fehlt' : 'fehlen'} ${credits(missing)}. Entfernen Sie Dateien, oder bitten Sie den Betreiber dieses Dienstes um mehr Guthaben.`,
  running: (done: number, total: number) => `Umwandlung: ${count(done)} von ${pages(total)}`,
  outage:
    'Der Dienst ist gerade nicht erreichbar. Nichts ist verloren: Was er hat, wird umgewandelt, sobald er wieder läuft, und diese Seite macht von selbst weiter.',
  cancel: 'Abbrechen',
  told: {
    inTitle: '✓ Fertig',
    title: 'Umwandlung fertig',
    body: ({ converted, failed }: { readonly converted: number; readonly failed: number }) =>
      [
        ...(converted > 0 ? [`${files(converted)} umgewandelt`] : []),
        ...(failed > 0 ? [`${files(failed)} nicht umgewandelt`] : []),
      ].join(', '),
  },
  notify: {
    label: 'Im Browser benachrichtigen, wenn alles fertig ist',
    mail: 'E-Mail senden, wenn alles fertig ist',
    refused: 'Der Browser erlaubt es nicht: Lassen Sie in seinen Einstellungen Benachrichtigungen dieser Seite zu.',
  },
  said: {
    ready: (name: string, number: number) => `${name} ist bereit: ${pages(number)}.`,
    locked: (name: string) => `${name} ist mit einem Passwort geschützt.`,
    done: (name: string) => `${name} ist umgewandelt.`,
    failed: (name: string, why: string) => `${name}: ${why}`,
  },
} satisfies Texts['convert'];
