/** Dutch: the view Check. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { keys } from './check-keys.ts';
import { filter, folded, unused } from './check-list.ts';
import { answers, reread } from './reread.ts';
import { verdicts } from './verdicts.ts';

const rows = (number: number) => counted(number, { one: 'regel', other: 'regels' });
const pages = (number: number) => counted(number, { one: 'pagina', other: 'pagina’s' });
const statements = (number: number) => counted(number, { one: 'afschrift', other: 'afschriften' });

export const check = {
  title: 'Controle',
  none: {
    title: 'Nog niets te controleren',
    body: 'Zet eerst een afschrift om: de transacties staan dan hier naast de pagina’s.',
    convert: 'Afschrift omzetten',
  },
  running: (done: number, total: number) => `Omzetten: ${count(done)} van ${pages(total)} gelezen`,
  failed: {
    title: 'Dit bestand kon niet worden omgezet',
    jobTitle: 'Geen bestand van deze omzetting kon worden omgezet',
    next: 'Er is niets voor betaald.',
    convert: 'Ander bestand omzetten',
  },
  unknown: 'Deze omzetting bestaat niet',
  unknownFile: 'Dit bestand bestaat hier niet',
  unknownFileBody: 'Het is verwijderd of hoort bij een andere omzetting.',
  expired: {
    title: 'Dit resultaat is er niet meer',
    body: 'De bestanden zijn verwijderd, of de bewaartijd is voorbij. Zet het afschrift opnieuw om om het te controleren.',
  },
  noStatement: 'In dit bestand zit geen afschrift.',
  panes: { label: 'Wat wordt getoond', rows: 'Transacties', page: 'Pagina’s' },
  choose: {
    statement: 'Afschrift',
    previous: 'Vorig afschrift',
    next: 'Volgend afschrift',
    place: (at: number, of: number) => `${count(at)} van ${statements(of)}`,
    noPeriod: 'geen periode',
    failedFile: 'niet omgezet',
  },
  verdict: {
    verified: {
      title: verdicts.verified,
      body: 'Elke transactie is er, geen enkele is verzonnen, en elke datum en elk bedrag klopt.',
    },
    mismatch: {
      title: verdicts.mismatch,
      body: 'De regels staan er zoals gedrukt: er is niets passend gemaakt.',
    },
    unproved: {
      title: verdicts.unverifiable,
      body: 'Er is geen fout bekend. Vergelijk de regels met de pagina.',
    },
  },
  obligations: {
    show: (met: number, all: number) =>
      `Aan ${count(met)} van ${counted(all, { one: 'voorwaarde', other: 'voorwaarden' })} voldaan`,
    caption: 'Wat een afschrift moet laten zien voordat het geverifieerd heet',
    status: { discharged: 'voldaan', open: 'open', contradicted: 'niet voldaan' },
    names: {
      PAGES_COMPLETE: 'Alle pagina’s zijn er',
      PICTURES_READ: 'De afbeeldingen van pagina’s zijn zeker gelezen',
      AREAS_READ: 'Niets op de pagina’s bleef ongelezen',
      AMOUNTS_ANCHORED: 'De bedragen zijn zeker',
      CURRENCY_ANCHORED: 'De valuta is zeker',
      DATES_ANCHORED: 'De datums zijn zeker',
      NO_RIVAL: 'Er is geen andere lezing',
      SUMS_CLOSE: 'De saldi kloppen',
      FIGURES_AGREE: 'Gedrukte totalen en aantallen kloppen',
      ROWS_EXPLAINED: 'Elke tekstregel is verklaard',
      ROWS_BOOKED: 'Elke regel is geboekt',
      SIGNS_ANCHORED: 'Bij en af zijn zeker',
    },
  },
  checks: {
    show: (number: number) => `${counted(number, { one: 'controle', other: 'controles' })} gedaan`,
    caption: 'Sommen die het document mogelijk maakt',
    check: 'Controle',
    outcome: 'Uitkomst',
    printed: 'Gedrukt',
    computed: 'Berekend',
    difference: 'Verschil',
    pass: 'klopt',
    fail: 'klopt niet',
    kinds: {
      running_balance: 'Saldi van regel tot regel',
      opening_closing: 'Van beginsaldo naar eindsaldo',
      printed_total: 'Gedrukt totaal',
      printed_count: 'Gedrukt aantal regels',
      carried_forward: 'Overgebrachte saldi',
      dates: 'Datums in de periode',
    },
  },
  failing: {
    title: (number: number) => `${rows(number)} waarvan het gedrukte saldo niet aansluit`,
    jump: (row: number, date: string) => `Regel ${count(row)}, ${date}`,
    printed: 'gedrukt',
    expected: 'verwacht',
    difference: 'verschil',
    more: (number: number) => `en nog ${rows(number)}: ga erdoorheen met de pijlen, of met n en p`,
  },
  unused,
  folded,
  notices: {
    warnings: 'Waarschuwingen',
    continuity: 'Naast de andere afschriften van deze rekening',
    page: (page: number) => `pagina ${count(page)}`,
    row: (row: number) => `regel ${count(row)}`,
    reread: 'Opnieuw lezen',
    forMembers: 'Leden en eigenaren kunnen dit beantwoorden: zij laten het bestand opnieuw lezen.',
    /** by code; for a missing code, the service's text is shown */
    byCode: {
      CURRENCY_UNKNOWN: 'Het document noemt zijn valuta niet. Laat het opnieuw lezen en geef aan welke het is.',
      // the verdict lists the possible readings
      AMBIGUOUS: 'Misschien weet u welke lezing juist is: geef het aan, en de regels worden zo gelezen.',
      YEAR_ASSUMED:
        'Het document noemt het jaar van zijn datums niet. Laat het opnieuw lezen en geef aan welk jaar het is.',
    } as Readonly<Record<string, string>>,
  },
  findings: {
    gap: (days: string) => `Geen afschrift dekt ${days}.`,
    balance: 'Er ontbreken regels of een afschrift, ze staan er dubbel, of ze zijn verkeerd gelezen.',
    overlap: (other: string, days: string, number: number) => `${other} dekt ook ${days}: ${rows(number)} in beide.`,
    duplicate: (other: string, days: string) =>
      `${other} is hetzelfde afschrift, van ${days}: de regels staan er dubbel.`,
    revision: (other: string, days: string, number: number) =>
      `${other} is een andere versie van dit afschrift, van ${days}: ${rows(number)} in beide.`,
    same: (balance: string) => `Het saldo van ${balance} is ervoor en erna gelijk.`,
    differs: (closes: string, goesOn: string, difference: string) =>
      `Het eerdere afschrift eindigt met ${closes}, het latere gaat verder vanaf ${goesOn}: een verschil van ${difference}.`,
    ends: (earlier: string, later: string) => `Het eerdere eindigt met ${earlier}, het latere met ${later}.`,
    failed: (names: string) => `Misschien staat het in ${names}; dat kon niet worden omgezet.`,
    see: (other: string) => `Zie ${other}`,
    row: (other: string) => `Deze regel staat ook in ${other}.`,
  },
  facts: {
    label: 'Gegevens van het afschrift',
    all: 'Alle gegevens',
    fewer: 'Minder gegevens',
    unread: 'niet gelezen',
    unprinted: 'niet op het document',
    institution: 'Bank',
    accountHolder: 'Houder',
    accountNumber: 'Rekeningnummer',
    iban: 'IBAN',
    bic: 'BIC',
    accountType: 'Soort',
    currency: 'Valuta',
    period: 'Periode',
    openingBalance: 'Beginsaldo',
    closingBalance: 'Eindsaldo',
    totalIn: 'Totaal bij',
    totalOut: 'Totaal af',
    transactionCount: 'Transacties',
    types: {
      current: 'Betaalrekening',
      savings: 'Spaarrekening',
      card: 'Kaart',
      loan: 'Lening',
      wallet: 'Wallet',
    },
    until: (to: string) => `tot en met ${to}`,
    from: (from: string) => `vanaf ${from}`,
  },
  rows: {
    label: 'Transacties',
    date: 'Datum',
    description: 'Omschrijving',
    in: 'Bij',
    out: 'Af',
    amount: 'Bedrag',
    balance: 'Saldo',
    mark: 'Markeringen',
    none: 'Dit afschrift heeft geen transacties.',
    search: 'Zoeken in de regels',
    searchHint: 'Omschrijving, bedrag, datum…',
    clear: 'Zoekopdracht wissen',
    nothing: 'In geen enkele regel komt dat voor.',
    found: (found: number, all: number) => `${count(found)} van ${rows(all)}`,
    all: rows,
    searching: 'Zoeken…',
    computed: 'berekend, niet gedrukt:',
    valueDate: 'Valutadatum',
    transactionDate: 'Gedaan op',
    page: 'Pagina',
    confidence: 'Zeker',
    sums: (moneyIn: string, moneyOut: string) => `bij ${moneyIn}, af ${moneyOut}`,
    onlyMarked: 'Alleen gemarkeerde regels',
    of: (name: string, value: string) => `${name}: ${value}`,
    failing: (expected: string, difference: string) =>
      `Het gedrukte saldo sluit niet aan: verwacht ${expected}, verschil ${difference}`,
    details: 'De regel volledig',
    hint: 'Wijs een regel aan om hem op de pagina te zien; klik erop om hem vast te houden.',
    facts: (row: number, page: string) => `Regel ${count(row)}, ${page}`,
    onPages: (numbers: readonly number[]) =>
      numbers.length === 1 ? `pagina ${numbers.map(count).join('')}` : `pagina’s ${numbers.map(count).join(' en ')}`,
    noPage: 'nergens op de pagina',
    reference: 'Kenmerk',
    type: 'Soort',
    read: { text: 'gelezen uit de tekst', ocr: 'gelezen uit de afbeelding', edited: 'met de hand gewijzigd' },
    sure: (share: string) => `${share} zeker`,
    held: 'vastgehouden',
  },
  filter,
  columns: 'Kolommen',
  /** of pages that were read from their pictures */
  readings: {
    label: 'Wat de lezers van de afbeelding hiervan maakten',
    fields: { date: 'Datum', amount: 'Bedrag', balance: 'Saldo', text: 'Tekst', figure: 'Getal' },
    taken: 'gelezen als',
    other: 'door de andere lezer als',
    alone: 'slechts één lezer heeft het gelezen',
    read: (readings: readonly string[]) => `Gelezen als ${readings.map((one) => `“${one}”`).join(' of ')}`,
    status: {
      open: 'Niets anders zegt wat juist is: vergelijk het met de pagina.',
      settled: 'De sommen van het document kloppen alleen met deze lezing.',
      corrected: 'De eerste lezing was de andere; de sommen van het document kloppen alleen met deze.',
    },
    alike: 'twee lezers hebben het gelijk gelezen',
    outside: (figures: readonly string[]) =>
      `Buiten de regels verschillen de lezers van de afbeelding, of heeft er maar één iets gelezen: ${figures.join(', ')}. ` +
      'Deze getallen zijn op de pagina omkaderd.',
    either: (readings: readonly string[], page: number) =>
      `${readings.map((one) => `“${one}”`).join(' of ')} (pagina ${count(page)})`,
    more: (number: number) => `en nog ${count(number)}`,
    row: (fields: readonly string[]) => `De lezers van de afbeelding verschillen: ${fields.join(', ')}`,
  },
  page: {
    label: (filename: string) => `Pagina’s van ${filename}`,
    picture: (page: number) => `Pagina ${count(page)}`,
    before: 'Pagina',
    after: (all: number) => `van ${count(all)}`,
    goTo: (page: number, all: number) => `Pagina ${count(page)} van ${count(all)}: ga naar een pagina`,
    failed: (page: number) => `Pagina ${count(page)} kon niet worden getekend.`,
    awaited: (page: number) => `Pagina ${count(page)} wordt getekend…`,
    locked: 'Dit bestand is beveiligd: het wachtwoord is niet meer bekend.',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    fit: 'Aan breedte aanpassen',
    zoom: 'Zoom',
  },
  reread,
  answers,
  changed: {
    title: 'Opnieuw gelezen',
    nothing: 'Er is niets veranderd: elke regel is zoals hij was.',
    dates: (number: number) => `${rows(number)} met een andere datum`,
    amounts: (number: number) => `${rows(number)} met een ander bedrag`,
    currencies: (number: number) => `${rows(number)} met een andere valuta`,
    descriptions: (number: number) => `${rows(number)} met een andere omschrijving`,
    added: (number: number) => `${rows(number)} meer`,
    gone: (number: number) => `${rows(number)} minder`,
    rows: (before: number, after: number) => `eerst ${rows(before)}, nu ${count(after)}`,
    verdict: (before: string, after: string) => `eerst ${before}, nu ${after}`,
    ignored: {
      order: (order: string) =>
        `“${order}” heeft geen datum veranderd: het document is al zo gelezen, of zijn datums spreken die volgorde tegen.`,
      year: (year: string) => `Geen regel is van ${year}: het jaar van de datums staat op het document zelf.`,
      currency: (currency: string, read: string) => `De regels zijn niet in ${currency}: het document noemt ${read}.`,
      columns:
        'Wat over kolommen is gezegd, heeft geen datum en geen bedrag veranderd: het document is al zo gelezen, of kolommen die als één worden gelezen, zijn niet te onderscheiden.',
      answer:
        'Het antwoord heeft geen datum en geen bedrag veranderd: het document is al zo gelezen, of zegt zelf iets anders.',
    },
    still: (verdict: string) => `${verdict}, zoals eerst`,
    back: 'Terug naar de vorige lezing',
    close: 'Deze melding sluiten',
  },
  keys,
} satisfies Texts['check'];
