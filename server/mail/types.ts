/** Mail to users, if the operator named a mail server. */
import type { MailLanguage } from './language.ts';

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

export interface Mailer {
  /** Throws if the server refuses it, in a message without names. */
  send(mail: Mail): Promise<void>;
  /** Throws if the server cannot be reached or refuses the sign-in, in a message without names. */
  check(): Promise<void>;
}

/** That a person wants a mail once a job is final. */
export interface DoneMailWish {
  readonly accountId: string;
  readonly jobId: string;
  readonly userId: string;
  readonly language: MailLanguage;
}

export interface DoneMails {
  /** Mails a user once a job is final; at once if it is. The same wish twice is one. Throws JOB_NOT_FOUND. */
  want(wish: DoneMailWish): Promise<void>;
}
