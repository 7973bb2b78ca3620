/** English: signing in, signing up and resetting a password. */

export const session = {
  name: 'Name',
  nameHint: 'Yours, or that of your firm',
  email: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: (least: number) => `${least} characters or more; a short sentence is good`,
  passwordTooShort: (least: number) => `Use ${least} characters or more.`,
  passwordTooLong: (most: number) => `Use ${most} characters or fewer.`,
  showPassword: 'Show or hide the password',
  emailWrong: 'Enter an address such as anna@example.com.',
  nameMissing: 'Enter a name.',
  passwordMissing: 'Enter the password.',
  toSignIn: 'Sign in',
  toPortal: 'Go to your statements',
  signIn: {
    title: 'Sign in',
    submit: 'Sign in',
    forgot: 'Forgotten password?',
    ended: 'Your session has ended. Sign in again to go on where you were.',
    noAccount: 'No account yet?',
    signUp: 'Sign up',
    unclaimed: {
      title: 'This service is not set up yet',
      body: 'Open the set-up link that it printed where it was started: who does so first runs it.',
    },
  },
  signUp: {
    title: 'Sign up',
    submit: 'Sign up',
    hasAccount: 'Have an account?',
    off: 'Signing up is switched off here. Ask whoever runs this service for access.',
    byMail: 'We mail you a link with which you choose a password.',
    submitMail: 'Mail me a link',
    sent: (email: string) =>
      `We have sent a mail to ${email}. Open the link in it within a day. Look in the spam folder too.`,
  },
  confirm: {
    title: 'Sign up',
    body: 'The address is yours. Choose a password for it.',
    submit: 'Sign up',
    noToken: 'The link is not whole. Copy all of it from the mail.',
    stale: 'This link does not work any more: it was used, or its day is over. Sign in, or ask for a new one.',
    another: 'Ask for a new link',
  },
  claim: {
    title: 'Set up Ledgerize',
    body: 'You become the operator of this service, and the user of its first account and API key.',
    submit: 'Set up',
    noToken: 'The link is not whole. Copy all of it from where the service was started.',
    claimed: 'This service is set up already. Sign in, or ask its operator.',
    stale:
      'This link does not work any more. Open the one that the service printed last; the command “ledgerize users setup” makes a new one.',
    signedIn: (email: string) =>
      `You are signed in as ${email}: this makes another user, with another address, and signs you in as that one.`,
  },
  forgot: {
    title: 'Set a new password',
    body: 'We mail you a link with which you set a new one.',
    submit: 'Mail me a link',
    sent: (email: string) =>
      `If there is a user with the address ${email}, a link is on its way. It works for an hour. Look in the spam folder too.`,
    noMail:
      'This service sends no mail. Ask whoever runs it: the command “ledgerize users reset” makes a link with which you set a new password.',
  },
  reset: {
    title: 'Set a new password',
    body: 'Setting it signs you out everywhere.',
    submit: 'Set the password',
    noToken: 'The link is not whole. Copy all of it from where you have it.',
    stale: 'This link does not work any more: it was used, or its hour is over.',
    another: 'Ask for a new link',
    done: 'The new password is set. Sign in with it.',
  },
};
