/** Warnings of a statement, and what stands out beside the other statements of its account. */
import { texts } from '../texts/texts.ts';
import classes from './check.module.css';
import { inWords } from './in-words.ts';
import type { ContinuityFinding, Statement, Transaction } from './result.ts';

interface NoticesProps {
  readonly warnings: Statement['warnings'];
  readonly findings: readonly ContinuityFinding[];
  /** the statement's rows by their number */
  readonly own: ReadonlyMap<number, Transaction>;
  readonly onJump: (row: number) => void;
  /** to say what the paper does not */
  readonly onReread: () => void;
}

/** Warnings that a hint may do away with. */
const REREADABLE = new Set(['CURRENCY_UNKNOWN', 'YEAR_ASSUMED', 'AMBIGUOUS']);

export function Notices({ warnings, findings, own, onJump, onReread }: NoticesProps) {
  if (warnings.length + findings.length === 0) return null;
  const first = own.keys().next().value ?? 0;
  const { warnings: label, continuity, page, row, reread, byCode } = texts.check.notices;
  const jump = (to: number) => (
    <button type="button" className={classes.jump} onClick={() => onJump(to)}>
      {row(to - first + 1)}
    </button>
  );
  return (
    <ul className={classes.notices} aria-label={warnings.length > 0 ? label : continuity}>
      {warnings.map((warning) => (
        <li key={`${warning.code} ${warning.page} ${warning.row}`}>
          {byCode[warning.code] ?? inWords(warning.message)}{' '}
          {REREADABLE.has(warning.code) && (
            <button type="button" className={classes.jump} onClick={onReread}>
              {reread}
            </button>
          )}
          {warning.page !== null && warning.row === null && <>({page(warning.page)}) </>}
          {warning.row !== null && jump(warning.row)}
        </li>
      ))}
      {findings.map((finding) => {
        const rows = finding.rows.flat().filter((one) => own.has(one));
        return (
          <li key={`${finding.kind} ${finding.statements}`}>
            {finding.message} {rows.length > 0 && jump(rows[0])}
          </li>
        );
      })}
    </ul>
  );
}
