/** The balance of an account over time, as a line with an axis; pointer and keyboard tell it day by day. */
import { Group, Text, Title } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import type { AccountStrand } from '../api/types.ts';
import { amount } from '../formats/amounts.ts';
import { calendarDate } from '../formats/dates.ts';
import { LOCALE } from '../texts/language.ts';
import { texts } from '../texts/texts.ts';
import { markTexts } from './axis.ts';
import classes from './balance-plot.module.css';
import { nearestTo, pathOf, plotOf } from './plot.ts';

const WORDS = texts.clients.plot;
/** Units of the drawing, which is stretched to its place. */
const WIDTH = 1_000;
const HEIGHT = 160;
/** Where the name of a month would pass the edge. */
const NEAR_THE_END = 0.94;
const months = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: '2-digit', timeZone: 'UTC' });

export function BalancePlot({ strand: { balances } }: { readonly strand: AccountStrand }) {
  const plot = useMemo(() => plotOf(balances), [balances]);
  const points = useMemo(() => plot?.pieces.flat() ?? [], [plot]);
  const marked = useMemo(() => markTexts(plot?.marks.map(({ value }) => value) ?? [], LOCALE), [plot]);
  const [at, setAt] = useState<number | null>(null);
  const [first, last] = [points[0], points.at(-1)];
  if (plot === null || first === undefined || last === undefined) return null;
  const point = at === null ? undefined : points[at];
  const told = point && WORDS.at(calendarDate(point.day), amount(point.balance));
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keyedTo(event.key, at, points.length);
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(nearestTo(points, (clientX - left) / width));
  };
  return (
    <section>
      <Group justify="space-between" align="baseline" gap="xs" mb={4}>
        <Title order={2}>{WORDS.title}</Title>
        <Text size="sm" c={told === undefined ? 'dimmed' : undefined} className="figures" aria-live="polite">
          {told ?? `${calendarDate(first.day)} – ${calendarDate(last.day)}`}
        </Text>
      </Group>
      <div className={classes.plot}>
        <div className={classes.axis} aria-hidden>
          {plot.marks.map(({ value, y }, at) => (
            <span key={value} style={{ top: `${y * 100}%` }}>
              {marked[at]}
            </span>
          ))}
          <i className={classes.widest}>{marked.reduce((a, b) => (b.length > a.length ? b : a))}</i>
        </div>
        <div
          className={classes.field}
          role="slider"
          tabIndex={0}
          aria-label={WORDS.label(
            calendarDate(first.day),
            calendarDate(last.day),
            amount(first.balance),
            amount(last.balance),
          )}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={(at ?? 0) + 1}
          aria-valuetext={told ?? WORDS.at(calendarDate(first.day), amount(first.balance))}
          onKeyDown={onKeyDown}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setAt(null)}
        >
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={classes.drawing} aria-hidden>
            {plot.marks.map(({ value, y }) => (
              <line
                key={value}
                x1={0}
                x2={WIDTH}
                y1={y * HEIGHT}
                y2={y * HEIGHT}
                className={value === 0 ? classes.zero : classes.mark}
              />
            ))}
            {plot.pieces.map((piece) => (
              <path key={piece[0]?.day} d={pathOf(piece, WIDTH, HEIGHT)} className={classes.line} />
            ))}
          </svg>
          <div className={classes.months} aria-hidden>
            {plot.months.map(({ day, x }) => (
              <span key={day} style={{ left: `${x * 100}%` }} data-end={x > NEAR_THE_END || undefined}>
                {months.format(new Date(`${day}T00:00:00Z`))}
              </span>
            ))}
          </div>
          {point && (
            <span
              className={classes.point}
              style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
              aria-hidden
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** Given a key, returns the point that it leads to; null for none, undefined for other keys. */
function keyedTo(key: string, at: number | null, count: number): number | null | undefined {
  const within = (index: number) => Math.max(0, Math.min(count - 1, index));
  const leads: Readonly<Record<string, number | null>> = {
    ArrowLeft: within((at ?? count) - 1),
    ArrowRight: within((at ?? -1) + 1),
    Home: 0,
    End: count - 1,
    Escape: null,
  };
  return Object.hasOwn(leads, key) ? leads[key] : undefined;
}
