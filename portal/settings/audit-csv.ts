/** Entries of the audit log as CSV, for spreadsheets. */
import type { AuditEntry } from '../api/types.ts';

/** The names of the interface: the file is for whoever checks the log, in any language. */
const COLUMNS = [
  'entry',
  'time',
  'actor',
  'name',
  'id',
  'action',
  'object',
  'details',
  'requestId',
  'address',
  'hash',
  'about',
];

/** So that spreadsheets read it as UTF-8. */
const MARK = '\ufeff';

/** Given entries, returns them as CSV, with a heading. */
export function csvOf(entries: readonly AuditEntry[]): string {
  const rows = entries.map(({ actor, details, about, ...entry }) => [
    ...[entry.entry, entry.time, actor.kind, actor.name, actor.id, entry.action, entry.object],
    ...[
      JSON.stringify(details),
      entry.requestId,
      entry.address,
      entry.hash,
      about === null ? null : (about.names ?? [about.name]).join('; '),
    ],
  ]);
  return MARK + [COLUMNS, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/** A name may begin like a formula: a spreadsheet must not calculate it. */
function cellOf(value: string | number | null): string {
  const text = String(value ?? '').replace(/^[=+\-@\t\r]/, (sign) => `'${sign}`);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
