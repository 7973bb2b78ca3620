/** Mail to users, if the operator named a mail server. */
import type { Transporter } from 'nodemailer';

export interface MailSettings {
  /** smtp://user:password@host:port, or smtps:// */
  readonly url: string;
  /** the sender */
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail server's answer may contain the recipient and the sender, so only its codes may be logged. */
class MailError extends Error {
  constructor({ code, command, responseCode }: { code?: string; command?: string; responseCode?: number }) {
    const told = [code, command, responseCode].filter((each) => each !== undefined).join(' ');
    super(`the mail server did not take it: ${told || 'it did not say why'}`);
    this.name = 'MailError';
  }
}

function nameless(error: object): never {
  throw new MailError(error);
}

export class Mailer {
  readonly #settings: MailSettings;
  #transporter: Promise<Transporter> | undefined;

  constructor(settings: MailSettings) {
    this.#settings = settings;
  }

  /** Throws if the server refuses it, in a message without names. */
  async send(mail: Mail): Promise<void> {
    await (await this.#open()).sendMail({ from: this.#settings.from, ...mail }).catch(nameless);
  }

  /** Throws if the server cannot be reached or refuses the sign-in, in a message without names. */
  async check(): Promise<void> {
    await (await this.#open()).verify().catch(nameless);
  }

  #open(): Promise<Transporter> {
    this.#transporter ??= import('nodemailer').then(({ createTransport }) => createTransport(this.#settings.url));
    return this.#transporter;
  }
}

/** Given the link that sets a new password, returns the mail. */
export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Set a new password for Ledgerize',
    text: `Someone, most likely you, asked to set a new password for Ledgerize.

Open this link within an hour to choose one:

  ${link}

If it was not you, do nothing: your password stays as it is.
`,
  };
}

/** Given the link that signs up, returns the mail for an address that nobody has signed up with. */
export function signUpMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Sign up to Ledgerize',
    text: `Someone, most likely you, asked to sign up to Ledgerize with this address.

Open this link within a day to choose a password:

  ${link}

If it was not you, do nothing: nothing was made.
`,
  };
}

/** Given the portal's address and the link that sets a new password, returns the mail for the address of a user. */
export function hasUserMail(to: string, { portal, link }: { portal: string; link: string }): Mail {
  return {
    to,
    subject: 'You have signed up to Ledgerize already',
    text: `Someone, most likely you, asked to sign up to Ledgerize with this address. You have done so already: sign in.

  ${portal}/sign-in

Have you forgotten the password? Open this link within an hour to choose another one:

  ${link}

If it was not you, do nothing: everything stays as it is, and who asked does not learn that you have an account.
`,
  };
}

/** Given the link of an invitation, the name of its account and of who invites, returns the mail. */
export function invitationMail(to: string, { link, account, by }: { link: string; account: string; by: string }): Mail {
  return {
    to,
    subject: `${by} invites you to Ledgerize`,
    text: `${by} invites you to work in the account “${account}” of Ledgerize.

Open this link within seven days to accept:

  ${link}

If you do not know who that is, do nothing.
`,
  };
}
