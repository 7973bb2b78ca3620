/** Words of a page that its readers did not read alike: framed, and the characters in doubt underlined. */
import { memo } from 'react';
import { texts } from '../texts/texts.ts';
import { boxStyle } from './boxes.ts';
import { type DoubtOnPage, partsOf, type WordReading } from './doubts.ts';
import classes from './page.module.css';
import type { PageSize } from './page-layout.ts';

interface DoubtBoxesProps {
  readonly doubts: readonly DoubtOnPage[];
  readonly size: PageSize;
}

export const DoubtBoxes = memo(function DoubtBoxes({ doubts, size }: DoubtBoxesProps) {
  const { read, alone } = texts.check.readings;
  return doubts.map(({ row, reading }) => (
    <div
      key={`${row} ${reading.box}`}
      className={classes.doubt}
      data-row={row}
      data-status={reading.status}
      title={reading.others.length === 0 ? alone : read([reading.text, ...reading.others])}
      style={boxStyle(reading.box, size)}
    >
      {underlines(reading).map(({ left, width }) => (
        <span key={left} className={classes.underline} style={{ left, width }} />
      ))}
    </div>
  ));
});

/** Where the characters in doubt are in the box of their word, in CSS percentages: characters are about as wide. */
function underlines(reading: WordReading): { left: string; width: string }[] {
  const all = [...reading.text].length;
  let at = 0;
  return partsOf(reading).flatMap(({ text, doubtful }) => {
    const [from, signs] = [at, [...text].length];
    at += signs;
    return doubtful ? [{ left: `${(100 * from) / all}%`, width: `${(100 * signs) / all}%` }] : [];
  });
}
