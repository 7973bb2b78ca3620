/** Encrypts small secrets that the database keeps: passwords of PDFs, secrets that sign webhooks, keys of blobs. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type SecretRing, UnknownSecretError } from './secrets/ring.ts';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

export interface Vault {
  /**
   * Given a text and the id of what it belongs to, returns the text to store. Call it within the transaction that
   * stores it, so that a rotation of the secret sees either the new secret here or the stored text.
   */
  seal(text: string, id: string): string;
  /**
   * The reverse. Throws UnknownSecretError if none of the server's secrets sealed it, and an error if it was changed or
   * stored for another id.
   */
  open(sealed: string, id: string): string;
  /** Given a sealed text, returns the text sealed under the current secret; null if that is how it is sealed. */
  renew(sealed: string, id: string): string | null;
}

/** A stored secret, as its parts; texts from before secrets had ids lack `secretId`. */
interface Sealed {
  readonly bytes: Buffer;
  readonly secretId: string | undefined;
}

function partsOf(sealed: string): Sealed {
  const [version, body, secretId] = sealed.split('.');
  if (version !== VERSION || body === undefined) throw new Error('a stored secret is of an unknown form');
  return { bytes: Buffer.from(body, 'base64'), secretId };
}

/**
 * Given the server's secrets and what is kept, returns the vault: AES-256-GCM with a key derived for that purpose; each
 * text is bound to its id and names the secret that sealed it.
 */
export function createVault(ring: SecretRing, purpose: string): Vault {
  const keys = new Map<string, Buffer>();
  const keyOf = (secret: string): Buffer => {
    const known = keys.get(secret);
    if (known !== undefined) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, '', `ledgerize: ${purpose}`, KEY_BYTES));
    keys.set(secret, key);
    return key;
  };

  function seal(text: string, id: string): string {
    const secret = ring.current();
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', keyOf(secret.text), iv).setAAD(Buffer.from(id));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    // versions that know no ids of secrets read two parts, and ignore the third
    return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')}.${secret.id}`;
  }

  function open(sealed: string, id: string): string {
    const { bytes, secretId } = partsOf(sealed);
    if (secretId !== undefined) {
      const secret = ring.find(secretId);
      if (secret === undefined) throw new UnknownSecretError('A stored secret was sealed', secretId);
      return decrypt(bytes, keyOf(secret.text), id);
    }
    for (const { text } of ring.all()) {
      try {
        return decrypt(bytes, keyOf(text), id);
      } catch {
        // another secret may have sealed it
      }
    }
    throw new UnknownSecretError('A stored secret was changed, or it was sealed');
  }

  return {
    seal,
    open,
    renew: (sealed, id) => (partsOf(sealed).secretId === ring.current().id ? null : seal(open(sealed, id), id)),
  };
}

function decrypt(bytes: Buffer, key: Buffer, id: string): string {
  const tagEnd = IV_BYTES + TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
}
