/** Dutch: the view Settings. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const settings = {
  title: 'Instellingen',
  you: 'U',
  parts: 'Onderdelen van de instellingen',
  operator: 'U bent beheerder van deze dienst.',
  since: (day: string) => `Hier sinds ${day}`,
  account: {
    title: 'Account',
    name: 'Naam van het account',
    hint: 'Staat in uitnodigingen en waar men van account wisselt.',
    save: 'Opslaan',
    done: 'Het account heeft zijn nieuwe naam.',
    missing: 'Vul een naam in.',
  },
  password: {
    title: 'Wachtwoord',
    body: 'Met een nieuw wachtwoord wordt u overal uitgelogd, behalve hier.',
    current: 'Huidig wachtwoord',
    new: 'Nieuw wachtwoord',
    submit: 'Wachtwoord wijzigen',
    done: 'Het wachtwoord is gewijzigd, en u bent overal elders uitgelogd.',
    wrong: 'Uw huidige wachtwoord is anders. Controleer het.',
  },
  sessions: {
    title: 'Waar u bent ingelogd',
    current: 'Hier',
    browser: 'Browser',
    unknownBrowser: 'Een programma',
    on: (browser: string, system: string) => `${browser} op ${system}`,
    address: 'Adres',
    since: 'Sinds',
    until: 'Tot',
    action: 'Actie',
    end: 'Uitloggen',
    endThis: (browser: string) => `Uitloggen: ${browser}`,
    endOthers: (number: number) => `Op ${counted(number, { one: 'andere plek', other: 'andere plekken' })} uitloggen`,
    alone: 'U bent nergens anders ingelogd.',
  },
} satisfies Texts['settings'];
