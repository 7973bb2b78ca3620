/** German: somebody says what columns hold, and where pages belong. */
import { count } from '../../formats/numbers.ts';
import type { Texts } from '../texts.ts';

export const said = {
  open: 'Spalten und Seiten …',
  join: (page: number) => `Seite ${count(page)} setzt den Auszug davor fort`,
  columns: {
    title: (page: number) => `Spalten auf Seite ${count(page)}`,
    hint: 'Alle Listen mit denselben Überschriften werden so gelesen.',
    holds: {
      asRead: 'Wie im Auszug',
      debit: 'Ausgang',
      credit: 'Eingang',
      amount: 'Betrag',
      balance: 'Saldo',
      date: 'Buchungstag',
      value_date: 'Wertstellung',
      other: 'Nicht beachten',
    } as Readonly<Record<string, string>>,
    untitled: 'Ohne Überschrift',
    unread: 'Nicht gelesen',
    band: (heading: string, holds: string) => `Spalte „${heading}“: ${holds}`,
    changed: (column: string) => `${column}, geändert`,
    label: 'Was Spalten enthalten',
    point: 'Spalte wählen, oder klicken, wo eine ist, und sagen, was sie enthält.',
    add: 'Spalte hinzufügen',
    own: 'Hinzugefügte Spalte',
    none: 'Auf dieser Seite wurde keine Spalte dieses Auszugs gefunden. Klicken Sie, wo eine ist.',
    submit: 'Mit diesen Spalten erneut lesen',
    leave: {
      title: 'Angaben zu den Spalten verwerfen?',
      body: 'Die Datei bleibt so, wie sie jetzt gelesen ist.',
      action: 'Verwerfen',
    },
  },
  pages: {
    title: 'Seiten',
    labels: {
      excludedPages: 'Seiten, die zu keinem Auszug gehören',
      startPages: 'Seiten, auf denen ein Auszug beginnt',
      continuePages: 'Seiten, die den Auszug davor fortsetzen',
    },
    hints: {
      excludedPages: 'Dort wird nichts gelesen, und das Ergebnis nennt sie.',
      startPages: 'Wo der Auszug es nicht selbst sagt.',
      continuePages: 'Wo ein anderer zu beginnen scheint.',
    },
    example: '3-4, 7',
    beginAndContinue: 'Keine Seite kann einen Auszug beginnen und den davor fortsetzen',
    noneLeft: 'Mindestens eine Seite muss übrig bleiben',
    wrong: (pageCount: number) => `Seiten von 1 bis ${count(pageCount)}, etwa 3-4, 7`,
  },
} satisfies Texts['said'];
