/** A column over the picture of its page: a button that opens the menu of what it may hold. */
import { Menu } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, type Ref, useEffect, useRef } from 'react';
import { texts } from '../../texts/texts.ts';
import { boxStyle } from '../boxes.ts';
import type { Box } from '../edit/words.ts';
import type { PageSize } from '../page-layout.ts';
import classes from './columns.module.css';
import { placeAt } from './places.ts';
import { AS_READ, CHOICES, type Holds, type Place } from './said-columns.ts';
import type { Saying } from './use-saying.ts';

const WORDS = texts.said.columns;

/** Also how much of the page is above it, in percent, for what stands there. */
export const placeStyle = ([x0, y0, x1, y1]: Box, size: PageSize): CSSProperties =>
  ({ ...boxStyle([x0, y0, x1, y1], size), '--above': (100 * y0) / size.height }) as CSSProperties;

interface BandProps {
  readonly place: Place;
  readonly size: PageSize;
  readonly saying: Saying;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly defaultOpened?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

export function Band({ place, size, saying, ref, defaultOpened = false, onKeyDown }: BandProps) {
  const { column, box } = place;
  const said = saying.of(place);
  const isChanged = said !== saying.wasSaid(place);
  const label = labelOf(place, said, saying.wasSaid(place));
  const heading = column === null ? WORDS.own : column.heading || WORDS.untitled;
  const name = column === null ? `${heading}: ${label}` : WORDS.band(heading, label);
  return (
    <Menu position="bottom" shadow="md" withArrow returnFocus defaultOpened={defaultOpened}>
      <Menu.Target>
        <button
          ref={ref}
          type="button"
          className={classes.band}
          data-changed={isChanged || undefined}
          data-unread={label === WORDS.unread || said === 'other' || undefined}
          style={placeStyle(box, size)}
          aria-label={isChanged ? WORDS.changed(name) : name}
          title={column?.samples.join(' · ')}
          onKeyDown={onKeyDown}
        >
          <span className={classes.label}>{label}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{heading}</Menu.Label>
        {[AS_READ, ...CHOICES[column?.kind ?? 'any']].map((value) => (
          <Menu.Item
            key={value}
            aria-current={value === (said ?? AS_READ) ? 'true' : undefined}
            rightSection={value === (said ?? AS_READ) ? '✓' : undefined}
            onClick={() => saying.say(place, value === AS_READ ? null : (value as Holds))}
          >
            {WORDS.holds[value]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What somebody says of a place; else what our reading took from it, unless it was read as somebody said. */
function labelOf({ column }: Place, said: Holds | null, before: Holds | null): string {
  if (said !== null) return (said === 'other' ? WORDS.unread : WORDS.holds[said]) ?? said;
  if (before !== null) return WORDS.holds[AS_READ] ?? AS_READ;
  if (column === null || column.read === null) return WORDS.unread;
  const { read } = column;
  return read === 'transaction_date' ? texts.check.rows.transactionDate : (WORDS.holds[read] ?? read);
}

/** Points that an arrow moves a place. */
const STEP = 6;
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface AddedBandProps extends Pick<BandProps, 'place' | 'size' | 'saying'> {
  /** the columns of the page */
  readonly places: readonly Place[];
}

/** A place that somebody adds: the arrows move it until something is said of it. In a column, it is said of that. */
export function AddedBand({ place, places, size, saying }: AddedBandProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isPointedAt = useRef(saying.added?.at !== null);
  useEffect(() => {
    if (!isPointedAt.current) button.current?.focus();
  }, []);
  const isSaid = saying.of(place) !== null;
  const move = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way === undefined || isSaid) return;
    event.preventDefault();
    const within = (at: number, most: number) => Math.min(most, Math.max(0, at));
    const [x, y] = [within(place.x + way[0], size.width), within(place.y + way[1], size.height)];
    saying.move({ page: place.page, x, y });
  };
  const said: Saying = {
    ...saying,
    say: (_place, holds) => saying.say(placeAt(place, places) ?? place, holds),
  };
  return (
    <Band ref={button} place={place} size={size} saying={said} defaultOpened={isPointedAt.current} onKeyDown={move} />
  );
}
