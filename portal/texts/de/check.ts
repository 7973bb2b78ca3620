/** German: the view Check. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { keys } from './check-keys.ts';
import { filter, folded, unused } from './check-list.ts';
import { answers, reread } from './reread.ts';
import { verdicts } from './verdicts.ts';

const rows = (number: number) => counted(number, { one: 'Zeile', other: 'Zeilen' });
const pages = (number: number) => counted(number, { one: 'Seite', other: 'Seiten' });
/** After "von". */
const ofStatements = (number: number) => counted(number, { one: 'Auszug', other: 'Auszügen' });

export const check = {
  title: 'Prüfen',
  none: {
    title: 'Noch nichts zu prüfen',
    body: 'Wandeln Sie zuerst einen Auszug um: Dann stehen seine Buchungen hier neben seinen Seiten.',
    convert: 'Auszug umwandeln',
  },
  running: (done: number, total: number) => `Umwandlung: ${count(done)} von ${pages(total)} gelesen`,
  failed: {
    title: 'Diese Datei konnte nicht umgewandelt werden',
    jobTitle: 'Keine Datei dieser Umwandlung konnte umgewandelt werden',
    next: 'Dafür wurde nichts berechnet.',
    convert: 'Andere Datei umwandeln',
  },
  unknown: 'Diese Umwandlung gibt es nicht',
  unknownFile: 'Diese Datei gibt es hier nicht',
  unknownFileBody: 'Sie wurde gelöscht oder gehört zu einer anderen Umwandlung.',
  expired: {
    title: 'Dieses Ergebnis gibt es nicht mehr',
    body: 'Seine Dateien wurden gelöscht, oder ihre Zeit ist abgelaufen. Wandeln Sie den Auszug erneut um, um ihn zu prüfen.',
  },
  noStatement: 'Diese Datei enthält keinen Auszug.',
  panes: { label: 'Was gezeigt wird', rows: 'Buchungen', page: 'Seiten' },
  choose: {
    statement: 'Auszug',
    previous: 'Voriger Auszug',
    next: 'Nächster Auszug',
    place: (at: number, of: number) => `${count(at)} von ${ofStatements(of)}`,
    noPeriod: 'ohne Zeitraum',
    failedFile: 'nicht umgewandelt',
  },
  verdict: {
    verified: {
      title: verdicts.verified,
      body: 'Jede Buchung ist da, keine ist erfunden, und jedes Datum und jeder Betrag ist richtig.',
    },
    mismatch: {
      title: verdicts.mismatch,
      body: 'Die Zeilen stehen hier wie gedruckt: Nichts wurde passend gemacht.',
    },
    unproved: {
      title: verdicts.unverifiable,
      body: 'Es ist kein Fehler bekannt. Vergleichen Sie die Zeilen mit der Seite.',
    },
  },
  obligations: {
    show: (met: number, all: number) =>
      `${count(met)} von ${counted(all, { one: 'Bedingung', other: 'Bedingungen' })} erfüllt`,
    caption: 'Was ein Auszug zeigen muss, um als bewiesen zu gelten',
    status: { discharged: 'erfüllt', open: 'offen', contradicted: 'verletzt' },
    names: {
      PAGES_COMPLETE: 'Alle Seiten sind da',
      PICTURES_READ: 'Die Bilder der Seiten sind sicher gelesen',
      AREAS_READ: 'Auf den Seiten blieb nichts ungelesen',
      AMOUNTS_ANCHORED: 'Die Beträge stehen fest',
      CURRENCY_ANCHORED: 'Die Währung steht fest',
      DATES_ANCHORED: 'Die Datumsangaben stehen fest',
      NO_RIVAL: 'Es gibt keine andere Lesart',
      SUMS_CLOSE: 'Die Salden gehen auf',
      FIGURES_AGREE: 'Gedruckte Summen und Anzahlen stimmen',
      ROWS_EXPLAINED: 'Jede Textzeile ist erklärt',
      ROWS_BOOKED: 'Jede Zeile wurde gebucht',
      SIGNS_ANCHORED: 'Eingänge und Ausgänge stehen fest',
    },
  },
  checks: {
    show: (number: number) => counted(number, { one: 'Rechenprobe', other: 'Rechenproben' }),
    caption: 'Rechenproben, die der Auszug erlaubt',
    check: 'Rechenprobe',
    outcome: 'Ergebnis',
    printed: 'Gedruckt',
    computed: 'Berechnet',
    difference: 'Differenz',
    pass: 'stimmt',
    fail: 'stimmt nicht',
    kinds: {
      running_balance: 'Salden von Zeile zu Zeile',
      opening_closing: 'Vom Anfangs- zum Endsaldo',
      printed_total: 'Gedruckte Summe',
      printed_count: 'Gedruckte Zahl der Zeilen',
      carried_forward: 'Überträge',
      dates: 'Datumsangaben im Zeitraum',
    },
  },
  failing: {
    title: (number: number) => `${rows(number)}, deren gedruckter Saldo nicht aufgeht`,
    jump: (row: number, date: string) => `Zeile ${count(row)}, ${date}`,
    printed: 'gedruckt',
    expected: 'erwartet',
    difference: 'Differenz',
    more: (number: number) => `und noch ${rows(number)}: Gehen Sie sie mit den Pfeilen oder mit n und p durch`,
  },
  unused,
  folded,
  notices: {
    warnings: 'Warnungen',
    continuity: 'Im Vergleich mit den anderen Auszügen dieses Kontos',
    page: (page: number) => `Seite ${count(page)}`,
    row: (row: number) => `Zeile ${count(row)}`,
    reread: 'Erneut lesen',
    forMembers: 'Mitglieder und Inhaber können das beantworten: sie lassen die Datei erneut lesen.',
    byCode: {
      CURRENCY_UNKNOWN: 'Der Auszug nennt seine Währung nicht. Lesen Sie ihn erneut und geben Sie sie an.',
      // the verdict lists the possible readings
      AMBIGUOUS: 'Vielleicht wissen Sie, welche Lesart stimmt: Geben Sie sie an, dann werden die Zeilen so gelesen.',
      YEAR_ASSUMED: 'Der Auszug nennt das Jahr nicht. Lesen Sie ihn erneut und geben Sie es an.',
    } as Readonly<Record<string, string>>,
  },
  findings: {
    gap: (days: string) => `Kein Auszug umfasst ${days}.`,
    balance: 'Zeilen oder ein Auszug fehlen, stehen doppelt da oder wurden falsch gelesen.',
    overlap: (other: string, days: string, number: number) =>
      `${other} umfasst ebenfalls ${days}: ${rows(number)} in beiden.`,
    duplicate: (other: string, days: string) =>
      `${other} ist derselbe Auszug (${days}): Seine Zeilen stehen doppelt da.`,
    revision: (other: string, days: string, number: number) =>
      `${other} ist eine andere Fassung dieses Auszugs (${days}): ${rows(number)} in beiden.`,
    same: (balance: string) => `Der Saldo ist davor und danach gleich: ${balance}.`,
    differs: (closes: string, goesOn: string, difference: string) =>
      `Der frühere Auszug endet mit ${closes}, der spätere setzt mit ${goesOn} fort: Differenz ${difference}.`,
    ends: (earlier: string, later: string) => `Der frühere endet mit ${earlier}, der spätere mit ${later}.`,
    failed: (names: string) => `Was fehlt, steht vielleicht in ${names} (nicht umgewandelt).`,
    see: (other: string) => `${other} ansehen`,
    row: (other: string) => `Diese Zeile steht auch in ${other}.`,
  },
  facts: {
    label: 'Angaben des Auszugs',
    all: 'Alle Angaben',
    fewer: 'Weniger Angaben',
    unread: 'nicht gelesen',
    unprinted: 'nicht im Auszug',
    institution: 'Institut',
    accountHolder: 'Inhaber',
    accountNumber: 'Kontonummer',
    iban: 'IBAN',
    bic: 'BIC',
    accountType: 'Art',
    currency: 'Währung',
    period: 'Zeitraum',
    openingBalance: 'Anfangssaldo',
    closingBalance: 'Endsaldo',
    totalIn: 'Eingänge',
    totalOut: 'Ausgänge',
    transactionCount: 'Buchungen',
    types: { current: 'Girokonto', savings: 'Sparkonto', card: 'Karte', loan: 'Kredit', wallet: 'Wallet' },
    until: (to: string) => `bis ${to}`,
    from: (from: string) => `ab ${from}`,
  },
  rows: {
    label: 'Buchungen',
    date: 'Datum',
    description: 'Buchungstext',
    in: 'Eingang',
    out: 'Ausgang',
    amount: 'Betrag',
    balance: 'Saldo',
    mark: 'Markierung',
    none: 'Dieser Auszug hat keine Buchungen.',
    search: 'In den Zeilen suchen',
    searchHint: 'Text, Betrag, Datum …',
    clear: 'Suche löschen',
    nothing: 'Keine Zeile enthält das.',
    found: (found: number, all: number) => `${count(found)} von ${rows(all)}`,
    all: rows,
    searching: 'Suche läuft …',
    computed: 'berechnet, nicht gedruckt:',
    valueDate: 'Wertstellung',
    transactionDate: 'Getätigt am',
    page: 'Seite',
    confidence: 'Sicher',
    sums: (moneyIn: string, moneyOut: string) => `Eingang ${moneyIn}, Ausgang ${moneyOut}`,
    onlyMarked: 'Nur markierte Zeilen',
    of: (name: string, value: string) => `${name}: ${value}`,
    failing: (expected: string, difference: string) =>
      `Der gedruckte Saldo geht nicht auf: erwartet ${expected}, Differenz ${difference}`,
    details: 'Die ganze Zeile',
    hint: 'Zeigen Sie auf eine Zeile, um sie auf der Seite zu sehen; ein Klick hält sie dort fest.',
    facts: (row: number, page: string) => `Zeile ${count(row)}, ${page}`,
    onPages: (numbers: readonly number[]) =>
      numbers.length === 1 ? `Seite ${numbers.map(count).join('')}` : `Seiten ${numbers.map(count).join(' und ')}`,
    noPage: 'auf keiner Seite',
    reference: 'Referenz',
    type: 'Art',
    read: { text: 'aus dem Text gelesen', ocr: 'aus dem Bild gelesen', edited: 'von Hand geändert' },
    sure: (share: string) => `zu ${share} sicher`,
    held: 'festgehalten',
  },
  filter,
  columns: 'Spalten',
  readings: {
    label: 'Was die Texterkennungen hier gelesen haben',
    fields: { date: 'Datum', amount: 'Betrag', balance: 'Saldo', text: 'Text', figure: 'Zahl' },
    taken: 'gelesen als',
    other: 'von der anderen Texterkennung als',
    alone: 'nur eine Texterkennung hat es gelesen',
    read: (readings: readonly string[]) => `Gelesen als ${readings.map((one) => `„${one}“`).join(' oder ')}`,
    status: {
      open: 'Nichts anderes zeigt, was richtig ist: Vergleichen Sie es mit der Seite.',
      settled: 'Nur so gehen die Rechenproben auf.',
      corrected: 'Zuerst wurde das andere gelesen; nur so gehen die Rechenproben auf.',
    },
    alike: 'von zwei Texterkennungen gleich gelesen',
    outside: (figures: readonly string[]) =>
      `Außerhalb der Zeilen haben die Texterkennungen Verschiedenes gelesen, oder nur eine hat gelesen: ` +
      `${figures.join(', ')}. Diese Zahlen sind auf der Seite umrahmt.`,
    either: (readings: readonly string[], page: number) =>
      `${readings.map((one) => `„${one}“`).join(' oder ')} (Seite ${count(page)})`,
    more: (number: number) => `und ${count(number)} weitere`,
    row: (fields: readonly string[]) => `Die Texterkennungen haben Verschiedenes gelesen: ${fields.join(', ')}`,
  },
  page: {
    label: (filename: string) => `Seiten von ${filename}`,
    picture: (page: number) => `Seite ${count(page)}`,
    before: 'Seite',
    after: (all: number) => `von ${count(all)}`,
    goTo: (page: number, all: number) => `Seite ${count(page)} von ${count(all)}: zu einer Seite gehen`,
    failed: (page: number) => `Seite ${count(page)} konnte nicht gezeichnet werden.`,
    awaited: (page: number) => `Seite ${count(page)} wird gezeichnet …`,
    locked: 'Diese Datei ist geschützt: Ihr Passwort ist nicht mehr bekannt.',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'An die Breite anpassen',
    zoom: 'Zoom',
  },
  reread,
  answers,
  changed: {
    title: 'Erneut gelesen',
    nothing: 'Nichts hat sich geändert: Jede Zeile ist wie zuvor.',
    dates: (number: number) => `${rows(number)} mit anderem Datum`,
    amounts: (number: number) => `${rows(number)} mit anderem Betrag`,
    currencies: (number: number) => `${rows(number)} mit anderer Währung`,
    descriptions: (number: number) => `${rows(number)} mit anderem Buchungstext`,
    added: (number: number) => `${rows(number)} mehr`,
    gone: (number: number) => `${rows(number)} weniger`,
    rows: (before: number, after: number) => `Zuvor ${rows(before)}, jetzt ${count(after)}`,
    verdict: (before: string, after: string) => `Zuvor: ${before}, jetzt: ${after}`,
    ignored: {
      order: (order: string) =>
        `„${order}“ hat kein Datum geändert: Der Auszug wurde schon so gelesen, oder seine Datumsangaben widersprechen dem.`,
      year: (year: string) => `Keine Zeile ist von ${year}: Der Auszug nennt das Jahr selbst.`,
      currency: (currency: string, read: string) => `Die Zeilen sind nicht in ${currency}: Der Auszug nennt ${read}.`,
      columns:
        'Die Angaben zu Spalten haben keinen Tag und keinen Betrag geändert: Der Auszug wurde schon so gelesen, oder Spalten, die als eine gelesen werden, lassen sich nicht unterscheiden.',
      answer:
        'Die Antwort hat keinen Tag und keinen Betrag geändert: Der Auszug wurde schon so gelesen, oder er sagt selbst etwas anderes.',
    },
    still: (verdict: string) => `${verdict}, wie zuvor`,
    back: 'Zurück zur vorigen Lesung',
    close: 'Hinweis schließen',
  },
  keys,
} satisfies Texts['check'];
