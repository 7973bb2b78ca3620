/**
 * Describes what is unusual between a statement and the others of its account, with dates and amounts in the locale.
 */
import type { Result } from '../api/types.ts';
import { amount } from '../formats/amounts.ts';
import { calendarSpan } from '../formats/dates.ts';
import { texts } from '../texts/texts.ts';
import { periodOf } from './period.ts';
import { type ContinuityFinding, findingsOf } from './result.ts';

export interface ToldFinding {
  readonly key: string;
  readonly text: string;
  /** the other statement: its `index` and its name */
  readonly other: { readonly index: number; readonly name: string };
  /** the statement's own rows that are also in the other */
  readonly rows: readonly number[];
}

/** Given a result and a statement's index, returns the findings between it and others. */
export function toldFindings(result: Result, index: number): ToldFinding[] {
  return findingsOf(result, index).map((finding) => {
    const side = finding.statements[0] === index ? 0 : 1;
    const other = finding.statements[1 - side];
    const name = nameOf(result, other);
    return {
      key: `${finding.kind} ${finding.statements} ${finding.from}`,
      text: textOf(finding, name, result),
      other: { index: other, name },
      rows: finding.rows.map((pair) => pair[side]),
    };
  });
}

/** The file, and the period, which distinguishes statements of one file. */
function nameOf({ statements, files }: Result, index: number): string {
  const statement = statements.find((one) => one.index === index);
  const file = files.find(({ uuid }) => uuid === statement?.uuid);
  const period = statement === undefined ? null : periodOf(statement);
  return [file?.filename, period].filter(Boolean).join(', ');
}

function textOf(finding: ContinuityFinding, other: string, { files }: Result): string {
  const words = texts.check.findings;
  const { kind, from, to, expected, found, difference, rows, failedFiles } = finding;
  const days = calendarSpan(from, to);
  const missing = files.filter(({ uuid }) => failedFiles.includes(uuid)).map(({ filename }) => filename);
  const balances = () => {
    if (expected === null || found === null || difference === null) return '';
    if (expected === found) return words.same(amount(expected));
    return words.differs(amount(expected), amount(found), amount(difference));
  };
  const failed = missing.length === 0 ? '' : words.failed(missing.join(', '));
  switch (kind) {
    case 'gap':
      return joined(words.gap(days), balances(), failed);
    case 'balance':
      return joined(words.balance, balances(), failed);
    case 'overlap':
      return words.overlap(other, days, rows.length);
    case 'duplicate':
      return words.duplicate(other, days);
    case 'revision':
      return joined(
        words.revision(other, days, rows.length),
        expected === null || found === null || expected === found ? '' : words.ends(amount(expected), amount(found)),
      );
  }
}

function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
