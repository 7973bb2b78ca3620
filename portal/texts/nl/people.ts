/** Dutch: the people of an account: their roles, invitations, and going on in another account. */
import type { Texts } from '../texts.ts';

export const people = {
  title: 'Personen',
  intro: 'Iedereen hier werkt in hetzelfde account: dezelfde bestanden, dezelfde credits.',
  list: 'Personen van dit account',
  columns: { person: 'Persoon', role: 'Rol', since: 'Sinds', action: 'Actie' },
  you: 'U',
  roles: { owner: 'Eigenaar', member: 'Lid', reviewer: 'Controleur' },
  meanings: {
    owner: 'Mag alles, ook personen, sleutels, webhooks, verbruik en logboek.',
    member: 'Uploadt bestanden, zet ze om, corrigeert, exporteert en verwijdert ze.',
    reviewer: 'Ziet, corrigeert en exporteert wat is omgezet.',
  },
  roleOf: (name: string) => `Rol van ${name}`,
  onlyOwner:
    'Het account heeft altijd een eigenaar: geef iemand anders die rol voordat u vertrekt of een andere rol neemt.',
  remove: 'Verwijderen',
  removePerson: (name: string) => `${name} verwijderen`,
  removing: {
    title: (name: string) => `${name} verwijderen?`,
    body: 'Deze persoon verliest het account meteen. Wat hij of zij heeft gemaakt, blijft. Sleutels van het account blijven werken: trek in wat deze persoon kent.',
  },
  leave: 'Dit account verlaten',
  leaving: {
    title: 'Dit account verlaten?',
    body: 'U ziet de bestanden niet meer. Om terug te komen hebt u een nieuwe uitnodiging nodig.',
    action: 'Verlaten',
  },
  invite: {
    title: 'Persoon uitnodigen',
    role: 'Rol',
    submit: 'Uitnodigen',
    sent: (email: string) => `Er is een e-mail met een link onderweg naar ${email}. De link werkt zeven dagen.`,
    link: (email: string) =>
      `Deze dienst verstuurt geen e-mail: geef deze link zelf aan ${email}. Hij wordt alleen nu getoond en werkt één keer, zeven dagen lang.`,
    linkLabel: 'Link van de uitnodiging',
    copy: 'Link kopiëren',
    already: 'Deze persoon hoort al bij het account.',
  },
  open: {
    title: 'Open uitnodigingen',
    until: (role: string, day: string) => `${role}, tot ${day}`,
    revoke: 'Intrekken',
    revokeThis: (email: string) => `Uitnodiging van ${email} intrekken`,
  },
  accept: {
    title: 'Lid worden van een account',
    body: (by: string, account: string, role: string) =>
      `${by} nodigt u uit voor het account “${account}”. Uw rol: ${role}.`,
    bodyUnsigned: (account: string, role: string) =>
      `U bent uitgenodigd voor het account “${account}”. Uw rol: ${role}.`,
    signedIn: (email: string) => `U bent ingelogd als ${email}.`,
    known: (email: string) => `Voer het wachtwoord van ${email} in om te accepteren.`,
    fresh: (email: string) => `Kies een naam en een wachtwoord voor ${email}.`,
    submit: 'Accepteren',
    noToken: 'De link is niet volledig. Kopieer de hele link van waar u hem hebt.',
    reasons: {
      unknown: 'Deze link is niet van ons. Kopieer de hele link van waar u hem hebt.',
      used: 'Deze uitnodiging is al geaccepteerd. Log in.',
      expired: 'Deze uitnodiging is te oud. Vraag een nieuwe.',
      revoked: 'Deze uitnodiging is ingetrokken. Vraag een nieuwe aan wie u heeft uitgenodigd.',
    },
    otherAddress: (invited: string, signedIn: string) =>
      `Deze uitnodiging is voor ${invited}, en u bent ingelogd als ${signedIn}. Log uit: de uitnodiging blijft hier staan.`,
    signOut: 'Uitloggen',
  },
  switching: { label: 'Account', option: (name: string, role: string) => `${name} (${role})` },
  forOwners: {
    title: 'Alleen voor eigenaren',
    body: (role: string) => `Uw rol in dit account: ${role}. Een eigenaar kan u een andere geven.`,
  },
  lost: (before: string, now: string) => `U hoort niet meer bij “${before}”. U bent nu in “${now}”.`,
} satisfies Texts['people'];
