/** Papers for tests whose fonts lie about what they draw. */

const MAP = /\[((?:<[0-9a-f ]+> ?)+)\]/g;
const HEX = 16;
const DIGITS = 4;
const hexOf = (text: string): string => text.charCodeAt(0).toString(HEX).padStart(DIGITS, '0');

/**
 * Given an uncompressed PDF of pdfkit with fonts of its own, returns it with other letters said for its glyphs: what
 * `meaning` makes of each, or nothing for all if it makes null. What is drawn stays the same.
 */
export function remapped(pdf: Uint8Array, meaning: (text: string) => string | null): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  if (text.search(MAP) < 0) throw new Error('the PDF has no map of letters that can be read');
  const changed = text.replace(MAP, (_, list: string) => {
    const codes = list.replace(/[0-9a-f]{4}/g, (code) => {
      const own = String.fromCharCode(Number.parseInt(code, HEX));
      return own === '\0' || own === ' ' ? code : hexOf(meaning(own) ?? own);
    });
    return `[${codes}]`;
  });
  return new Uint8Array(Buffer.from(meaning('a') === null ? withoutMaps(changed) : changed, 'latin1'));
}

/** A name of the same length that means nothing: the offsets of objects stay. */
const withoutMaps = (text: string): string => text.replaceAll('/ToUnicode', '/NoUnicode');
