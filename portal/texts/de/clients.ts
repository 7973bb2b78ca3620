/** German: the views of clients, their bank accounts, and an account's page. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

const statements = (number: number) => counted(number, { one: 'Auszug', other: 'Auszüge' });
const files = (number: number) => counted(number, { one: 'Datei', other: 'Dateien' });
const transactions = (number: number) => counted(number, { one: 'Buchung', other: 'Buchungen' });
const rows = (number: number) => counted(number, { one: 'Zeile', other: 'Zeilen' });

export const clients = {
  title: 'Mandanten',
  body: 'Halten Sie die Auszüge der Mandanten auseinander. Die Bankkonten darin werden von selbst gefunden.',
  add: 'Mandant anlegen',
  empty:
    'Noch gibt es keinen Mandanten. Legen Sie einen an, und wählen Sie ihn beim Umwandeln, oder ordnen Sie ihm im Verlauf Dateien zu.',
  list: 'Mandanten dieses Kontos',
  columns: { name: 'Mandant', files: 'Dateien', since: 'Seit' },
  none: 'Kein Mandant',
  name: 'Name',
  nameMissing: 'Geben Sie einen Namen ein.',
  nameTaken: 'Ein anderer Mandant hat diesen Namen.',
  create: 'Anlegen',
  rename: 'Umbenennen',
  renameTitle: 'Mandant umbenennen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  remove: 'Löschen',
  removeTitle: 'Mandant löschen?',
  removeBody: 'Seine Dateien bleiben und gehören dann zu keinem Mandanten.',
  choose: 'Mandant',
  move: 'Mandant zuordnen',
  newClient: 'Ein neuer Mandant …',
  moveTo: (number: number) => `${files(number)} einem Mandanten zuordnen`,
  moved: (number: number) => `${files(number)} zugeordnet.`,
  suggestion: {
    title: 'Dateien, die vielleicht zu Mandanten gehören',
    body: (number: number, account: string, client: string) =>
      `${files(number)} ohne Mandant: ${account}, schon bekannt bei ${client}.`,
    seen: (number: number) => `Dort gibt es davon ${statements(number)}`,
    accept: (client: string) => `Zuordnen: ${client}`,
  },
  holders: {
    title: 'Inhaber in Dateien ohne Mandant',
    addAll: (number: number) => `Alle ${number} als Mandanten anlegen`,
    add: (holder: string) => `${holder} als Mandanten anlegen`,
    addShort: 'Anlegen',
    of: statements,
  },
  accounts: {
    list: 'Bankkonten',
    none: 'Von diesem Mandanten wurde noch kein Auszug gelesen.',
    columns: {
      account: 'Konto',
      holder: 'Inhaber',
      period: 'Zeitraum',
      statements: 'Auszüge',
      verdict: 'Ergebnis',
      balance: 'Letzter Saldo',
    },
    unknownBank: 'Unbekannte Bank',
    noNumber: 'ohne Kontonummer',
    verified: (number: number) => `${count(number)} bewiesen`,
    mismatch: (number: number) => `${count(number)} ${number === 1 ? 'geht' : 'gehen'} nicht auf`,
    unverifiable: (number: number) => `${count(number)} nicht bewiesen`,
    notApart:
      'Ohne Kontonummer sind diese Auszüge nur nach Bank und Inhaber zusammengefasst: Nichts zeigt, dass sie zu einem Konto gehören.',
    byEnding:
      'Manche Auszüge nennen nur das Ende der Kontonummer. Sie gehören zu diesem Konto, denn zwischen ihnen und den anderen werden Salden übertragen.',
    maybeSame: (number: number) =>
      `${counted(number, { one: 'anderes Konto hat', other: 'andere Konten haben' })} eine Nummer mit gleichem Ende, und nichts zeigt, dass es dasselbe Konto ist.`,
    expires: (day: string) => `Die erste der Dateien wird am ${day} gelöscht.`,
  },
  account: {
    back: (client: string) => `Zurück zu ${client}`,
    facts: (number: number, all: number) => `${statements(number)}, ${transactions(all)}`,
    strands: 'Konten mit dieser Nummer',
    strand: (place: number, days: string) => `Konto ${count(place)}: ${days}`,
    status: {
      verified: 'Als Ganzes bewiesen: Jeder Auszug ist es, und jeder schließt an den vorigen an.',
      mismatch: 'Nicht bewiesen: Ein Auszug geht nicht auf, oder er schließt nicht an den vorigen an.',
      unverifiable: 'Als Ganzes nicht bewiesen.',
    },
    unverified: (number: number) => `${statements(number)} nicht bewiesen`,
    maybeTwice: (number: number) => `${rows(number)} vielleicht doppelt`,
    unknownOrder: 'Anschluss der Auszüge aneinander nicht erkennbar',
  },
  coverage: {
    title: 'Abdeckung',
    label: 'Monate und ihre Auszüge',
    year: 'Jahr',
    state: {
      gap: 'Fehlt',
      mismatch: 'Differenz',
      revised: '2 Fassungen',
      overlap: 'Überlappt',
      twice: 'Doppelt',
      partly: 'Teilweise',
      unproved: 'Unbewiesen',
      covered: 'Abgedeckt',
    },
    cell: (month: string, states: string, number: number) => `${month}: ${states}, ${statements(number)}`,
    missing: (days: string) => `es fehlt ${days}`,
    chosen: (month: string) => `Auszüge vom ${month}`,
    noStatement: 'Für diesen Monat gibt es keinen Auszug.',
  },
  findings: {
    title: 'Was fehlt oder doppelt da ist',
    nothing: 'Nichts fehlt, und nichts ist doppelt da.',
    gap: (days: string) => `Kein Auszug für ${days}.`,
    balance: 'Ein Saldo wird nicht übertragen: Zeilen oder ein Auszug fehlen, sind doppelt da oder falsch gelesen.',
    overlap: (days: string, number: number) =>
      `Zwei Auszüge für ${days}: ${counted(number, { one: 'Zeile steht', other: 'Zeilen stehen' })} in beiden und ${number === 1 ? 'zählt' : 'zählen'} einmal.`,
    overlapIdle: (days: string) => `Zwei Auszüge für ${days}, und keine Zeile steht in beiden.`,
    duplicate: (days: string) => `Der Auszug für ${days} ist doppelt da und zählt einmal.`,
    revision: (days: string) =>
      `Vom Auszug für ${days} gibt es zwei Fassungen. Zeilen, die nur in einer stehen, sind markiert.`,
    jumps: (from: string, to: string, by: string) => `Der Saldo springt von ${from} auf ${to} (${by}).`,
    closes: (from: string, to: string) => `Die eine endet mit ${from}, die andere mit ${to}.`,
    same: (balance: string) => `Davor und danach ist der Saldo gleich, ${balance}: Es fehlt kein Geld.`,
    unknown: 'Die Salden davor und danach sind nicht bekannt.',
  },
  plot: {
    title: 'Saldo',
    label: (from: string, to: string, first: string, last: string) =>
      `Saldo von ${from} bis ${to}: zuerst ${first}, zuletzt ${last}. Mit den Pfeiltasten links und rechts gehen Sie durch die Tage.`,
    at: (day: string, balance: string) => `${day}: ${balance}`,
  },
  rows: {
    title: 'Buchungen',
    label: 'Buchungen des Kontos',
    columns: { date: 'Datum', description: 'Buchungstext', amount: 'Betrag', balance: 'Saldo', source: 'Auszug' },
    none: 'In diesen Tagen gibt es keine Buchungen.',
    of: (number: number) => transactions(number),
    open: (day: string, description: string) => `${day} ${description} prüfen`,
    doubt: {
      maybeTwice: 'vielleicht doppelt',
      earlierOnly: 'nur in der früheren Fassung',
      laterOnly: 'nur in der späteren Fassung',
    },
    edited: 'berichtigt',
    from: 'Von',
    to: 'Bis',
    month: 'Monat',
    allMonths: 'Alle Monate',
    format: 'Format',
    export: 'Export',
    exportAll: 'Alle Mandanten exportieren',
    exported: (name: string) => `Exportiert: ${name}`,
    exportFailed: 'Der Export ist gescheitert',
  },
} satisfies Texts['clients'];
