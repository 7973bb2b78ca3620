/** What the paper says about the statement itself: one line, and everything on request. */
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { amount } from '../formats/amounts.ts';
import { count } from '../formats/numbers.ts';
import { texts } from '../texts/texts.ts';
import { isNotPrinted } from './absent.ts';
import classes from './check.module.css';
import { periodOf } from './period.ts';
import type { Statement } from './result.ts';

const ORDER = [
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
] as const;
type FactName = (typeof ORDER)[number];

/** On the line: what tells statements apart, then what their sums are made of. */
const FEW = ['institution', 'account', 'period', 'openingBalance', 'totalIn', 'totalOut', 'closingBalance'] as const;
/** These need no name. */
const CLEAR: ReadonlySet<string> = new Set(['institution', 'account', 'period']);

export function Facts({ statement }: { readonly statement: Statement }) {
  const [open, { toggle }] = useDisclosure(false);
  const facts = factsOf(statement);
  const { label, all, fewer, unread, unprinted } = texts.check.facts;
  return (
    <section aria-label={label}>
      <div className={classes.factLine}>
        <FewFacts facts={facts} />
        <Button variant="subtle" size="compact-xs" onClick={toggle} aria-expanded={open}>
          {open ? fewer : all}
        </Button>
      </div>
      {open && (
        <dl className={`${classes.facts} figures`}>
          {ORDER.map((name) => (
            <div key={name}>
              <dt>{texts.check.facts[name]}</dt>
              <dd>
                {facts[name] ?? (
                  <span className={classes.unknown}>{isNotPrinted(statement, name) ? unprinted : unread}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

type Facts = Readonly<Record<FactName, string | null>>;

function FewFacts({ facts }: { readonly facts: Facts }) {
  const shown = FEW.flatMap((name) => {
    const value = name === 'account' ? (facts.accountNumber ?? facts.iban) : facts[name];
    const term = texts.check.facts[name === 'account' ? 'accountNumber' : name];
    return value === null ? [] : [{ name, term, value }];
  });
  return (
    <dl className={`${classes.few} figures`}>
      {shown.map(({ name, term, value }) => (
        <div key={name}>
          <dt className={CLEAR.has(name) ? 'unseen' : undefined}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(statement: Statement): Facts {
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
