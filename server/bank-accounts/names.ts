/** Compares names of banks and holders, which papers write in many ways. */

/** Given a name, returns its letters and figures, in one case. */
export const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** True if nothing says that two names are of two: one is missing, or is part of the other. */
export function isSameName(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return true;
  const [one, other] = [plain(a), plain(b)];
  return one.includes(other) || other.includes(one);
}
