/** Writes the results of hostile PDFs as a table by kind, and lists each that was handled wrongly. */
import type { Trial } from './hostile-trial.ts';

const AT_BOUNDS = ['overran', 'outgrew'];

/** Given trials, returns the table, then a line for each file with a fault, and for each lost worker. */
export function hostileText(trials: readonly Trial[]): string {
  const kinds = [...new Set(trials.map(({ file }) => file.kind))].sort();
  const rows = [...kinds, 'all'].map((kind) =>
    row(kind, kind === 'all' ? trials : trials.filter(({ file }) => file.kind === kind)),
  );
  const head = [
    'kind',
    'files',
    'converted',
    'verified',
    'unreadable',
    'too complex',
    'no rows',
    'password',
    'no PDF',
    'overran',
    'outgrew',
    'longest s',
    'most MB',
    'faults',
  ];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((cells) => cells[i]!.length)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  const told = trials.filter(({ faults, outcome }) => faults.length > 0 || AT_BOUNDS.includes(outcome.end)).map(about);
  return [line(head), ...rows.map(line), ...told].join('\n');
}

function row(kind: string, trials: readonly Trial[]): string[] {
  const count = (...ends: string[]) => String(trials.filter(({ outcome }) => ends.includes(outcome.end)).length);
  const most = (of: (trial: Trial) => number) => Math.max(0, ...trials.map(of));
  return [
    ...[
      kind,
      String(trials.length),
      count('converted'),
      String(trials.filter(({ outcome }) => outcome.verified > 0).length),
    ],
    ...[count('PDF_UNREADABLE'), count('PDF_TOO_COMPLEX'), count('NO_TRANSACTIONS')],
    ...[
      count('PASSWORD_REQUIRED', 'PASSWORD_INCORRECT'),
      count('UNSUPPORTED_FILE'),
      count('overran'),
      count('outgrew'),
    ],
    ...[(most(({ ms }) => ms) / 1_000).toFixed(1), most(({ growth }) => growth).toFixed(0)],
    String(trials.filter(({ faults }) => faults.length > 0).length),
  ];
}

/** Given a trial, returns it as a line. */
export function about({ file, outcome, faults, ms, growth }: Trial): string {
  const what = `${file.kind}: ${file.mutations.join(' + ')} (${file.base})`;
  const how = faults.length > 0 ? `FAULT ${faults.join('; ')}` : outcome.end;
  return `${file.seed}  ${what}  ${(ms / 1_000).toFixed(1)} s  ${growth.toFixed(0)} MB  ${how}`;
}
