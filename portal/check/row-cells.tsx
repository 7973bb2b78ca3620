/** What stands in the columns of a row. */
import type { ReactNode } from 'react';
import { amount } from '../formats/amounts.ts';
import { calendarDate } from '../formats/dates.ts';
import { count, percent } from '../formats/numbers.ts';
import { texts } from '../texts/texts.ts';
import type { Column } from './columns.ts';
import { figureParts, openReadings, textParts } from './doubts.ts';
import { Marked } from './marked.tsx';
import type { Transaction } from './result.ts';
import { sureness } from './row-filter.ts';
import classes from './rows.module.css';
import { isNegative, magnitude } from './sums.ts';

/** Given a transaction and the balance computed for it, if the paper prints none, returns what a column holds. */
export function cellOf(column: Column, t: Transaction, computed: string | undefined): ReactNode {
  switch (column) {
    case 'date':
      return dateOf(t);
    case 'description':
      return t.readings === undefined ? t.description : descriptionOf(t);
    case 'in':
      return isNegative(t.amount) ? null : moneyOf(t, t.amount);
    case 'out':
      return isNegative(t.amount) ? moneyOf(t, magnitude(t.amount)) : null;
    case 'balance':
      return balanceOf(t, computed);
    case 'valueDate':
    case 'transactionDate':
      return t[column] === null ? null : calendarDate(t[column]);
    case 'page':
      return t.boxes[0] === undefined ? null : count(t.boxes[0].page);
    case 'confidence':
      return sureOf(t);
    default:
      return t[column];
  }
}

/** How surely a row was read; null for one that somebody entered. */
export function sureOf(t: Transaction): string | null {
  const sure = sureness(t);
  return sure === null ? null : percent(sure);
}

/** A date is shown otherwise than it is printed: it is in doubt as a whole. */
export function dateOf(t: Transaction): ReactNode {
  const text = calendarDate(t.date);
  return openReadings(t, 'date').length === 0 ? text : <Marked parts={[{ text, doubtful: true }]} />;
}

export function descriptionOf(t: Transaction): ReactNode {
  return <Marked parts={textParts(t.description, openReadings(t, 'text'))} />;
}

/** Given a transaction and its amount as it is shown, with a sign or without. */
export function moneyOf(t: Transaction, decimal: string): ReactNode {
  return figureOf(amount(decimal), t, 'amount');
}

export function balanceOf(t: Transaction, computed: string | undefined): ReactNode {
  if (t.balance !== null) return figureOf(amount(t.balance), t, 'balance');
  if (computed === undefined) return null;
  const { computed: told } = texts.check.rows;
  return (
    <span className={classes.computed} title={told}>
      <span className="unseen">{told} </span>
      <span aria-hidden="true">= </span>
      {amount(computed)}
    </span>
  );
}

function figureOf(text: string, t: Transaction, field: 'amount' | 'balance'): ReactNode {
  const doubts = openReadings(t, field);
  return doubts.length === 0 ? text : <Marked parts={figureParts(text, doubts)} />;
}
