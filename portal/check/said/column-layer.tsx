/** The columns of a page over its picture: each a band that opens the menu of what it may hold. */
import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { texts } from '../../texts/texts.ts';
import { boxStyle } from '../boxes.ts';
import { type Box, wordsQuery } from '../edit/words.ts';
import type { PageSize } from '../page-layout.ts';
import type { Row } from '../result.ts';
import { type ColumnBand, columnBands } from './column-bands.ts';
import classes from './columns.module.css';
import type { PrintedColumn } from './printed-columns.ts';
import { AS_READ, CHOICES, type Holds, type PlacedColumn } from './said-columns.ts';
import type { Saying } from './use-saying.ts';

interface ColumnLayerProps {
  readonly uuid: string;
  readonly page: number;
  readonly size: PageSize;
  /** of the statement */
  readonly rows: readonly Row[];
  /** of all statements of the file */
  readonly all: readonly Row[];
  readonly saying: Saying;
}

const WORDS = texts.said.columns;

export function ColumnLayer({ uuid, page, size, rows, all, saying }: ColumnLayerProps) {
  const { data: words } = useQuery(wordsQuery(uuid, page));
  const bands = useMemo(
    () => (words === undefined ? [] : columnBands({ page, words, rows, all })),
    [page, words, rows, all],
  );
  const layer = useRef<HTMLFieldSetElement>(null);
  const { takesFocus } = saying;
  useEffect(() => {
    if (bands.length > 0 && takesFocus(page)) layer.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  if (bands.length === 0) return null;
  return (
    <fieldset ref={layer} className={classes.layer} aria-label={WORDS.title(page)}>
      {bands.map(({ column, box }) =>
        column === null ? (
          <div key={`text ${box}`} className={classes.band} data-text style={placeOf(box, size)}>
            <span className={classes.label}>{texts.check.rows.description}</span>
          </div>
        ) : (
          <Band key={`${column.kind} ${box}`} band={{ column, box }} page={page} size={size} saying={saying} />
        ),
      )}
    </fieldset>
  );
}

/** Also how much of the page is above it, in percent, for what stands there. */
const placeOf = ([x0, y0, x1, y1]: Box, size: PageSize): CSSProperties =>
  ({ ...boxStyle([x0, y0, x1, y1], size), '--above': (100 * y0) / size.height }) as CSSProperties;

interface BandProps {
  readonly band: ColumnBand & { readonly column: PrintedColumn };
  readonly page: number;
  readonly size: PageSize;
  readonly saying: Saying;
}

function Band({ band: { column, box }, page, size, saying }: BandProps) {
  const placed: PlacedColumn = { page, column };
  const said = saying.of(placed);
  const isChanged = said !== saying.wasSaid(placed);
  const label = labelOf(column, said, saying.wasSaid(placed));
  const name = WORDS.band(column.heading || WORDS.untitled, label);
  return (
    <Menu position="bottom" shadow="md" withArrow returnFocus>
      <Menu.Target>
        <button
          type="button"
          className={classes.band}
          data-changed={isChanged || undefined}
          data-unread={label === WORDS.unread || said === 'other' || undefined}
          style={placeOf(box, size)}
          aria-label={isChanged ? WORDS.changed(name) : name}
          title={column.samples.join(' · ')}
        >
          <span className={classes.label}>{label}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{column.heading || WORDS.untitled}</Menu.Label>
        {[AS_READ, ...CHOICES[column.kind]].map((value) => (
          <Menu.Item
            key={value}
            aria-current={value === (said ?? AS_READ) ? 'true' : undefined}
            rightSection={value === (said ?? AS_READ) ? '✓' : undefined}
            onClick={() => saying.say(placed, value === AS_READ ? null : (value as Holds))}
          >
            {WORDS.holds[value]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What somebody says of a column; else what our reading took from it, unless it was read as somebody said. */
function labelOf({ read }: PrintedColumn, said: Holds | null, before: Holds | null): string {
  if (said !== null) return (said === 'other' ? WORDS.unread : WORDS.holds[said]) ?? said;
  if (before !== null) return WORDS.holds[AS_READ] ?? AS_READ;
  if (read === null) return WORDS.unread;
  return read === 'transaction_date' ? texts.check.rows.transactionDate : (WORDS.holds[read] ?? read);
}
