/** The rows that differ between two versions, in the order of the paper: added, removed, or changed field by field. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { amount } from '../../formats/amounts.ts';
import { calendarDate } from '../../formats/dates.ts';
import { texts } from '../../texts/texts.ts';
import type { Field } from '../paired.ts';
import type { Transaction } from '../result.ts';
import type { Difference } from './differences.ts';
import classes from './versions.module.css';

/** So many are drawn at first, and more with each click. */
const STEP = 100;
const SIGNS: Readonly<Record<Difference['kind'], string>> = { added: '+', removed: '−', changed: '≠' };
/** What tells a row apart, and is shown of each. */
const USUAL = ['date', 'description', 'amount', 'balance'] as const;

export function DifferenceList({ differences }: { readonly differences: readonly Difference[] }) {
  const [shown, setShown] = useState(STEP);
  const { rows, alike, differ, more } = texts.versions;
  const left = differences.length - shown;
  if (differences.length === 0) return <p className={classes.alike}>{alike}</p>;
  return (
    <section aria-label={rows}>
      <h3 className={classes.heading}>{differ(differences.length)}</h3>
      <ul className={`${classes.differences} figures`}>
        {differences.slice(0, shown).map((one) => (
          <li key={`${one.kind} ${(one.kind === 'changed' ? one.is : one.row).row}`} data-kind={one.kind}>
            <Sign kind={one.kind} />
            {one.kind === 'changed' ? <Changed {...one} /> : <Whole transaction={one.row.transaction} />}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button size="compact-xs" variant="default" mt="xs" onClick={() => setShown(shown + STEP)}>
          {more(left)}
        </Button>
      )}
    </section>
  );
}

function Sign({ kind }: { readonly kind: Difference['kind'] }) {
  return (
    <span className={classes.kind}>
      <span aria-hidden="true">{SIGNS[kind]} </span>
      {texts.versions.kinds[kind]}
    </span>
  );
}

function Whole({ transaction }: { readonly transaction: Transaction }) {
  const parts = USUAL.map((field) => shownOf(transaction, field)).filter((text) => text !== '');
  return <span className={classes.says}>{parts.join(' · ')}</span>;
}

function Changed({ was, is, fields }: Extract<Difference, { kind: 'changed' }>) {
  const { nothing, becomes } = texts.versions;
  const same = USUAL.filter((field) => field !== 'balance' && !fields.includes(field));
  const value = (transaction: Transaction, field: Field) => shownOf(transaction, field) || nothing;
  return (
    <span className={classes.says}>
      {same.map((field) => shownOf(is.transaction, field)).join(' · ')}
      {fields.map((field) => (
        <span key={field} className={classes.field}>
          <strong>{nameOf(field)}</strong>: <del>{value(was.transaction, field)}</del>{' '}
          <span className="unseen">{becomes}</span>
          <span aria-hidden="true">→</span> <ins>{value(is.transaction, field)}</ins>
        </span>
      ))}
    </span>
  );
}

function shownOf(transaction: Transaction, field: Field): string {
  const value = transaction[field];
  if (value === null) return '';
  switch (field) {
    case 'amount':
    case 'balance':
      return amount(value);
    case 'date':
    case 'valueDate':
    case 'transactionDate':
      return calendarDate(value);
    default:
      return value;
  }
}

const nameOf = (field: Field): string => (field === 'currency' ? texts.check.facts.currency : texts.check.rows[field]);
