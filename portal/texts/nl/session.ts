/** Dutch: signing in, signing up and resetting a password. */
import type { Texts } from '../texts.ts';

export const session = {
  name: 'Naam',
  nameHint: 'Uw naam of die van uw bedrijf',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  newPassword: 'Nieuw wachtwoord',
  passwordHint: (least: number) => `Minstens ${least} tekens; een korte zin is goed`,
  passwordTooShort: (least: number) => `Gebruik minstens ${least} tekens.`,
  passwordTooLong: (most: number) => `Gebruik hoogstens ${most} tekens.`,
  showPassword: 'Wachtwoord tonen of verbergen',
  emailWrong: 'Voer een adres in zoals anna@example.com.',
  nameMissing: 'Voer een naam in.',
  passwordMissing: 'Voer het wachtwoord in.',
  toSignIn: 'Inloggen',
  toPortal: 'Naar uw afschriften',
  signIn: {
    title: 'Inloggen',
    submit: 'Inloggen',
    forgot: 'Wachtwoord vergeten?',
    ended: 'Uw sessie is beëindigd. Log opnieuw in om verder te gaan waar u was.',
    noAccount: 'Nog geen account?',
    signUp: 'Registreren',
    unclaimed: {
      title: 'Deze dienst is nog niet ingesteld',
      body: 'Open de installatielink die de dienst bij het starten heeft getoond: wie dat als eerste doet, wordt beheerder.',
    },
  },
  signUp: {
    title: 'Registreren',
    submit: 'Registreren',
    hasAccount: 'Hebt u al een account?',
    off: 'Registreren is hier uitgeschakeld. Vraag de beheerder van deze dienst om toegang.',
    byMail: 'Wij mailen u een link waarmee u een wachtwoord kiest.',
    submitMail: 'Link mailen',
    sent: (email: string) =>
      `Wij hebben een e-mail gestuurd naar ${email}. Open de link daarin binnen een dag. Kijk ook in de spammap.`,
  },
  confirm: {
    title: 'Registreren',
    body: 'Het adres is van u. Kies er een wachtwoord voor.',
    submit: 'Registreren',
    noToken: 'De link is niet volledig. Kopieer de hele link uit de e-mail.',
    stale: 'Deze link werkt niet meer: hij is al gebruikt, of de dag is voorbij. Log in, of vraag een nieuwe link aan.',
    another: 'Nieuwe link aanvragen',
  },
  claim: {
    title: 'Ledgerize instellen',
    body: 'U wordt beheerder van deze dienst en gebruiker van het eerste account en de eerste API-sleutel.',
    submit: 'Instellen',
    noToken: 'De link is niet volledig. Kopieer de hele link van waar de dienst is gestart.',
    claimed: 'Deze dienst is al ingesteld. Log in, of vraag het de beheerder.',
    stale:
      'Deze link werkt niet meer. Open de link die de dienst als laatste heeft getoond; de opdracht “ledgerize users setup” maakt een nieuwe.',
    signedIn: (email: string) =>
      `U bent ingelogd als ${email}: hiermee maakt u een andere gebruiker met een ander adres, en wordt u als die gebruiker ingelogd.`,
  },
  forgot: {
    title: 'Nieuw wachtwoord instellen',
    body: 'Wij mailen u een link waarmee u een nieuw wachtwoord instelt.',
    submit: 'Link mailen',
    sent: (email: string) =>
      `Als er een gebruiker is met het adres ${email}, is er een link onderweg. Die werkt één uur. Kijk ook in de spammap.`,
    noMail:
      'Deze dienst verstuurt geen e-mail. Vraag het de beheerder: de opdracht “ledgerize users reset” maakt een link waarmee u een nieuw wachtwoord instelt.',
  },
  reset: {
    title: 'Nieuw wachtwoord instellen',
    body: 'Daarmee wordt u overal uitgelogd.',
    submit: 'Wachtwoord instellen',
    noToken: 'De link is niet volledig. Kopieer de hele link van waar u hem hebt.',
    stale: 'Deze link werkt niet meer: hij is al gebruikt, of het uur is voorbij.',
    another: 'Nieuwe link aanvragen',
    done: 'Het nieuwe wachtwoord is ingesteld. Log ermee in.',
  },
} satisfies Texts['session'];
