/** Dutch: the texts of mail. */
import { lines } from './lines.ts';
import type { MailTexts } from './types.ts';

export const nl: MailTexts = {
  reset: (link) => ({
    subject: 'Een nieuw wachtwoord voor Ledgerize',
    text: `Iemand, waarschijnlijk u, wil een nieuw wachtwoord voor Ledgerize instellen.

Open deze link binnen een uur om er een te kiezen:

  ${link}

Was u het niet, doe dan niets: uw wachtwoord blijft zoals het is.
`,
  }),
  signUp: (link) => ({
    subject: 'Registreren bij Ledgerize',
    text: `Iemand, waarschijnlijk u, wil zich met dit adres bij Ledgerize registreren.

Open deze link binnen een dag om een wachtwoord te kiezen:

  ${link}

Was u het niet, doe dan niets: er is niets aangemaakt.
`,
  }),
  hasUser: ({ signIn, reset }) => ({
    subject: 'U bent al geregistreerd bij Ledgerize',
    text: `Iemand, waarschijnlijk u, wil zich met dit adres bij Ledgerize registreren. Dat bent u al: meld u aan.

  ${signIn}

Wachtwoord vergeten? Open deze link binnen een uur om een ander te kiezen:

  ${reset}

Was u het niet, doe dan niets: alles blijft zoals het is, en wie het vroeg, komt niet te weten dat u een account hebt.
`,
  }),
  invitation: ({ link, account, by }) => ({
    subject: `${by} nodigt u uit voor Ledgerize`,
    text: `${by} nodigt u uit om in het account “${account}” van Ledgerize te werken.

Open deze link binnen zeven dagen om aan te nemen:

  ${link}

Weet u niet wie dat is, doe dan niets.
`,
  }),
  done: (ended, link) => ({
    subject: 'Uw afschriften zijn omgezet',
    text: `De omzetting die u hebt gestart, is klaar:

${lines([
  [ended.verified, 'Geverifieerd'],
  [ended.mismatch, 'Klopt niet'],
  [ended.unverifiable, 'Niet bewezen'],
  [ended.failed, 'Niet omgezet'],
])}

Bekijk ze hier:

  ${link}

U krijgt deze mail omdat u er bij het starten van de omzetting om hebt gevraagd.
`,
  }),
};
