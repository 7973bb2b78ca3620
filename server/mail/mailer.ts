/** Sends mail by the operator's mail server. */
import type { Transporter } from 'nodemailer';
import type { Mail, Mailer, MailSettings } from './types.ts';

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

export class SmtpMailer implements Mailer {
  readonly #settings: MailSettings;
  #transporter: Promise<Transporter> | undefined;

  constructor(settings: MailSettings) {
    this.#settings = settings;
  }

  async send(mail: Mail): Promise<void> {
    await (await this.#open()).sendMail({ from: this.#settings.from, ...mail }).catch(nameless);
  }

  async check(): Promise<void> {
    await (await this.#open()).verify().catch(nameless);
  }

  #open(): Promise<Transporter> {
    this.#transporter ??= import('nodemailer').then(({ createTransport }) => createTransport(this.#settings.url));
    return this.#transporter;
  }
}
