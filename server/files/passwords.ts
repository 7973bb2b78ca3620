/** Passwords of PDFs, encrypted and kept as long as their file. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface PasswordVault {
  /** Given a password and the uuid of the file it opens, returns the text to store. */
  seal(password: string, uuid: string): string;
  /** The reverse. Throws if the text was stored for another file, changed, or sealed under another secret. */
  open(sealed: string, uuid: string): string;
}

/** Given the server's secret, returns the vault: AES-256-GCM with a derived key; each password is bound to its file. */
export function createPasswordVault(secret: string): PasswordVault {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'ledgerize: passwords of PDFs', 32));
  return {
    seal(password, uuid) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(uuid));
      const text = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64')}`;
    },
    open(sealed, uuid) {
      const [version, body] = sealed.split('.');
      if (version !== VERSION || body === undefined) throw new Error('a stored password is of an unknown form');
      const bytes = Buffer.from(body, 'base64');
      const tagEnd = IV_BYTES + TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(uuid))
        .setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
      return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
    },
  };
}
