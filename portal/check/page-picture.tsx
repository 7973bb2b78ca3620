/** One page: its picture, drawn by the service, under the boxes of the rows that were read from it. */
import { Button } from '@mantine/core';
import { memo, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { asFailure } from '../api/failure.ts';
import { mayPass } from '../api/query-client.ts';
import { texts } from '../texts/texts.ts';
import { boxStyle, pictureWidth, type RowBox } from './boxes.ts';
import { DoubtBoxes } from './doubt-boxes.tsx';
import type { DoubtOnPage } from './doubts.ts';
import classes from './page.module.css';
import type { PageSize } from './page-layout.ts';
import { usePagePicture } from './queries.ts';
import type { FailingRow, Transaction } from './result.ts';
import type { Selection } from './selection.ts';

interface PagePictureProps {
  readonly uuid: string;
  readonly page: number;
  /** CSS pixels in the sheet */
  readonly place: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** null until the picture is known */
  readonly size: PageSize | null;
  readonly boxes: readonly RowBox[];
  readonly doubts: readonly DoubtOnPage[];
  readonly own: ReadonlyMap<number, Transaction>;
  readonly failing: ReadonlyMap<number, FailingRow>;
  readonly selection: Selection;
  /** over all else; null until the size is known */
  readonly overlay: ReactNode;
  readonly onSize: (page: number, size: PageSize) => void;
}

/**
 * Milliseconds that a page must be in sight before its picture is requested, so that pages that are only scrolled past
 * request nothing.
 */
const REST_MS = 80;

export function PagePicture(props: PagePictureProps) {
  const { uuid, page, place, size, boxes, doubts, own, failing, selection, overlay, onSize } = props;
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  const picture = usePagePicture(uuid, page, pictureWidth(place.width, devicePixelRatio), rested);
  const blob = picture.data?.blob ?? null;
  const told = picture.data?.size;
  const url = useObjectUrl(blob);
  useEffect(() => {
    if (told !== undefined) onSize(page, told);
  }, [page, told, onSize]);

  return (
    <div className={classes.page} style={place} data-page={page}>
      {url !== null && (
        <img className={classes.picture} src={url} alt={texts.check.page.picture(page)} draggable={false} />
      )}
      {url === null && !picture.isError && <p className={classes.awaited}>{texts.check.page.awaited(page)}</p>}
      {picture.isError && <Failed page={page} error={picture.error} onRetry={() => picture.refetch()} />}
      {size !== null && (
        <>
          <ReadBoxes boxes={boxes} size={size} own={own} failing={failing} />
          <DoubtBoxes doubts={doubts} size={size} />
          <LitBoxes boxes={boxes} size={size} failing={failing} selection={selection} />
          {overlay}
        </>
      )}
    </div>
  );
}

interface FailedProps {
  readonly page: number;
  readonly error: Error;
  readonly onRetry: () => void;
}

function Failed({ page, error, onRetry }: FailedProps) {
  const failure = asFailure(error);
  const { locked, failed } = texts.check.page;
  return (
    <div className={classes.failed} role="alert">
      <p>{failure.code === 'FILE_LOCKED' ? locked : `${failed(page)} ${texts.errors.sentence(failure)}`}</p>
      {mayPass(failure) && (
        <Button size="xs" variant="default" onClick={onRetry}>
          {texts.shell.retry}
        </Button>
      )}
    </div>
  );
}

/** Given bytes, returns an object URL of them while they are shown. */
function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (blob === null) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

interface ReadBoxesProps {
  readonly boxes: readonly RowBox[];
  readonly size: PageSize;
  readonly own: ReadonlyMap<number, Transaction>;
  readonly failing: ReadonlyMap<number, FailingRow>;
}

/** All rows that were read, faintly, so that a line of the paper that is not among them is visible. */
const ReadBoxes = memo(function ReadBoxes({ boxes, size, own, failing }: ReadBoxesProps) {
  return boxes.map(({ row, box }) => (
    <div
      key={`${row} ${box}`}
      className={classes.box}
      data-row={row}
      data-failing={failing.has(row) || undefined}
      data-other={!own.has(row) || undefined}
      style={boxStyle(box, size)}
    />
  ));
});

interface LitBoxesProps {
  readonly boxes: readonly RowBox[];
  readonly size: PageSize;
  readonly failing: ReadonlyMap<number, FailingRow>;
  readonly selection: Selection;
}

/** The row under the pointer, and the current one. */
function LitBoxes({ boxes, size, failing, selection }: LitBoxesProps) {
  const pointed = useSyncExternalStore(selection.subscribe, () => selection.get().pointed);
  const current = useSyncExternalStore(selection.subscribe, () => selection.get().current);
  return boxes
    .filter(({ row }) => row === pointed || row === current)
    .map(({ row, box }) => (
      <div
        key={`${row} ${box}`}
        className={classes.lit}
        data-row={row}
        data-current={row === current || undefined}
        data-failing={failing.has(row) || undefined}
        style={boxStyle(box, size)}
      />
    ));
}
