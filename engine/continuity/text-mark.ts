/** Makes a number of a text, so that texts can be compared and need not be stored. */

/** Returns a safe integer for a text: case, spaces and the marks of ASCII make no difference. */
export function textMark(text: string): number {
  // cyrb53, public domain: 53 bits are enough for the rows of one account
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  const even = text.normalize('NFKC').toLowerCase();
  for (let i = 0; i < even.length; i++) {
    const unit = even.charCodeAt(i);
    if (isMark(unit)) continue;
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

function isMark(unit: number): boolean {
  return unit < 0x30 || (unit > 0x39 && unit < 0x61) || (unit > 0x7a && unit < 0x80);
}
