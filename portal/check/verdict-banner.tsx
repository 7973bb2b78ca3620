/**
 * The result of the paper's own arithmetic: verified, mismatch with links to each failing row, or what could not be
 * proved; and why.
 */
import { Button, Collapse, Table } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useSyncExternalStore } from 'react';
import { amount } from '../formats/amounts.ts';
import { calendarDate } from '../formats/dates.ts';
import { count } from '../formats/numbers.ts';
import { texts } from '../texts/texts.ts';
import classes from './check.module.css';
import { FewLines } from './few-lines.tsx';
import { inWords } from './in-words.ts';
import { Obligations } from './obligations.tsx';
import { type FailingRow, type Statement, type Transaction, VERDICT_SIGNS, verdictOf } from './result.ts';
import type { Selection } from './selection.ts';
import { type UnusedAmount, unusedIn } from './unused.ts';
import { UnusedAmounts } from './unused-amounts.tsx';

interface VerdictBannerProps {
  readonly statement: Statement;
  readonly rows: ReadonlyMap<number, Transaction>;
  readonly selection: Selection;
  readonly onJump: (row: number) => void;
  /** an amount on the pages that no row uses was chosen */
  readonly onUnused: (amount: UnusedAmount) => void;
  /** about the corrections, beside the verdict */
  readonly children: ReactNode;
}

/** More links than these are useless: the keys go through all of them. */
const MOST_JUMPS = 100;

export function VerdictBanner({ statement, rows, selection, onJump, onUnused, children }: VerdictBannerProps) {
  const verdict = verdictOf(statement);
  // older results have none
  const { reason, checks, failingRows, obligations = [] } = statement.reconciliation;
  const [whyOpen, why] = useDisclosure(false);
  const [checksOpen, made] = useDisclosure(false);
  const met = obligations.filter(({ status }) => status === 'discharged').length;
  const { title, body } = texts.check.verdict[verdict];
  const unused = unusedIn(statement);
  const folded = verdict === 'verified' || failingRows.length > 0 ? 'line' : 'roomy';
  const isFound = unused.some(({ isDifference }) => isDifference);
  const amounts = unused.length > 0 && <UnusedAmounts unused={unused} onChoose={onUnused} />;
  const told = `${inWords([statement.reconciliation], reason)} ${body}`;
  return (
    <section className={classes.banner} data-verdict={verdict} aria-label={title}>
      <div className={classes.says} data-folded={whyOpen || checksOpen ? undefined : folded}>
        <h2>
          <span aria-hidden="true">{VERDICT_SIGNS[verdict]} </span>
          {title}
        </h2>
        {children}
        <p title={told}>{told}</p>
        {obligations.length > 0 && (
          <Button variant="subtle" size="compact-xs" onClick={why.toggle} aria-expanded={whyOpen}>
            {texts.check.obligations.show(met, obligations.length)}
          </Button>
        )}
        {checks.length > 0 && (
          <Button variant="subtle" size="compact-xs" onClick={made.toggle} aria-expanded={checksOpen}>
            {texts.check.checks.show(checks.length)}
          </Button>
        )}
      </div>
      <Collapse expanded={whyOpen}>
        <Obligations obligations={obligations} />
      </Collapse>
      <Collapse expanded={checksOpen}>
        <Checks checks={checks} />
      </Collapse>
      {failingRows.length + unused.length > 0 && (
        <div className={`${classes.found} figures`}>
          <FewLines label={null}>
            {/* what mends it is named first */}
            {isFound && amounts}
            {failingRows.length > 0 && (
              <Failing failing={failingRows} rows={rows} selection={selection} onJump={onJump} />
            )}
            {!isFound && amounts}
          </FewLines>
        </div>
      )}
    </section>
  );
}

type Check = Statement['reconciliation']['checks'][number];

function Checks({ checks }: { readonly checks: readonly Check[] }) {
  const { caption, check, outcome, printed, computed, difference, kinds, pass, fail } = texts.check.checks;
  return (
    <Table.ScrollContainer minWidth={520} type="native" tabIndex={0} role="group" aria-label={caption}>
      <Table className={`${classes.checks} figures`} withRowBorders verticalSpacing={4}>
        <caption className="unseen">{caption}</caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{check}</Table.Th>
            <Table.Th>{outcome}</Table.Th>
            <Table.Th ta="right">{printed}</Table.Th>
            <Table.Th ta="right">{computed}</Table.Th>
            <Table.Th ta="right">{difference}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {checks.map((one) => (
            <Table.Tr key={`${one.kind} ${one.detail}`}>
              <Table.Td>
                {kinds[one.kind]}: {inWords([one], one.detail)}
              </Table.Td>
              <Table.Td c={one.status === 'fail' ? 'var(--mantine-color-error)' : undefined}>
                {one.status === 'fail' ? `✗ ${fail}` : `✓ ${pass}`}
              </Table.Td>
              <Table.Td ta="right">{valueText(one, 'expected')}</Table.Td>
              <Table.Td ta="right">{valueText(one, 'computed')}</Table.Td>
              <Table.Td ta="right">{valueText(one, 'difference')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** A check's values are money, counts or dates, by its kind. */
function valueText(check: Check, which: 'expected' | 'computed' | 'difference'): string {
  const value = check[which];
  // its rows are listed below, each with its own figures
  if (value === null || check.kind === 'running_balance') return '';
  // a period and the first date in it are not two figures to compare
  if (check.kind === 'dates' && check.status === 'pass') return '';
  if (typeof value === 'number') return count(value);
  return check.kind === 'dates' ? calendarDate(value) : amount(value);
}

interface FailingProps extends Pick<VerdictBannerProps, 'rows' | 'selection' | 'onJump'> {
  readonly failing: readonly FailingRow[];
}

function Failing({ failing, rows, selection, onJump }: FailingProps) {
  const current = useSyncExternalStore(selection.subscribe, () => selection.get().current);
  const first = rows.keys().next().value ?? 0;
  const { title, jump, printed, expected, difference, more } = texts.check.failing;
  return (
    <>
      <h3 className="unseen">{title(failing.length)}</h3>
      <ul>
        {failing.slice(0, MOST_JUMPS).map((row) => (
          <li key={row.row}>
            <button
              type="button"
              className={classes.jump}
              aria-current={row.row === current}
              onClick={() => onJump(row.row)}
            >
              <strong>{jump(row.row - first + 1, calendarDate(rows.get(row.row)?.date ?? ''))}</strong>: {printed}{' '}
              {amount(row.printed)}, {expected} {amount(row.expected)}, {difference}{' '}
              <strong>{amount(row.difference)}</strong>
            </button>
          </li>
        ))}
        {failing.length > MOST_JUMPS && <li>{more(failing.length - MOST_JUMPS)}</li>}
      </ul>
    </>
  );
}
