/** What drawn requests name of a server, made by HTTP alone: files, jobs, keys, webhooks. */
import { BankAccountList } from '../../contract/bank-accounts.ts';
import { Client } from '../../contract/clients.ts';
import { JobList } from '../../contract/job.ts';
import { CreatedKey } from '../../contract/portal/keys.ts';
import { MadeInvitation } from '../../contract/portal/members.ts';
import { SignedIn } from '../../contract/portal/session.ts';
import { Version } from '../../contract/versions.ts';
import { Delivery, WebhookWithSecret } from '../../contract/webhooks/webhook.ts';
import { convert, finish, json, upload } from '../client.ts';
import { drawLetter, drawStatement } from '../statement.ts';
import type { Received, Sent } from './send.ts';
import {
  ACCOUNT,
  BANK_ACCOUNT,
  CLIENT,
  CURSOR,
  DELIVERY,
  FAILED_JOB,
  FILE,
  INVITATION,
  JOB,
  KEY,
  KEY_ID,
  LEAVER,
  LOCKED,
  MEMBER,
  PDF,
  SESSION,
  TAG,
  VERSION,
  WEBHOOK,
} from './values.ts';

/** The call that ends the membership of who makes it. */
const LEAVE = '/account/membership';

export interface SubjectServer {
  readonly origin: string;
  readonly key: string;
  /** the header Cookie of an operator's session, of the account of the key */
  readonly cookie: string;
  /** Calls the interface with the key, unless the headers contain their own. */
  call(path: string, init?: RequestInit): Promise<Response>;
}

export class Subject {
  readonly #server: SubjectServer;
  readonly #known: Record<string, string> = {};
  readonly #pdf: Buffer;
  readonly #makers: Readonly<Record<string, () => Promise<string>>>;

