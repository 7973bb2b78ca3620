/** German: the texts of mail. */
import { lines } from './lines.ts';
import type { MailTexts } from './types.ts';

export const de: MailTexts = {
  reset: (link) => ({
    subject: 'Ein neues Passwort für Ledgerize',
    text: `Jemand, wahrscheinlich Sie, möchte ein neues Passwort für Ledgerize festlegen.

Öffnen Sie innerhalb einer Stunde diesen Link, um eines zu wählen:

  ${link}

Wenn Sie es nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.
`,
  }),
  signUp: (link) => ({
    subject: 'Bei Ledgerize registrieren',
    text: `Jemand, wahrscheinlich Sie, möchte sich mit dieser Adresse bei Ledgerize registrieren.

Öffnen Sie innerhalb eines Tages diesen Link, um ein Passwort zu wählen:

  ${link}

Wenn Sie es nicht waren, tun Sie nichts: Es wurde nichts angelegt.
`,
  }),
  hasUser: ({ signIn, reset }) => ({
    subject: 'Sie sind bei Ledgerize schon registriert',
    text: `Jemand, wahrscheinlich Sie, möchte sich mit dieser Adresse bei Ledgerize registrieren. Sie sind es schon: Melden Sie sich an.

  ${signIn}

Haben Sie das Passwort vergessen? Öffnen Sie innerhalb einer Stunde diesen Link, um ein anderes zu wählen:

  ${reset}

Wenn Sie es nicht waren, tun Sie nichts: Alles bleibt, wie es ist, und wer gefragt hat, erfährt nicht, dass Sie ein Konto haben.
`,
  }),
  invitation: ({ link, account, by }) => ({
    subject: `${by} lädt Sie zu Ledgerize ein`,
    text: `${by} lädt Sie ein, im Konto „${account}“ von Ledgerize zu arbeiten.

Öffnen Sie innerhalb von sieben Tagen diesen Link, um anzunehmen:

  ${link}

Wenn Sie nicht wissen, wer das ist, tun Sie nichts.
`,
  }),
  done: (ended, link) => ({
    subject: 'Ihre Auszüge sind umgewandelt',
    text: `Die Umwandlung, die Sie gestartet haben, ist fertig:

${lines([
  [ended.verified, 'Bewiesen'],
  [ended.mismatch, 'Geht nicht auf'],
  [ended.unverifiable, 'Nicht bewiesen'],
  [ended.failed, 'Nicht umgewandelt'],
])}

Hier sehen Sie sie:

  ${link}

Sie erhalten diese Mail, weil Sie sie beim Start der Umwandlung gewünscht haben.
`,
  }),
};
