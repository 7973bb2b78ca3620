/** German: the view Settings. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const settings = {
  title: 'Einstellungen',
  you: 'Sie',
  parts: 'Teile der Einstellungen',
  operator: 'Sie sind Betreiber dieses Dienstes.',
  since: (day: string) => `Dabei seit ${day}`,
  account: {
    title: 'Konto',
    name: 'Name des Kontos',
    hint: 'Er steht in Einladungen und dort, wo man das Konto wechselt.',
    save: 'Speichern',
    done: 'Das Konto hat seinen neuen Namen.',
    missing: 'Geben Sie einen Namen ein.',
  },
  password: {
    title: 'Passwort',
    body: 'Ein neues Passwort meldet Sie überall ab, außer hier.',
    current: 'Bisheriges Passwort',
    new: 'Neues Passwort',
    submit: 'Passwort ändern',
    done: 'Das Passwort ist geändert, und Sie sind überall sonst abgemeldet.',
    wrong: 'Das bisherige Passwort ist ein anderes. Prüfen Sie es.',
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    current: 'Hier',
    browser: 'Browser',
    unknownBrowser: 'Ein Programm',
    on: (browser: string, system: string) => `${browser} unter ${system}`,
    address: 'Adresse',
    since: 'Seit',
    until: 'Bis',
    action: 'Aktion',
    end: 'Abmelden',
    endThis: (browser: string) => `${browser} abmelden`,
    endOthers: (number: number) => `${counted(number, { one: 'andere Sitzung', other: 'andere Sitzungen' })} abmelden`,
    alone: 'Sonst sind Sie nirgends angemeldet.',
  },
} satisfies Texts['settings'];
