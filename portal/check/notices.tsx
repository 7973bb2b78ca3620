/** Warnings of a statement, its figures in doubt outside of the rows, and findings about the account's other ones. */
import { useMay } from '../session/role.ts';
import { texts } from '../texts/texts.ts';
import { type Answering, Answers } from './answers.tsx';
import classes from './check.module.css';
import type { FigureReading } from './doubts.ts';
import { FewLines } from './few-lines.tsx';
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

/** What keeps a statement from its proof until it is answered comes first: the first one is seen at once. */
const questionsFirst = (warnings: Statement['warnings']) => [
  ...warnings.filter(({ code }) => code === 'AMBIGUOUS'),
  ...warnings.filter(({ code }) => code !== 'AMBIGUOUS'),
];

export function Notices({ statement, findings, own, answering, onJump, onReread, onOther }: NoticesProps) {
  const works = useMay('work');
  const { readings = [] } = statement;
  // with rows named above it, there is room for a line less
  const lines = statement.reconciliation.status === 'mismatch' ? 1 : 2;
  const warnings = questionsFirst(statement.warnings);
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
    <div className={classes.notices}>
      <FewLines label={warnings.length + open.length > 0 ? label : continuity} lines={lines}>
        {warnings.map((warning) => (
          <li key={`${warning.code} ${warning.page} ${warning.row}`}>
            <span>
              {byCode[warning.code] ?? inWords([warning], warning.message)}
              {warning.page !== null && warning.row === null && ` (${page(warning.page)})`}
              {REREADABLE.has(warning.code) && !works && ` ${forMembers}`}
            </span>
            <span className={classes.noticeActions}>
              {works && <Answers found={warning} answering={answering} />}
              {REREADABLE.has(warning.code) && works && again}
              {warning.row !== null && jump(warning.row)}
            </span>
          </li>
        ))}
        {open.length > 0 && (
          <li>
            <span>{figuresInDoubt(open)}</span>
          </li>
        )}
        {findings.map(({ key, text, other, rows }) => (
          <li key={key}>
            <span>{text}</span>
            <span className={classes.noticeActions}>
              {rows.length > 0 && jump(rows[0])}
              <button type="button" className={classes.jump} onClick={() => onOther(other.index)}>
                {texts.check.findings.see(other.name)}
              </button>
            </span>
          </li>
        ))}
      </FewLines>
    </div>
  );
}
