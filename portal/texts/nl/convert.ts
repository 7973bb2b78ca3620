/** Dutch: the view Convert. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { verdicts } from './verdicts.ts';

const pages = (number: number) => counted(number, { one: 'pagina', other: 'pagina’s' });
const pictures = (number: number) => counted(number, { one: 'afbeelding', other: 'afbeeldingen' });
const files = (number: number) => counted(number, { one: 'bestand', other: 'bestanden' });
const credits = (number: number) => counted(number, { one: 'credit', other: 'credits' });

export const convert = {
  client: 'Klant',
  noClient: 'Geen klant',
  title: 'Omzetten',
  recent: {
    title: 'Laatst omgezet',
    all: 'Alle',
    look: (number: number) => `${files(number)} om te bekijken`,
    failed: 'Niet omgezet',
  },
  drop: {
    lead: 'Sleep afschriften hierheen',
    body: 'PDF’s van bank- en kaartafschriften, of scans en foto’s van de pagina’s (JPEG, PNG, WebP, TIFF): een of meer, of een hele map. U betaalt niets voordat u start.',
    more: 'Sleep er meer naar een willekeurige plek op deze pagina.',
    choose: 'Bestanden kiezen',
    release: 'Laat los om toe te voegen',
  },
  join: {
    title: (number: number) => `${pictures(number)} tegelijk toegevoegd`,
    order: (names: readonly string[]) => `In deze volgorde: ${names.join(', ')}`,
    join: 'Dit zijn pagina’s van één afschrift',
    apart: 'Elk is een afschrift',
    joined: (number: number) => `van ${pictures(number)}`,
  },
  list: 'Bestanden',
  remove: (name: string) => `${name} weghalen`,
  tryAgain: 'Opnieuw',
  tryAgainWith: (name: string) => `Opnieuw proberen ${name} te versturen`,
  twin: (name: string) => `Hetzelfde bestand als ${name}, dat al in de lijst staat: u zou twee keer betalen.`,
  clearEnded: 'Voltooide wissen',
  state: {
    waiting: 'Wacht op versturen',
    uploading: (percent: string) => `Versturen, ${percent}`,
    reading: 'Pagina’s tellen…',
    locked: 'Beveiligd met een wachtwoord',
    ready: (number: number) => `${pages(number)}, ${credits(number)}`,
    starting: 'Starten…',
    queued: 'Wacht op zijn beurt',
    converting: (done: number, total: number) => `Lezen, ${count(done)} van ${pages(total)}`,
    done: 'Omgezet',
    failed: 'Niet omgezet',
    refused: 'Niet toegevoegd',
  },
  progressOf: (name: string) => `Voortgang van ${name}`,
  verdict: verdicts,
  summary: {
    verified: (number: number) => `${count(number)} geverifieerd`,
    mismatch: (number: number) => `${count(number)} ${number === 1 ? 'klopt' : 'kloppen'} niet`,
    unverifiable: (number: number) => `${count(number)} niet bewezen`,
    failed: (number: number) => `${count(number)} niet omgezet`,
  },
  downloadAll: 'Alles downloaden',
  transactions: (number: number) => counted(number, { one: 'transactie', other: 'transacties' }),
  password: {
    label: (name: string) => `Wachtwoord van ${name}`,
    placeholder: 'Wachtwoord van de PDF',
    submit: 'Openen',
    others: 'Ook proberen bij de andere beveiligde bestanden',
    show: 'Wachtwoord tonen of verbergen',
    missing: 'Voer het wachtwoord in waarmee deze PDF opengaat.',
  },
  hints: {
    title: 'Wat de afschriften niet zeggen',
    body: 'Alleen voor documenten die het openlaten; wat een document zegt, gaat voor.',
    dateOrder: 'Volgorde van dag en maand',
    dateOrders: {
      DMY: 'Dag, maand, jaar: 31/12/2025',
      MDY: 'Maand, dag, jaar: 12/31/2025',
      YMD: 'Jaar, maand, dag: 2025/12/31',
    },
    year: 'Jaar, als er geen gedrukt is',
    yearWrong: (least: number, most: number) => `Een jaar van ${least} tot en met ${most}`,
    asPrinted: 'Zoals op het document',
    currency: 'Valuta',
    noCurrency: (typed: string) => `“${typed}” is geen valuta uit de lijst.`,
  },
  start: (number: number) => `${files(number)} omzetten`,
  cost: (number: number, pagesOf: number) => `${files(number)}, ${pages(pagesOf)}: ${credits(pagesOf)}`,
  left: (number: number) => `daarna nog ${credits(number)}`,
  tooFew: (missing: number) =>
    `U komt ${credits(missing)} tekort. Haal bestanden weg, of vraag de beheerder van deze dienst om meer credits.`,
  running: (done: number, total: number) => `Omzetten: ${count(done)} van ${pages(total)}`,
  outage:
    'De dienst is nu niet bereikbaar. Er gaat niets verloren: wat de dienst al heeft, wordt omgezet zodra hij weer werkt, en deze pagina gaat vanzelf verder.',
  cancel: 'Annuleren',
  /** while the user looks at something else */
  told: {
    inTitle: '✓ Klaar',
    title: 'Omzetting klaar',
    body: ({ converted, failed }: { readonly converted: number; readonly failed: number }) =>
      [
        ...(converted > 0 ? [`${files(converted)} omgezet`] : []),
        ...(failed > 0 ? [`${files(failed)} niet omgezet`] : []),
      ].join(', '),
  },
  notify: {
    label: 'Mij in de browser melden wanneer het klaar is',
    mail: 'Mij mailen wanneer het klaar is',
    refused: 'De browser staat het niet toe: sta in de instellingen meldingen van deze pagina toe.',
  },
  said: {
    ready: (name: string, number: number) => `${name} is gereed: ${pages(number)}.`,
    locked: (name: string) => `${name} is beveiligd met een wachtwoord.`,
    done: (name: string) => `${name} is omgezet.`,
    failed: (name: string, why: string) => `${name}: ${why}`,
  },
} satisfies Texts['convert'];
