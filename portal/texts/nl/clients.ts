/** Dutch: the views of clients, their bank accounts, and an account's page. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { verdicts } from './verdicts.ts';

const statements = (number: number) => counted(number, { one: 'afschrift', other: 'afschriften' });
const files = (number: number) => counted(number, { one: 'bestand', other: 'bestanden' });
const transactions = (number: number) => counted(number, { one: 'transactie', other: 'transacties' });

export const clients = {
  title: 'Klanten',
  body: 'Houd de afschriften van elke klant apart. De bankrekeningen erin worden vanzelf gevonden.',
  add: 'Klant toevoegen',
  empty:
    'Er is nog geen klant. Voeg er een toe en kies hem bij het omzetten, of wijs er in Historie bestanden aan toe.',
  list: 'Klanten van dit account',
  columns: { name: 'Klant', files: 'Bestanden', since: 'Sinds' },
  none: 'Geen klant',
  name: 'Naam',
  nameMissing: 'Voer een naam in.',
  nameTaken: 'Een andere klant heeft deze naam al.',
  create: 'Toevoegen',
  rename: 'Hernoemen',
  renameTitle: 'Klant hernoemen',
  save: 'Opslaan',
  cancel: 'Annuleren',
  remove: 'Verwijderen',
  removeTitle: 'Klant verwijderen?',
  removeBody: 'De bestanden van deze klant blijven, en horen dan bij geen klant.',
  choose: 'Klant',
  move: 'Klant toewijzen',
  newClient: 'Een nieuwe klant …',
  moveTo: (number: number) => `${files(number)} aan een klant toewijzen`,
  moved: (number: number) => `${files(number)} toegewezen.`,
  suggestion: {
    title: 'Bestanden die bij klanten kunnen horen',
    body: (number: number, account: string, client: string) =>
      `${files(number)} zonder klant, van ${account}: een rekening die ${client} al eerder had.`,
    seen: (number: number) => `${statements(number)} ervan bij deze klant`,
    accept: (client: string) => `Toewijzen aan ${client}`,
  },
  holders: {
    title: 'Houders in bestanden zonder klant',
    addAll: (number: number) => `Alle ${number} als klant toevoegen`,
    add: (holder: string) => `${holder} als klant toevoegen`,
    addShort: 'Toevoegen',
    of: statements,
  },
  accounts: {
    list: 'Bankrekeningen',
    none: 'Er is nog geen afschrift van deze klant gelezen.',
    columns: {
      account: 'Rekening',
      holder: 'Houder',
      period: 'Periode',
      statements: 'Afschriften',
      verdict: 'Oordeel',
      balance: 'Laatste saldo',
    },
    unknownBank: 'Onbekende bank',
    noNumber: 'geen rekeningnummer',
    verified: (number: number) => `${count(number)} geverifieerd`,
    mismatch: (number: number) => `${count(number)} ${number === 1 ? 'klopt' : 'kloppen'} niet`,
    unverifiable: (number: number) => `${count(number)} niet bewezen`,
    notApart:
      'Zonder nummer horen deze afschriften alleen door bank en houder bij elkaar: niets toont dat ze van één rekening zijn.',
    byEnding:
      'Op sommige afschriften staat alleen het eind van het nummer. Ze zijn van deze rekening, want hun saldi sluiten aan op die van de andere.',
    maybeSame: (number: number) =>
      `${counted(number, { one: 'andere rekening heeft', other: 'andere rekeningen hebben' })} een nummer dat op dezelfde cijfers eindigt, en niets toont dat het om één rekening gaat.`,
    expires: (day: string) => `Het eerste bestand ervan wordt verwijderd op ${day}.`,
  },
  account: {
    back: (client: string) => `Terug naar ${client}`,
    facts: (number: number, rows: number) => `${statements(number)}, ${transactions(rows)}`,
    strands: 'Rekeningen onder dit nummer',
    strand: (place: number, days: string) => `Rekening ${count(place)}: ${days}`,
    status: {
      verified: 'Als geheel geverifieerd: elk afschrift is dat, en elk sluit aan op het vorige.',
      mismatch: 'Niet geverifieerd: een afschrift klopt niet, of sluit niet aan op het vorige.',
      unverifiable: 'Als geheel niet geverifieerd.',
    },
    unverified: (number: number) => `${statements(number)} niet geverifieerd`,
    maybeTwice: (number: number) =>
      counted(number, { one: 'regel die er misschien dubbel staat', other: 'regels die er misschien dubbel staan' }),
    unknownOrder: 'niets toont of de afschriften op elkaar aansluiten',
  },
  coverage: {
    title: 'Dekking',
    label: 'Maanden en hun afschriften',
    year: 'Jaar',
    state: {
      gap: 'Ontbreekt',
      mismatch: verdicts.mismatch,
      revised: 'Twee versies',
      overlap: 'Overlap',
      twice: 'Dubbel',
      partly: 'Deels',
      unproved: verdicts.unverifiable,
      covered: 'Gedekt',
    },
    cell: (month: string, states: string, number: number) => `${month}: ${states}, ${statements(number)}`,
    missing: (days: string) => `${days} ontbreekt`,
    chosen: (month: string) => `Afschriften van ${month}`,
    noStatement: 'Geen afschrift dekt deze maand.',
  },
  findings: {
    title: 'Wat ontbreekt of dubbel is',
    nothing: 'Er ontbreekt niets, en er is niets dubbel.',
    gap: (days: string) => `Geen afschrift dekt ${days}.`,
    balance:
      'Een saldo sluit niet aan op het vorige: er ontbreken regels of een afschrift, ze staan er dubbel, of ze zijn verkeerd gelezen.',
    overlap: (days: string, rows: number) =>
      `Twee afschriften dekken ${days}: ${counted(rows, { one: 'regel staat', other: 'regels staan' })} in beide, en ${rows === 1 ? 'telt' : 'tellen'} één keer.`,
    overlapIdle: (days: string) => `Twee afschriften dekken ${days}, en geen regel staat in beide.`,
    duplicate: (days: string) => `Het afschrift van ${days} is er dubbel, en telt één keer.`,
    revision: (days: string) =>
      `Er zijn twee versies van het afschrift van ${days}. Regels die maar in één ervan staan, zijn gemarkeerd.`,
    jumps: (from: string, to: string, by: string) => `Het saldo springt van ${from} naar ${to} (${by}).`,
    closes: (from: string, to: string) => `De ene eindigt met ${from}, de andere met ${to}.`,
    same: (balance: string) => `Het saldo van ${balance} is ervoor en erna gelijk: er ontbreekt geen geld.`,
    unknown: 'De saldi ervoor en erna zijn niet bekend.',
  },
  plot: {
    title: 'Saldo',
    label: (from: string, to: string, first: string, last: string) =>
      `Saldo van ${from} tot en met ${to}: eerst ${first}, aan het eind ${last}. Met links en rechts gaat u door de dagen.`,
    at: (day: string, balance: string) => `${day}: ${balance}`,
  },
  rows: {
    title: 'Transacties',
    label: 'Transacties van de rekening',
    columns: {
      date: 'Datum',
      description: 'Omschrijving',
      amount: 'Bedrag',
      balance: 'Saldo',
      source: 'Afschrift',
    },
    none: 'Er zijn geen transacties in deze dagen.',
    of: (number: number) => transactions(number),
    open: (day: string, description: string) => `Controle van ${day} ${description}`,
    doubt: {
      maybeTwice: 'misschien dubbel',
      earlierOnly: 'alleen in de eerdere versie',
      laterOnly: 'alleen in de latere versie',
    },
    edited: 'gecorrigeerd',
    from: 'Vanaf',
    to: 'Tot',
    month: 'Maand',
    allMonths: 'Alle maanden',
    format: 'Formaat',
    export: 'Exporteren',
    exportAll: 'Alle klanten exporteren',
    exported: (name: string) => `Geëxporteerd: ${name}`,
    exportFailed: 'Niet geëxporteerd',
  },
} satisfies Texts['clients'];
