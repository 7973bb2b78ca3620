import { describe, expect, it } from 'vitest';
import { ringOf, UnknownSecretError } from '../secrets/ring.ts';
import { createPasswordVault } from './passwords.ts';

const SECRET = 'a secret of more than thirty-two characters';
const NEW_SECRET = `${SECRET}!`;
const vaultOf = (secret: string, ...older: string[]) => createPasswordVault(ringOf(secret, older));

describe('the password vault', () => {
  const vault = vaultOf(SECRET);

  it('opens what it sealed, also in a later process', () => {
    const sealed = vault.seal('pässwörd', 'file 1');
    expect(vaultOf(SECRET).open(sealed, 'file 1')).toBe('pässwörd');
  });

  it('seals the same password differently each time', () => {
    expect(vault.seal('same', 'file 1')).not.toBe(vault.seal('same', 'file 1'));
  });

  it("does not open another file's password", () => {
    const sealed = vault.seal('one', 'file 1');
    expect(() => vault.open(sealed, 'file 2')).toThrow();
  });

  it('does not open what was changed', () => {
    const [version, body = '', id] = vault.seal('one', 'file 1').split('.');
    const bytes = Buffer.from(body, 'base64');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(() => vault.open(`${version}.${bytes.toString('base64')}.${id}`, 'file 1')).toThrow();
  });

  it('names the variables, and no secret, where the secret that sealed is missing', () => {
    const sealed = vault.seal('one', 'file 1');
    const open = () => vaultOf(NEW_SECRET).open(sealed, 'file 1');
    expect(open).toThrow(UnknownSecretError);
    expect(open).toThrow(/LEDGERIZE_SECRET.*LEDGERIZE_OLD_SECRETS/);
    expect(open).not.toThrow(SECRET);
  });

  it('opens with an older secret, and seals again under the current one', () => {
    const both = vaultOf(NEW_SECRET, SECRET);
    const renewed = both.renew(vault.seal('one', 'file 1'), 'file 1');
    expect(vaultOf(NEW_SECRET).open(String(renewed), 'file 1')).toBe('one');
    expect(both.renew(String(renewed), 'file 1')).toBeNull();
  });

  it('opens and renews what was sealed before secrets had ids', () => {
    const sealed = vault.seal('one', 'file 1').split('.').slice(0, 2).join('.');
    const both = vaultOf(NEW_SECRET, SECRET);
    expect(both.open(sealed, 'file 1')).toBe('one');
    expect(both.open(String(both.renew(sealed, 'file 1')), 'file 1')).toBe('one');
    expect(() => vaultOf(NEW_SECRET).open(sealed, 'file 1')).toThrow(UnknownSecretError);
  });
});
