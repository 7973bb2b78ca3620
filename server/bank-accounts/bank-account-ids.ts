/** Ids of bank accounts: made of the number, without telling it. */
import { createHmac, hkdfSync } from 'node:crypto';
import type { SecretRing } from '../secrets/ring.ts';

const KEY_BYTES = 32;
/** Hexadecimal digits of the parts of a UUID. */
const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/;

/** What an id is made of: numbers of accounts could be guessed from a hash that anybody can make. */
export interface NamedAccount {
  readonly accountId: string;
  readonly clientId: string | null;
  readonly name: string;
}

export class AccountIds {
  readonly #ring: SecretRing;
  readonly #keys = new Map<string, Buffer>();

  constructor(ring: SecretRing) {
    this.#ring = ring;
  }

  /** Returns the id, in the form of a UUID. */
  of(named: NamedAccount): string {
    return this.#made(named, this.#ring.current().text);
  }

  /** True if the id is or was that of the account, under one of the server's secrets. */
  isOf(id: string, named: NamedAccount): boolean {
    return this.#ring.all().some(({ text }) => this.#made(named, text) === id);
  }

  #made({ accountId, clientId, name }: NamedAccount, secret: string): string {
    const text = JSON.stringify([accountId, clientId, name]);
    return createHmac('sha256', this.#keyOf(secret)).update(text).digest('hex').replace(UUID_PARTS, '$1-$2-$3-$4-$5');
  }

  #keyOf(secret: string): Buffer {
    const known = this.#keys.get(secret);
    if (known !== undefined) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'ledgerize: ids of bank accounts', KEY_BYTES));
    this.#keys.set(secret, key);
    return key;
  }
}
