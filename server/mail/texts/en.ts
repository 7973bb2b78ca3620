/** English: the texts of mail. */
import { lines } from './lines.ts';
import type { MailTexts } from './types.ts';

export const en: MailTexts = {
  reset: (link) => ({
    subject: 'Set a new password for Ledgerize',
    text: `Someone, most likely you, asked to set a new password for Ledgerize.

Open this link within an hour to choose one:

  ${link}

If it was not you, do nothing: your password stays as it is.
`,
  }),
  signUp: (link) => ({
    subject: 'Sign up to Ledgerize',
    text: `Someone, most likely you, asked to sign up to Ledgerize with this address.

Open this link within a day to choose a password:

  ${link}

If it was not you, do nothing: nothing was made.
`,
  }),
  hasUser: ({ signIn, reset }) => ({
    subject: 'You have signed up to Ledgerize already',
    text: `Someone, most likely you, asked to sign up to Ledgerize with this address. You have done so already: sign in.

  ${signIn}

Have you forgotten the password? Open this link within an hour to choose another one:

  ${reset}

If it was not you, do nothing: everything stays as it is, and who asked does not learn that you have an account.
`,
  }),
  invitation: ({ link, account, by }) => ({
    subject: `${by} invites you to Ledgerize`,
    text: `${by} invites you to work in the account “${account}” of Ledgerize.

Open this link within seven days to accept:

  ${link}

If you do not know who that is, do nothing.
`,
  }),
  done: (ended, link) => ({
    subject: 'Your statements are converted',
    text: `The conversion that you started is done:

${lines([
  [ended.verified, 'Verified'],
  [ended.mismatch, 'Does not add up'],
  [ended.unverifiable, 'Not proved'],
  [ended.failed, 'Not converted'],
])}

See them here:

  ${link}

You get this mail because you asked for it when you started the conversion.
`,
  }),
};
