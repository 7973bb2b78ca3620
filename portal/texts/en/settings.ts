/** English: the view Settings. */
import { counted } from '../counted.ts';

export const settings = {
  title: 'Settings',
  you: 'You',
  parts: 'Parts of the settings',
  operator: 'You are an operator of this service.',
  since: (day: string) => `Here since ${day}`,
  account: {
    title: 'Account',
    name: 'Name of the account',
    hint: 'People see it in invitations, and where they switch accounts.',
    save: 'Save',
    done: 'The account has its new name.',
    missing: 'Enter a name.',
  },
  password: {
    title: 'Password',
    body: 'A new password signs you out everywhere but here.',
    current: 'Password that you have now',
    new: 'New password',
    submit: 'Change the password',
    done: 'The password is changed, and you are signed out everywhere else.',
    wrong: 'The password that you have now is another. Check it.',
  },
  sessions: {
    title: 'Where you are signed in',
    current: 'Here',
    browser: 'Browser',
    unknownBrowser: 'A program',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    address: 'Address',
    since: 'Since',
    until: 'Until',
    action: 'Action',
    end: 'Sign out',
    endThis: (browser: string) => `Sign out ${browser}`,
    endOthers: (number: number) => `Sign out ${counted(number, { one: 'other place', other: 'other places' })}`,
    alone: 'You are signed in nowhere else.',
  },
};
