/** Makes a file for each account of a result; several files are a zip. */
import { strToU8, zipSync } from 'fflate';
import type { ExportOptions } from '../options.ts';
import type { Rendered, ResultInput } from '../result.ts';
import { type ExportAccount, exportAccounts } from './accounts.ts';
import { asciiText } from './character-sets.ts';
import { Needs } from './needs.ts';

export interface AccountContext {
  readonly options: ExportOptions;
  /** collects what is missing; nothing is written if there is something */
  readonly needs: Needs;
}

/** Given an account, returns its file; several if a program takes only so much in one. */
export type AccountRenderer = (account: ExportAccount, context: AccountContext) => readonly (Uint8Array | string)[];

/**
 * Given what renders an account and the extension of its files, returns what renders a result: one file, or a zip of
 * several. Throws ExportNeedsError and ExportLimitError.
 */
export function perAccount(render: AccountRenderer, extension: string) {
  return (input: ResultInput, options: ExportOptions): Rendered => {
    const needs = new Needs();
    const accounts = exportAccounts(input, options);
    const files = accounts.map((account) => ({ name: nameOf(account), parts: render(account, { options, needs }) }));
    needs.require();
    return packedAccounts(files, extension);
  };
}

/** The files of an account. */
export interface AccountFiles {
  readonly name: string;
  readonly parts: readonly (Uint8Array | string)[];
}

/** Given the files of accounts and their extension, returns the only one, or a zip of several. */
export function packedAccounts(accounts: readonly AccountFiles[], extension: string): Rendered {
  const files = accounts.flatMap(({ name, parts }) =>
    parts.map((part, i) => ({
      name: parts.length === 1 ? name : `${name} ${i + 1}`,
      bytes: typeof part === 'string' ? strToU8(part) : part,
    })),
  );
  return packed(files, extension);
}

interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The same files give the same zip: the time of each is the earliest that the format has. */
const FIRST_YEAR = 1980;
const TIME = new Date(FIRST_YEAR, 0, 1);

function packed(files: readonly NamedFile[], extension: string): Rendered {
  const [only, ...others] = files;
  if (only !== undefined && others.length === 0) return { bytes: only.bytes, isArchive: false };
  const taken = new Map<string, number>();
  const entries = files.map(({ name, bytes }): [string, Uint8Array] => {
    const times = (taken.get(name.toLowerCase()) ?? 0) + 1;
    taken.set(name.toLowerCase(), times);
    return [`${times === 1 ? name : `${name} (${times})`}.${extension}`, bytes];
  });
  return { bytes: zipSync(Object.fromEntries(entries), { mtime: TIME }), isArchive: true };
}

/** A file system takes it, and a person knows the account by it. */
export function nameOf({ number, currency, statements: [{ placed }] }: ExportAccount): string {
  const name = asciiText(number ?? `statement ${placed.index + 1}`).replace(/[^A-Za-z0-9 -]/g, '');
  return [name.trim() || `statement ${placed.index + 1}`, ...(currency === null ? [] : [currency])].join(' ');
}
