/** Writes whether the statements of each account in a batch follow on one another, over all files. */
import { basename } from 'node:path';
import { type AccountContinuity, continuityOf, type Finding } from '../../workers/continuity.ts';
import type { Outcome } from './convert-one.ts';

export interface DoneFile {
  readonly file: string;
  readonly outcome: Outcome;
}

/** A terminal may be recorded, so only the last characters of an account are printed, and no balance. */
const TOLD_CHARACTERS = 4;

/** A line with more names than this is too long. */
const NAMED_FILES = 3;

/**
 * Given all files of a batch, returns a line for each account with several statements, and one for statements without
 * an account.
 */
export function accountLines(files: readonly DoneFile[]): string[] {
  const statements = files.flatMap(({ file, outcome }) =>
    outcome.ok ? (outcome.compared ?? []).map((compared) => ({ file: basename(file), compared })) : [],
  );
  if (statements.length < 2) return [];
  const failed = files.filter(({ outcome }) => !outcome.ok).map(({ file }) => basename(file));
  const accounts = continuityOf(
    statements.map(({ compared }) => compared),
    failed,
  );
  const names = statements.map(({ file }) => file);
  const nameless = accounts.filter(({ iban, accountNumber }) => iban === null && accountNumber === null).length;
  return [
    ...accounts.filter((account) => account.statements.length > 1).map((account) => accountLine(account, names)),
    ...(nameless > 1 ? [`${nameless} statements name no account: they were not compared with others`] : []),
  ];
}

function accountLine(
  { iban, accountNumber, currency, statements, from, to, ...told }: AccountContinuity,
  names: readonly string[],
) {
  const account = `account …${(iban ?? accountNumber ?? '').slice(-TOLD_CHARACTERS)}${currency === null ? '' : ` ${currency}`}`;
  const span = from === null ? [] : [`${from} to ${to}`];
  const findings = told.findings.map((finding) => findingText(finding, names));
  return [account, `${statements.length} statements`, ...span, [told.status, ...findings].join('; ')].join('  ');
}

function findingText({ kind, statements, from, to, rows, failedFiles }: Finding, names: readonly string[]): string {
  const [earlier, later] = statements.map((index) => names[index]!);
  const two = earlier === later ? `two statements of ${earlier}` : `${earlier} and ${later}`;
  const more = failedFiles.length > NAMED_FILES ? ` and ${failedFiles.length - NAMED_FILES} more` : '';
  const failed = `${failedFiles.slice(0, NAMED_FILES).join(', ')}${more}`;
  const missing = failedFiles.length === 0 ? '' : ` (not read: ${failed})`;
  switch (kind) {
    case 'gap':
      return `no statement covers ${from} to ${to}${missing}`;
    case 'balance':
      return `the balance is not carried over between ${two}${missing}`;
    case 'overlap':
      return `${two} both cover ${from} to ${to}, with ${rows.length} ${rows.length === 1 ? 'row' : 'rows'} in both`;
    case 'duplicate':
      return `${two} are the same`;
    case 'revision':
      return `${two} are two versions of ${from} to ${to}, with ${rows.length} ${rows.length === 1 ? 'row' : 'rows'} in both`;
  }
}
