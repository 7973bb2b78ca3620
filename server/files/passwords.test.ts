import { describe, expect, it } from 'vitest';
import { createPasswordVault } from './passwords.ts';

const SECRET = 'a secret of more than thirty-two characters';

describe('the password vault', () => {
  const vault = createPasswordVault(SECRET);

  it('opens what it sealed, also in a later process', () => {
    const sealed = vault.seal('pässwörd', 'file 1');
    expect(createPasswordVault(SECRET).open(sealed, 'file 1')).toBe('pässwörd');
  });

  it('seals the same password differently each time', () => {
    expect(vault.seal('same', 'file 1')).not.toBe(vault.seal('same', 'file 1'));
  });

  it("does not open another file's password", () => {
    const sealed = vault.seal('one', 'file 1');
    expect(() => vault.open(sealed, 'file 2')).toThrow();
  });

  it('does not open what was sealed under another secret', () => {
    const sealed = createPasswordVault(`${SECRET}!`).seal('one', 'file 1');
    expect(() => vault.open(sealed, 'file 1')).toThrow();
  });
});
