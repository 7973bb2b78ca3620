/** What people point at on a page: amounts that no row uses, and the box that they draw. */
import { useQuery } from '@tanstack/react-query';
import { type PointerEvent, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { boxStyle } from '../boxes.ts';
import type { PageSize } from '../page-layout.ts';
import type { Row, Statement } from '../result.ts';
import { type UnusedAmount, unusedIn } from '../unused.ts';
import classes from './edit.module.css';
import { type Pointing, unusedWord } from './use-pointing.ts';
import { type Box, wordsQuery } from './words.ts';

interface PageOverlayProps {
  readonly uuid: string;
  readonly page: number;
  readonly size: PageSize;
  readonly statement: Statement;
  /** of all statements of the file */
  readonly rows: readonly Row[];
  readonly pointing: Pointing;
}

export function PageOverlay({ pointing, ...props }: PageOverlayProps) {
  const { page, size, statement } = props;
  const unused = unusedIn(statement).filter((one) => one.page === page);
  return (
    <>
      {unused.length > 0 && <UnusedBoxes {...props} unused={unused} onChoose={pointing.seen} />}
      {pointing.isDrawing && <DrawLayer size={size} onDrawn={(box) => pointing.drawn(page, box)} />}
    </>
  );
}

interface UnusedBoxesProps extends Omit<PageOverlayProps, 'pointing'> {
  readonly unused: readonly UnusedAmount[];
  readonly onChoose: (amount: UnusedAmount) => void;
}

function UnusedBoxes({ uuid, page, size, rows, unused, onChoose }: UnusedBoxesProps) {
  const { data: words = [] } = useQuery(wordsQuery(uuid, page));
  const { plain, difference } = texts.check.unused;
  return unused.map((one) => {
    const word = unusedWord(words, { page, text: one.text, rows });
    if (word === null) return null;
    const name = one.isDifference ? difference(one.text, page) : plain(one.text, page);
    const [x0, y0, x1, y1] = word.box;
    return (
      <button
        key={`${one.text} ${word.box}`}
        type="button"
        className={classes.unused}
        data-difference={one.isDifference || undefined}
        style={boxStyle([x0, y0, x1, y1], size)}
        title={name}
        aria-label={name}
        onClick={() => onChoose(one)}
      />
    );
  });
}

/** Points: a smaller box is a click. */
const LEAST = 4;

interface DrawLayerProps {
  readonly size: PageSize;
  readonly onDrawn: (box: Box) => void;
}

function DrawLayer({ size, onDrawn }: DrawLayerProps) {
  const [from, setFrom] = useState<readonly [number, number] | null>(null);
  const [to, setTo] = useState<readonly [number, number]>([0, 0]);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): readonly [number, number] => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const within = (share: number) => Math.min(1, Math.max(0, share));
    return [within((clientX - left) / width) * size.width, within((clientY - top) / height) * size.height];
  };
  const box = from === null ? null : boxOf(from, to);
  return (
    <div
      className={classes.draw}
      data-draw
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(pointOf(event));
        setTo(pointOf(event));
      }}
      onPointerMove={(event) => from !== null && setTo(pointOf(event))}
      onPointerUp={() => {
        setFrom(null);
        if (box !== null && box[2] - box[0] >= LEAST && box[3] - box[1] >= LEAST) onDrawn(box);
      }}
      onPointerCancel={() => setFrom(null)}
    >
      {box !== null && <div className={classes.drawn} style={boxStyle([box[0], box[1], box[2], box[3]], size)} />}
    </div>
  );
}

const boxOf = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): Box => [
  Math.min(ax, bx),
  Math.min(ay, by),
  Math.max(ax, bx),
  Math.max(ay, by),
];
