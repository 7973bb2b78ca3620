/** A chart of one figure by day: a bar a day between two axes, the total, and the day under the pointer or the keys. */
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { dayAndMonth } from '../formats/dates.ts';
import { count } from '../formats/numbers.ts';
import { texts } from '../texts/texts.ts';
import classes from './bars.module.css';
import { marksUpTo, namedDays } from './scale.ts';

interface BarsProps {
  readonly name: string;
  /** oldest first, one per day */
  readonly values: readonly { readonly date: string; readonly value: number }[];
  /** Given a day and its value, returns both as text. */
  readonly tell: (date: string, value: number) => string;
}

/** Labels below the plot: as many as a phone has room for. */
const NAMED = 5;

export function Bars({ name, values, tell }: BarsProps) {
  const [at, setAt] = useState<number | null>(null);
  const last = values.length - 1;
  const shown = values[at ?? last];
  const sum = values.reduce((all, { value }) => all + value, 0);
  const marks = marksUpTo(values.reduce((highest, { value }) => Math.max(highest, value), 0));
  const top = marks.at(-1) ?? 1;
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(within(Math.floor(((clientX - left) / width) * values.length), last));
  };
  const press = (event: KeyboardEvent) => {
    const next = afterKey(event.key, at ?? last, last);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.head}>
        <span>
          <span className={classes.name}>{name}</span>
          <span className={`${classes.total} figures`}>{texts.usage.total(count(sum))}</span>
        </span>
        <span className={`${classes.shown} figures`}>{shown && tell(shown.date, shown.value)}</span>
      </figcaption>
      <div className={classes.plot}>
        <div className={`${classes.marks} figures`} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark} style={{ bottom: `${(100 * mark) / top}%` }}>
              {count(mark)}
            </span>
          ))}
        </div>
        <div
          className={classes.bars}
          role="slider"
          tabIndex={0}
          aria-label={name}
          aria-valuemin={1}
          aria-valuemax={values.length}
          aria-valuenow={(at ?? last) + 1}
          aria-valuetext={shown && tell(shown.date, shown.value)}
          onKeyDown={press}
          onPointerMove={point}
          onPointerLeave={() => setAt(null)}
          onBlur={() => setAt(null)}
        >
          {marks.map((mark) => (
            <i key={mark} className={classes.line} style={{ bottom: `${(100 * mark) / top}%` }} />
          ))}
          {values.map(({ date, value }, i) => (
            <span key={date} className={classes.day} data-shown={i === at || undefined}>
              <b style={{ height: `${(100 * value) / top}%` }} />
            </span>
          ))}
        </div>
        <div className={classes.days} aria-hidden="true">
          {namedDays(values.length, NAMED).map((i) => (
            <span key={i} style={{ '--middle': `${(100 * (i + 0.5)) / values.length}%` } as CSSProperties}>
              {values[i] && dayAndMonth(values[i].date)}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

function within(place: number, last: number): number {
  return Math.max(0, Math.min(last, place));
}

/** Given a key, returns the day that it goes to; null for other keys. */
function afterKey(key: string, at: number, last: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return within(at - 1, last);
  if (key === 'ArrowRight' || key === 'ArrowUp') return within(at + 1, last);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
