/** What the paper says about the statement itself; missing facts are shown as missing. */
import { Button } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { amount } from '../formats/amounts.ts';
import { count } from '../formats/numbers.ts';
import { texts } from '../texts/texts.ts';
import classes from './check.module.css';
import { periodOf } from './period.ts';
import type { Statement } from './result.ts';

/** Below this width, only the most important ones are shown until the user asks for all. */
const ROOM_FOR_ALL = '(min-width: 700px)';

type FactName =
  | 'institution'
  | 'accountHolder'
  | 'accountNumber'
  | 'iban'
  | 'bic'
  | 'accountType'
  | 'currency'
  | 'period'
  | 'openingBalance'
  | 'closingBalance'
  | 'totalIn'
  | 'totalOut'
  | 'transactionCount';
const ORDER: readonly FactName[] = [
  'institution',
  'accountHolder',
  'accountNumber',
  'iban',
  'bic',
  'accountType',
  'currency',
  'period',
  'openingBalance',
  'totalIn',
  'totalOut',
  'closingBalance',
  'transactionCount',
];
const FEW: readonly FactName[] = ['institution', 'period', 'openingBalance', 'closingBalance'];

export function Facts({ statement }: { readonly statement: Statement }) {
  const [open, { toggle }] = useDisclosure(false);
  const room = useMediaQuery(ROOM_FOR_ALL, true, { getInitialValueInEffect: false });
  const facts = factsOf(statement);
  const { label, all, fewer, unknown } = texts.check.facts;
  return (
    <section aria-label={label}>
      <dl className={`${classes.facts} figures`}>
        {(room || open ? ORDER : FEW).map((name) => (
          <div key={name}>
            <dt>{texts.check.facts[name]}</dt>
            <dd>{facts[name] ?? <span className={classes.unknown}>{unknown}</span>}</dd>
          </div>
        ))}
      </dl>
      {!room && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={toggle} aria-expanded={open}>
          {open ? fewer : all}
        </Button>
      )}
    </section>
  );
}

function factsOf(statement: Statement): Record<FactName, string | null> {
  const money = (decimal: string | null) => (decimal === null ? null : amount(decimal, statement.currency));
  const { accountType } = statement;
  return {
    institution: statement.institution,
    accountHolder: statement.accountHolder,
    accountNumber: statement.accountNumber,
    iban: statement.iban?.replace(/(.{4})(?=.)/g, '$1 ') ?? null,
    bic: statement.bic,
    accountType: accountType === null ? null : texts.check.facts.types[accountType],
    currency: statement.currency,
    period: periodOf(statement),
    openingBalance: money(statement.openingBalance),
    closingBalance: money(statement.closingBalance),
    totalIn: money(statement.totalIn),
    totalOut: money(statement.totalOut),
    transactionCount: count(statement.transactionCount),
  };
}
