/** A chart of one figure by day: one bar per day, with the highest value next to it. */
import { Group, Text } from '@mantine/core';
import { calendarDate } from '../formats/dates.ts';
import { count } from '../formats/numbers.ts';
import { texts } from '../texts/texts.ts';
import classes from './bars.module.css';

interface BarsProps {
  readonly name: string;
  /** oldest first, one per day */
  readonly values: readonly { readonly date: string; readonly value: number }[];
  /** Given a day and its value, returns both as text. */
  readonly tell: (date: string, value: number) => string;
}

/** Units of the drawing, which is stretched to its place. */
const HEIGHT = 100;
const BAR = 10;
const GAP = 2;
/** So that a day with a small value is still visible. */
const LEAST_HEIGHT = 2;

export function Bars({ name, values, tell }: BarsProps) {
  const most = values.reduce((highest, { value }) => Math.max(highest, value), 0);
  const sum = values.reduce((all, { value }) => all + value, 0);
  const width = values.length * BAR;
  const heightOf = (value: number) => (value === 0 ? 0 : Math.max(LEAST_HEIGHT, (value / most) * HEIGHT));
  return (
    <figure className={classes.figure}>
      <Group component="figcaption" justify="space-between" mb={4}>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="xs" c="dimmed" className="figures">
          {texts.usage.total(count(sum))}
        </Text>
      </Group>
      <div className={classes.plot}>
        <Text className={`${classes.most} figures`} size="xs" c="dimmed" aria-hidden>
          {count(most)}
        </Text>
        <svg
          className={classes.bars}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${name}: ${texts.usage.total(count(sum))}`}
        >
          {values.map(({ date, value }, i) => (
            <g key={date} className={classes.day}>
              <rect x={i * BAR} y={0} width={BAR} height={HEIGHT} className={classes.ground} />
              <rect
                x={i * BAR + GAP / 2}
                y={HEIGHT - heightOf(value)}
                width={BAR - GAP}
                height={heightOf(value)}
                className={classes.bar}
              />
              <title>{tell(date, value)}</title>
            </g>
          ))}
        </svg>
      </div>
      <Group justify="space-between" mt={2} aria-hidden>
        <Text size="xs" c="dimmed">
          {values[0] && calendarDate(values[0].date)}
        </Text>
        <Text size="xs" c="dimmed">
          {values.at(-1) && calendarDate(values.at(-1)!.date)}
        </Text>
      </Group>
    </figure>
  );
}