  private constructor(server: SubjectServer, drawings: Readonly<Record<'pdf' | 'letter' | 'locked', Buffer>>) {
    this.#server = server;
    this.#pdf = drawings.pdf;
    this.#known[KEY] = server.key;
    this.#known[SESSION] = server.cookie;
    this.#makers = {
      [FILE]: () => this.#withVersion(drawings.pdf),
      [LOCKED]: async () => (await upload(server, drawings.locked)).uuid,
      [JOB]: () => this.#converted(drawings.pdf),
      [FAILED_JOB]: () => this.#converted(drawings.letter),
      [KEY_ID]: async () => CreatedKey.parse(await (await this.#asUser('/keys', { name: 'key' })).json()).id,
      [WEBHOOK]: () => this.#webhook(),
      [CLIENT]: () => this.#client(),
      [ACCOUNT]: () => this.#account(),
      [INVITATION]: async () => (await this.#invitation()).id,
      [MEMBER]: async () => (await this.#joined()).userId,
      [LEAVER]: async () => (await this.#joined()).cookie,
    };
  }

  static async open(server: SubjectServer): Promise<Subject> {
    const [pdf, letter, locked] = await Promise.all([
      drawStatement(),
      drawLetter(),
      drawStatement({ password: 'tulip' }),
    ]);
    const subject = new Subject(server, { pdf, letter, locked });
    for (const token of Object.keys(subject.#makers)) await subject.#renew(token);
    const accounts = BankAccountList.parse(await (await server.call('/bank-accounts')).json());
    subject.#known[BANK_ACCOUNT] = `${accounts.bankAccounts[0]?.id}`;
    const jobs = JobList.parse(await (await server.call('/jobs?limit=1')).json());
    subject.#known[CURSOR] = `${jobs.nextCursor}`;
    subject.#known[TAG] = `${(await server.call(`/jobs/${subject.#known[JOB]}/result`)).headers.get('etag')}`;
    return subject;
  }

  /** Returns the request with the placeholders replaced by what the server has. */
  filled({ method, target, headers, body }: Sent): Sent {
    const known = { ...this.#known };
    if (target.includes(LEAVE)) known[SESSION] = `${known[LEAVER]}`;
    const fill = (text: string) => text.replace(/«\w+»/g, (token) => known[token] ?? token);
    return {
      method,
      // what cannot be in an address is encoded as bytes, as clients do
      target: fill(target),
      headers: headers.map(([name, value]) => [name, fill(value)] as const),
      ...(body !== undefined && { body: this.#withPdf(fill(String(body))) }),
    };
  }

  /** Makes again what the request removed or changed. */
  async replace({ method, target }: Sent, { status, body }: Received): Promise<void> {
    // conversions of the file are versions of it, too
    if (status === 409) this.#known[VERSION] = JSON.parse(`${body}`).error.details?.current ?? this.#known[VERSION];
    if (status >= 300) return;
    if (method === 'POST' && /\/versions\/?(\?|$)/.test(target))
      this.#known[VERSION] = Version.parse(JSON.parse(`${body}`)).id;
    if (method === 'DELETE' && target.includes(LEAVE)) await this.#renew(LEAVER);
    const gone = method === 'DELETE' || /\/password$/.test(target);
    for (const token of gone ? Object.keys(this.#makers) : []) {
      if (target.includes(`${this.#known[token]}`)) await this.#renew(token);
    }
  }

  /** The session has ended: further requests are sent with another one. */
  signedInAs(cookie: string): void {
    this.#known[SESSION] = cookie;
  }

  async #renew(token: string): Promise<void> {
    const made = await this.#makers[token]?.();
    if (made !== undefined) this.#known[token] = made;
  }

  #asUser(path: string, body: object): Promise<Response> {
    const { headers, ...request } = json(body);
    const session = { Cookie: `${this.#known[SESSION]}`, 'Sec-Fetch-Site': 'same-origin' };
    return fetch(`${this.#server.origin}/api/v1${path}`, { ...request, headers: { ...headers, ...session } });
  }

  async #webhook(): Promise<string> {
    const wanted = { url: 'https://receiver.invalid/', events: ['job.failed'] };
    const { id } = WebhookWithSecret.parse(await (await this.#server.call('/webhooks', json(wanted))).json());
    const tested = await this.#server.call(`/webhooks/${id}/test`, { method: 'POST' });
    this.#known[DELIVERY] = Delivery.parse(await tested.json()).id;
    return id;
  }

  async #client(): Promise<string> {
    const answer = await this.#server.call('/clients', json({ name: crypto.randomUUID() }));
    return Client.parse(await answer.json()).id;
  }

  /** Another account: that of a new user. */
  async #account(): Promise<string> {
    const email = `${crypto.randomUUID()}@example.com`;
    const user = { name: 'another', email, password: 'a long sentence of another' };
    const answer = await fetch(`${this.#server.origin}/api/v1/portal/users`, json(user));
    return SignedIn.parse(await answer.json()).user.accountId;
  }

  async #invitation(): Promise<MadeInvitation> {
    const wanted = { email: `${crypto.randomUUID()}@example.com`, role: 'member' };
    return MadeInvitation.parse(await (await this.#asUser('/account/invitations', wanted)).json());
  }

  /** A new person of the account. */
  async #joined(): Promise<{ userId: string; cookie: string }> {
    const token = `${(await this.#invitation()).link}`.replace(/^.*#token=/, '');
    const accepted = { token, name: 'a colleague', password: 'a long sentence of a colleague' };
    const answer = await fetch(`${this.#server.origin}/api/v1/portal/invitations/accepted`, json(accepted));
    const cookie = answer.headers.getSetCookie().map((set) => set.replace(/;.*$/, ''));
    return { userId: SignedIn.parse(await answer.json()).user.id, cookie: cookie.join('; ') };
  }

  /** A file that was converted: its newest version is known. */
  async #withVersion(bytes: Buffer): Promise<string> {
    const { uuid } = await upload(this.#server, bytes);
    this.#known[VERSION] = await this.#conversionOf(uuid);
    return uuid;
  }

  async #converted(bytes: Buffer): Promise<string> {
    return this.#conversionOf((await upload(this.#server, bytes)).uuid);
  }

  async #conversionOf(uuid: string): Promise<string> {
    const { jobId } = await convert(this.#server, [uuid]);
    await finish(this.#server, jobId);
    return jobId;
  }

  #withPdf(text: string): Buffer {
    const parts = text
      .split(PDF)
      .flatMap((part, at) => (at === 0 ? [Buffer.from(part)] : [this.#pdf, Buffer.from(part)]));
    return Buffer.concat(parts);
  }
}
