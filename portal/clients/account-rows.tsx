/** The joined transactions as a table that only draws the visible rows. */
import { Anchor, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { AccountStrand, AccountTransaction } from '../api/types.ts';
import { amount } from '../formats/amounts.ts';
import { calendarDate } from '../formats/dates.ts';
import { checkPath } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import classes from './account-rows.module.css';

interface AccountRowsProps {
  readonly rows: readonly AccountTransaction[];
  /** also those that are not fetched yet */
  readonly total: number;
  readonly strands: readonly AccountStrand[];
}

const WORDS = texts.clients.rows;
/** Pixels, as account-rows.module.css draws a row: in a line, and on a narrow screen. */
const ROW = 36;
const TALL_ROW = 60;
const AROUND = 8;
const COLUMNS = 5;

export function AccountRows({ rows, total, strands }: AccountRowsProps) {
  const scroller = useRef<HTMLElement>(null);
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const height = isNarrow ? TALL_ROW : ROW;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: AROUND,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer cannot know that it changed
  useEffect(() => virtualizer.measure(), [virtualizer, height]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section ref={scroller} className={classes.scroller} tabIndex={0} aria-label={WORDS.label}>
      <div role="table" aria-label={WORDS.label} aria-rowcount={total + 1} aria-colcount={COLUMNS}>
        <div role="rowgroup" className={classes.header}>
          <div role="row" className={classes.row} aria-rowindex={1}>
            <span role="columnheader">{WORDS.columns.date}</span>
            <span role="columnheader">{WORDS.columns.description}</span>
            <span role="columnheader" className={classes.money}>
              {WORDS.columns.amount}
            </span>
            <span role="columnheader" className={classes.money}>
              {WORDS.columns.balance}
            </span>
            <span role="columnheader">{WORDS.columns.source}</span>
          </div>
        </div>
        <div role="rowgroup" className={classes.body} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={row.id}
                  role="row"
                  aria-rowindex={index + 2}
                  className={`${classes.row} ${classes.placed}`}
                  style={{ height, transform: `translateY(${start}px)` }}
                >
                  <Cells row={row} filename={strands[row.strand]?.statements[row.statement]?.filename ?? ''} />
                </div>
              )
            );
          })}
        </div>
      </div>
    </section>
  );
}

function Cells({ row, filename }: { readonly row: AccountTransaction; readonly filename: string }) {
  const { date, description, balance, jobId, uuid, edited, doubt } = row;
  const marks = [doubt && WORDS.doubt[doubt.kind], edited && WORDS.edited].filter((mark) => mark);
  return (
    <>
      <span role="cell" className={`figures ${classes.date}`}>
        {calendarDate(date)}
      </span>
      <span role="cell" className={classes.text} title={description}>
        {description}
        {marks.length > 0 && (
          <Text span size="xs" className={classes.mark}>
            {marks.join(', ')}
          </Text>
        )}
      </span>
      <span role="cell" className={`figures ${classes.money}`}>
        {amount(row.amount)}
      </span>
      <span role="cell" className={`figures ${classes.money} ${classes.balance}`}>
        {balance === null ? '' : amount(balance)}
      </span>
      <span role="cell" className={classes.source}>
        <Anchor
          component={Link}
          href={checkPath(jobId, uuid)}
          inherit
          underline="hover"
          title={filename}
          aria-label={`${filename}: ${WORDS.open(calendarDate(date), description)}`}
        >
          {filename}
        </Anchor>
      </span>
    </>
  );
}
