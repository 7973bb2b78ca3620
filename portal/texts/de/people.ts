/** German: the people of an account: their roles, invitations, and going on in another account. */
import type { Texts } from '../texts.ts';

export const people = {
  title: 'Personen',
  intro: 'Alle hier arbeiten im selben Konto: Sie sehen dieselben Dateien und verbrauchen dasselbe Guthaben.',
  list: 'Personen dieses Kontos',
  columns: { person: 'Person', role: 'Rolle', since: 'Seit', action: 'Aktion' },
  you: 'Sie',
  roles: { owner: 'Inhaber', member: 'Mitglied', reviewer: 'Prüfer' },
  meanings: {
    owner: 'Darf alles, auch Personen, Schlüssel, Webhooks, Verbrauch und Protokoll.',
    member: 'Lädt Dateien hoch, wandelt sie um, berichtigt, exportiert und löscht sie.',
    reviewer: 'Sieht, berichtigt und exportiert, was umgewandelt wurde.',
  },
  roleOf: (name: string) => `Rolle von ${name}`,
  onlyOwner:
    'Das Konto hat immer einen Inhaber: Machen Sie jemand anderen dazu, bevor Sie es verlassen oder eine andere Rolle nehmen.',
  remove: 'Entfernen',
  removePerson: (name: string) => `${name} entfernen`,
  removing: {
    title: (name: string) => `${name} entfernen?`,
    body: 'Die Person verliert das Konto sofort. Was sie gemacht hat, bleibt. Schlüssel des Kontos gelten weiter: Widerrufen Sie die, die sie kennt.',
  },
  leave: 'Dieses Konto verlassen',
  leaving: {
    title: 'Dieses Konto verlassen?',
    body: 'Sie sehen seine Dateien nicht mehr. Um zurückzukommen, brauchen Sie eine neue Einladung.',
    action: 'Verlassen',
  },
  invite: {
    title: 'Person einladen',
    role: 'Rolle',
    submit: 'Einladen',
    sent: (email: string) => `Eine E-Mail mit einem Link ist unterwegs an ${email}. Der Link gilt sieben Tage.`,
    link: (email: string) =>
      `Dieser Dienst verschickt keine E-Mails: Geben Sie ${email} diesen Link selbst. Er wird nur jetzt gezeigt und gilt einmal, sieben Tage lang.`,
    linkLabel: 'Link der Einladung',
    copy: 'Link kopieren',
    already: 'Diese Person gehört schon zum Konto.',
  },
  open: {
    title: 'Offene Einladungen',
    until: (role: string, day: string) => `${role}, bis ${day}`,
    revoke: 'Zurücknehmen',
    revokeThis: (email: string) => `Einladung von ${email} zurücknehmen`,
  },
  accept: {
    title: 'Einem Konto beitreten',
    body: (by: string, account: string, role: string) =>
      `${by} lädt Sie in das Konto „${account}“ ein. Ihre Rolle: ${role}.`,
    bodyUnsigned: (account: string, role: string) =>
      `Sie sind in das Konto „${account}“ eingeladen. Ihre Rolle: ${role}.`,
    signedIn: (email: string) => `Sie sind als ${email} angemeldet.`,
    known: (email: string) => `Geben Sie zum Annehmen das Passwort von ${email} ein.`,
    fresh: (email: string) => `Wählen Sie einen Namen und ein Passwort für ${email}.`,
    submit: 'Annehmen',
    noToken: 'Der Link ist nicht vollständig. Kopieren Sie ihn ganz von dort, wo Sie ihn haben.',
    reasons: {
      unknown: 'Dieser Link ist keiner von uns. Kopieren Sie ihn ganz von dort, wo Sie ihn haben.',
      used: 'Diese Einladung wurde schon angenommen. Melden Sie sich an.',
      expired: 'Diese Einladung ist zu alt. Bitten Sie um eine neue.',
      revoked: 'Diese Einladung wurde zurückgenommen. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
    },
    otherAddress: (invited: string, signedIn: string) =>
      `Diese Einladung ist für ${invited}, und Sie sind als ${signedIn} angemeldet. Melden Sie sich ab: Die Einladung bleibt hier.`,
    signOut: 'Abmelden',
  },
  switching: { label: 'Konto', option: (name: string, role: string) => `${name} (${role})` },
  forOwners: {
    title: 'Das sehen nur Inhaber',
    body: (role: string) => `Ihre Rolle in diesem Konto: ${role}. Ein Inhaber kann Ihnen eine andere geben.`,
  },
  lost: (before: string, now: string) => `Sie gehören nicht mehr zu „${before}“. Sie sind jetzt in „${now}“.`,
} satisfies Texts['people'];
