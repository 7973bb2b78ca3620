/** Dutch: somebody says what columns hold, and where pages belong. */
import { count } from '../../formats/numbers.ts';
import type { Texts } from '../texts.ts';

export const said = {
  open: 'Kolommen en pagina’s…',
  join: (page: number) => `Pagina ${count(page)} hoort bij het vorige afschrift`,
  columns: {
    title: (page: number) => `Kolommen op pagina ${count(page)}`,
    hint: 'Alle lijsten met dezelfde koppen worden zo gelezen.',
    holds: {
      asRead: 'Zoals op het document',
      debit: 'Af',
      credit: 'Bij',
      amount: 'Bedrag',
      balance: 'Saldo',
      date: 'Boekdatum',
      value_date: 'Valutadatum',
      other: 'Negeren',
    } as Readonly<Record<string, string>>,
    untitled: 'Zonder kop',
    unread: 'Niet gelezen',
    band: (heading: string, holds: string) => `Kolom ‘${heading}’: ${holds}`,
    changed: (column: string) => `${column}, gewijzigd`,
    label: 'Wat kolommen bevatten',
    point: 'Kies een kolom, of klik waar er een is, en zeg wat erin staat.',
    add: 'Kolom toevoegen',
    own: 'Toegevoegde kolom',
    none: 'Op deze pagina is geen kolom van dit afschrift gevonden. Klik waar er een is.',
    submit: 'Opnieuw lezen met deze kolommen',
    leave: {
      title: 'Vervalt wat u over de kolommen hebt gezegd?',
      body: 'Het bestand blijft zoals het nu gelezen is.',
      action: 'Laten vervallen',
    },
  },
  pages: {
    title: 'Pagina’s',
    labels: {
      excludedPages: 'Pagina’s die bij geen afschrift horen',
      startPages: 'Pagina’s waarop een afschrift begint',
      continuePages: 'Pagina’s die het vorige afschrift voortzetten',
    },
    hints: {
      excludedPages: 'Daar wordt niets gelezen, en het resultaat zegt dat.',
      startPages: 'Waar het document dat niet zegt.',
      continuePages: 'Waar een ander lijkt te beginnen.',
    },
    example: '3-4, 7',
    beginAndContinue: 'Een pagina kan niet een afschrift beginnen en het vorige voortzetten',
    noneLeft: 'Er moet minstens één pagina overblijven',
    wrong: (pageCount: number) => `Pagina’s van 1 tot ${count(pageCount)}, zoals 3-4, 7`,
  },
} satisfies Texts['said'];
