/** Encrypts small secrets that the database keeps: the passwords of PDFs, the secrets that sign webhooks. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Vault {
  /** Given a text and the id of what it belongs to, returns the text to store. */
  seal(text: string, id: string): string;
  /** The reverse. Throws if the text was stored for another id, changed, or sealed under another secret. */
  open(sealed: string, id: string): string;
}

/**
 * Given the server's secret and what is kept, returns the vault: AES-256-GCM with a key derived for that purpose; each
 * text is bound to its id.
 */
export function createVault(secret: string, purpose: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `ledgerize: ${purpose}`, 32));
  return {
    seal(text, id) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')}`;
    },
    open(sealed, id) {
      const [version, body] = sealed.split('.');
      if (version !== VERSION || body === undefined) throw new Error('a stored secret is of an unknown form');
      const bytes = Buffer.from(body, 'base64');
      const tagEnd = IV_BYTES + TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(id))
        .setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
      return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
    },
  };
}
