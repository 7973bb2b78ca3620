/** Sends mail by the operator's mail server. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import type { Mail, Mailer, MailSettings } from './types.ts';

/** A mail server that falls silent must not hold up what waits for it. */
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 };
/** A whole mail, however slowly the server answers. */
const MOST_MS = 120_000;

/** A mail server's answer may contain the recipient and the sender, so only its codes may be logged. */
class MailError extends Error {
  constructor({ code, command, responseCode }: { code?: string; command?: string; responseCode?: number }) {
    const told = [code, command, responseCode].filter((each) => each !== undefined).join(' ');
    super(`the mail server did not take it: ${told || 'it did not say why'}`);
    this.name = 'MailError';
  }
}

async function tooSlow(): Promise<never> {
  await delay(MOST_MS, undefined, { ref: false });
  throw Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' });
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
    const sent = (await this.#open()).sendMail({ from: this.#settings.from, ...mail });
    // what ends later is of no interest any more
    sent.catch(() => {});
    await Promise.race([sent, tooSlow()]).catch(nameless);
  }

  async check(): Promise<void> {
    await (await this.#open()).verify().catch(nameless);
  }

  #open(): Promise<Transporter> {
    this.#transporter ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ url: this.#settings.url, ...TIMEOUTS }),
    );
    return this.#transporter;
  }
}
