/** Names of sheets: legal, unique, and with the account. */
import type { PlacedStatement } from '../result.ts';
import { cut } from './cells.ts';

/** The most UTF-16 units of a name in this format. */
const LONGEST = 31;
/** What the format forbids in a name, and what is invisible there. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const FORBIDDEN = /[:\\/?*[\]'\u0000-\u001f]/g;

/** Of PDFs and pictures. */
const EXTENSION = /\.(?:pdf|jpe?g|jfif|png|webp|tiff?)$/i;

/** Given a statement, returns its sheet's name: its number (which makes it unique), its account and its currency. */
export function statementName({ index, statement, file }: PlacedStatement): string {
  const account = statement.iban ?? statement.accountNumber ?? file.filename.replace(EXTENSION, '');
  const tail = statement.currency === null ? '' : ` ${statement.currency}`;
  return legalName(`${index + 1} ${account}`, tail);
}

/** Given a name and a tail that must stay whole, returns both as a legal name. */
export function legalName(name: string, tail: string): string {
  const legal = name.replace(FORBIDDEN, ' ').replace(/ {2,}/g, ' ').trim();
  return `${cut(legal, LONGEST - tail.length).trim()}${tail}`;
}
