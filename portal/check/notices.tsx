/** Warnings of a statement, its figures in doubt outside of the rows, and findings about the account's other ones. */
import { useMay } from '../session/role.ts';
import { texts } from '../texts/texts.ts';
import { type Answering, Answers } from './answers.tsx';
import classes from './check.module.css';
import type { FigureReading } from './doubts.ts';
import type { ToldFinding } from './findings.ts';
import { inWords } from './in-words.ts';
import type { Statement, Transaction } from './result.ts';

interface NoticesProps {
  readonly statement: Statement;
  readonly findings: readonly ToldFinding[];
  /** the statement's rows by their number */
  readonly own: ReadonlyMap<number, Transaction>;
  readonly onJump: (row: number) => void;
  readonly answering: Answering;
  /** opens the form for hints */
  readonly onReread: () => void;
  /** goes to another statement, by its index */
  readonly onOther: (index: number) => void;
}

/** Warnings that a hint may resolve. */
const REREADABLE = new Set(['CURRENCY_UNKNOWN', 'YEAR_ASSUMED', 'AMBIGUOUS']);

/** As many are named; a paper in doubt all over has more. */
const MOST_NAMED = 5;

function figuresInDoubt(open: readonly FigureReading[]): string {
  const { outside, either, more } = texts.check.readings;
  const named = open.slice(0, MOST_NAMED).map(({ text, others, page }) => either([text, ...others], page));
  return outside([...named, ...(open.length > MOST_NAMED ? [more(open.length - MOST_NAMED)] : [])]);
}

export function Notices({ statement, findings, own, answering, onJump, onReread, onOther }: NoticesProps) {
  const works = useMay('work');
  const { warnings, readings = [] } = statement;
  const open = readings.filter(({ status }) => status === 'open');
  if (warnings.length + findings.length + open.length === 0) return null;
  const first = own.keys().next().value ?? 0;
  const { warnings: label, continuity, page, row, reread, forMembers, byCode } = texts.check.notices;
  const again = (
    <button type="button" className={classes.jump} onClick={onReread}>
      {reread}
    </button>
  );
  const jump = (to: number) => (
    <button type="button" className={classes.jump} onClick={() => onJump(to)}>
      {row(to - first + 1)}
    </button>
  );
  return (
    <ul className={classes.notices} aria-label={warnings.length + open.length > 0 ? label : continuity}>
      {warnings.map((warning) => (
        <li key={`${warning.code} ${warning.page} ${warning.row}`}>
          {byCode[warning.code] ?? inWords([warning], warning.message)}{' '}
          {works && <Answers found={warning} answering={answering} />}{' '}
          {REREADABLE.has(warning.code) && (works ? again : forMembers)}{' '}
          {warning.page !== null && warning.row === null && <>({page(warning.page)}) </>}
          {warning.row !== null && jump(warning.row)}
        </li>
      ))}
      {open.length > 0 && <li>{figuresInDoubt(open)}</li>}
      {findings.map(({ key, text, other, rows }) => (
        <li key={key}>
          {text} {rows.length > 0 && jump(rows[0])}
          <button type="button" className={classes.jump} onClick={() => onOther(other.index)}>
            {texts.check.findings.see(other.name)}
          </button>
        </li>
      ))}
    </ul>
  );
}
