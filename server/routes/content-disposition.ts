/** The header Content-Disposition of a download, RFC 6266. */

/** The characters that encodeURIComponent leaves, but RFC 5987 requires to be escaped in the extended value. */
const NOT_ATTR_CHAR = /['()*]/g;

/** Given a file name, returns the header: in ASCII for old clients, in UTF-8 for the others. */
export function attachment(filename: string): string {
  const ascii = filename
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '_')
    // browsers read escapes of quotes and backslashes differently; some would decode a percent sign
    .replace(/["\\%/]/g, '_');
  const utf8 = encodeURIComponent(filename).replace(
    NOT_ATTR_CHAR,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
