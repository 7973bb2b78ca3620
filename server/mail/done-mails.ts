/** Mails people that their conversions are done: those who asked for it, once each, as soon as a job is final. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../context.ts';
import type { JobEvents } from '../jobs/events.ts';
import type { Job, Jobs } from '../jobs/types.ts';
import type { Database } from '../storage/database.ts';
import { type DueMail, dueMails, endMail, takeMail, wantMail } from '../storage/job-mails.ts';
import { MAIL_TEXTS } from './texts/texts.ts';
import type { Ended } from './texts/types.ts';
import type { DoneMails, DoneMailWish, Mailer } from './types.ts';

/** What another node made due, or was missed, is seen within this time. */
const POLL_MS = 15_000;
const AT_ONCE = 5;
const MINUTE_MS = 60_000;
/**
 * How long after the begin of an attempt the next one is made, if it failed or its process ended; after the last, the
 * mail is given up. No attempt takes as long as the first.
 */
const RETRY_MS: readonly number[] = [5, 30, 120, 480].map((minutes) => minutes * MINUTE_MS);

export interface DoneMailParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly events: JobEvents;
  readonly mailer: Mailer;
  /** of the portal */
  readonly publicUrl: string;
  readonly log: Log;
}

export class DoneMailRunner implements DoneMails {
  readonly #parts: DoneMailParts;
  #timer: NodeJS.Timeout | undefined;
  #stopListening: () => void = () => {};
  #looking: Promise<void> | undefined;
  #lookAgain = false;
  #stopped = false;

  constructor(parts: DoneMailParts) {
    this.#parts = parts;
  }

  async want({ accountId, jobId, userId, language }: DoneMailWish): Promise<void> {
    const { database, jobs } = this.#parts;
    await jobs.get(accountId, jobId);
    const now = Date.now();
    const wish = { job_id: jobId, user_id: userId, account_id: accountId, language };
    await wantMail(database.queries, { ...wish, attempts: 0, due_at: now, created_at: now });
    this.#look();
  }

  start(): void {
    this.#stopListening = this.#parts.events.onFinal(() => this.#look());
    this.#timer = setInterval(() => this.#look(), POLL_MS).unref();
    this.#look();
  }

  /** Begins to send nothing more. What is being sent has `graceMs`; then it is due again later. */
  async stop(graceMs: number): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    this.#stopListening();
    await Promise.race([this.#looking, delay(graceMs, undefined, { ref: false })]);
  }

  /** Sends what is due. A call during a look adds one more. */
  #look(): void {
    this.#lookAgain = this.#looking !== undefined;
    if (this.#lookAgain || this.#stopped) return;
    this.#looking = this.#sendDue()
      .catch((error: unknown) => this.#parts.log.error({ err: error }, 'mails that are due could not be read'))
      .finally(() => {
        this.#looking = undefined;
        if (this.#lookAgain) this.#look();
      });
  }

  async #sendDue(): Promise<void> {
    const { database } = this.#parts;
    const due = await dueMails(database.queries, { now: Date.now(), most: AT_ONCE });
    await Promise.all(due.map((mail) => this.#take(mail)));
    if (due.length === AT_ONCE) this.#lookAgain = true;
  }

  async #take(mail: DueMail): Promise<void> {
    const dueAgain = Date.now() + (RETRY_MS[mail.attempts] ?? MINUTE_MS);
    if (!this.#stopped && (await takeMail(this.#parts.database.queries, mail, dueAgain))) await this.#send(mail);
  }

  async #send(mail: DueMail): Promise<void> {
    const { database, jobs, mailer, publicUrl, log } = this.#parts;
    const { job_id: jobId, user_id: userId, attempts, email, language } = mail;
    try {
      const ended = endOf(await jobs.get(mail.account_id, jobId));
      if (ended !== null) {
        await mailer.send({ to: email, ...MAIL_TEXTS[language].done(ended, `${publicUrl}/history`) });
        log.info({ jobId, userId }, 'mail sent: a conversion is done');
      }
      await endMail(database.queries, mail);
    } catch (err) {
      log.warn({ err, jobId, userId, attempt: attempts + 1 }, 'a mail could not be sent');
      if (attempts >= RETRY_MS.length) await endMail(database.queries, mail);
    }
  }
}

/** Given a final job, returns how its files ended; null if it was cancelled, which its person knows. */
function endOf({ error, files }: Job): Ended | null {
  if (error?.code === 'JOB_CANCELLED') return null;
  const read = files.flatMap(({ reading }) => (reading === undefined ? [] : [reading.status]));
  const count = (status: string) => read.filter((each) => each === status).length;
  return {
    verified: count('verified'),
    mismatch: count('mismatch'),
    unverifiable: count('unverifiable'),
    failed: files.filter(({ status }) => status === 'failed').length,
  };
}
