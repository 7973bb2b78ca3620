/** The columns of a page over its picture: each a band that opens the menu of what it may hold. */
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { FailureNote } from '../../shell/failure-note.tsx';
import { texts } from '../../texts/texts.ts';
import { type PrintedWord, wordsQuery } from '../edit/words.ts';
import type { PageSize } from '../page-layout.ts';
import type { Row } from '../result.ts';
import { AddedBand, Band, placeStyle } from './column-band.tsx';
import { columnBands } from './column-bands.ts';
import classes from './columns.module.css';
import { type Point, placeAt, placesIn, roomOn, spotAt, spotsIn } from './places.ts';
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

export function ColumnLayer(props: ColumnLayerProps) {
  const { data: words, error, refetch } = useQuery(wordsQuery(props.uuid, props.page));
  if (words !== undefined) return <KnownLayer {...props} words={words} />;
  if (error === null) return null;
  return (
    <div className={classes.failed}>
      <FailureNote error={error} onRetry={() => refetch()} />
    </div>
  );
}

function KnownLayer({ page, size, rows, all, saying, words }: ColumnLayerProps & { words: readonly PrintedWord[] }) {
  const bands = useMemo(() => columnBands({ page, words, rows, all }), [page, words, rows, all]);
  const places = useMemo(() => placesIn(page, bands), [page, bands]);
  const layer = useRef<HTMLFieldSetElement>(null);
  const { takesFocus, added } = saying;
  useEffect(() => {
    if (places.length > 0 && takesFocus(page)) layer.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  const on = { places, height: size.height };
  const own = added?.page === page ? spotAt(added.at ?? roomOn(page, size, bands), on) : null;
  const isOwn = ({ x, y }: Point) => own !== null && own.x === x && own.y === y;
  const spots = spotsIn(page, saying.said, on).filter((spot) => !isOwn(spot));
  const addAt = (event: MouseEvent<HTMLElement>) => {
    const point = pointOf(event, page, size);
    // bands end before their columns do
    if (event.target === event.currentTarget && placeAt(point, places) === null) saying.add(point);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button below the pages adds a place by keys
    <fieldset
      ref={layer}
      className={classes.layer}
      data-columns
      aria-label={WORDS.title(page)}
      disabled={saying.isPending}
      onClick={addAt}
    >
      {places.length === 0 && <p className={classes.none}>{WORDS.none}</p>}
      {bands.map(
        ({ column, box }) =>
          column === null && (
            <div key={`text ${box}`} className={classes.band} data-text style={placeStyle(box, size)}>
              <span className={classes.label}>{texts.check.rows.description}</span>
            </div>
          ),
      )}
      {[...places, ...spots].map((place) => (
        <Band key={`${place.column?.kind} ${place.box} ${place.y}`} place={place} size={size} saying={saying} />
      ))}
      {own !== null && added !== null && (
        <AddedBand key={`added ${added.id}`} place={own} places={places} size={size} saying={saying} />
      )}
    </fieldset>
  );
}

function pointOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>, page: number, size: PageSize): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (share: number) => Math.min(1, Math.max(0, share));
  return {
    page,
    x: within((clientX - left) / width) * size.width,
    y: within((clientY - top) / height) * size.height,
  };
}
