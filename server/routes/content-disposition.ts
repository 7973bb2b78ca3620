/** The header Content-Disposition of a download, RFC 6266. */

/** What may stand unescaped in the extended value, RFC 5987, beyond what encodeURIComponent leaves. */
const NOT_ATTR_CHAR = /['()*]/g;

/** Given a file name, returns the header: in ASCII for old clients, in UTF-8 for the others. */
export function attachment(filename: string): string {
  const ascii = filename
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '_')
    // a quote or backslash would need escapes that browsers read differently; a per cent sign would be decoded by some
    .replace(/["\\%/]/g, '_');
  const utf8 = encodeURIComponent(filename).replace(
    NOT_ATTR_CHAR,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
