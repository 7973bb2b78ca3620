/** The account of the key: its credits, limits and usage. */
import { json } from '../http/answer.ts';
import type { CallOptions, Send } from '../http/call.ts';
import type {
  Account,
  AuditEntry,
  AuditList,
  Body,
  Ledger,
  LedgerEntry,
  OrUndefined,
  Query,
  UsageDays,
} from '../types.ts';
import { type List, listOf, PAGE_SIZE } from './list.ts';

export class AccountCalls {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Returns the name, credits, limits and usage. */
  get(options: CallOptions = {}): Promise<Account> {
    return this.#send({ method: 'GET', path: ['account'], read: json<Account>, options });
  }

  /** Sets the name, or the balance below which credits are low: a webhook is then told so. */
  update(changes: OrUndefined<Body<'setAccount'>>, options: CallOptions = {}): Promise<Account> {
    const read = json<Account>;
    return this.#send({ method: 'PATCH', path: ['account'], body: changes, repeatable: true, read, options });
  }

  /** Returns what changed the credits, newest first. */
  ledger(query: Query<'getLedger'> = {}, options: CallOptions = {}): List<Ledger, LedgerEntry> {
    const path = ['account', 'ledger'];
    const page = (cursor = query.cursor) =>
      this.#send({ method: 'GET', path, query: { limit: PAGE_SIZE, ...query, cursor }, read: json<Ledger>, options });
    return listOf(page, ({ entries }) => entries);
  }

  /** Returns who made, saw, changed, exported and deleted what, newest first. */
  audit(query: Query<'getAudit'> = {}, options: CallOptions = {}): List<AuditList, AuditEntry> {
    const page = (cursor = query.cursor) => {
      const wanted = { limit: PAGE_SIZE, ...query, cursor };
      return this.#send({ method: 'GET', path: ['audit'], query: wanted, read: json<AuditList>, options });
    };
    return listOf(page, ({ entries }) => entries);
  }

  /** Returns pages and requests of each day. */
  usage(query: Query<'getUsage'> = {}, options: CallOptions = {}): Promise<UsageDays> {
    return this.#send({ method: 'GET', path: ['account', 'usage'], query, read: json<UsageDays>, options });
  }
}
