/** Words of a page that its readers did not read alike: framed, and the characters in doubt underlined. */
import { Popover } from '@mantine/core';
import { memo } from 'react';
import { texts } from '../texts/texts.ts';
import { boxStyle } from './boxes.ts';
import { type DoubtOnPage, partsOf, type Reading } from './doubts.ts';
import classes from './page.module.css';
import type { PageSize } from './page-layout.ts';
import { Readings } from './readings.tsx';

interface DoubtBoxesProps {
  readonly doubts: readonly DoubtOnPage[];
  readonly size: PageSize;
}

/** CSS pixels: two lines of a reading. */
const POPOVER_WIDTH = 300;

export const DoubtBoxes = memo(function DoubtBoxes({ doubts, size }: DoubtBoxesProps) {
  return doubts.map(({ row, reading }) => {
    const shown = {
      className: classes.doubt,
      'data-status': reading.status,
      title: titleOf(reading),
      style: boxStyle(reading.box, size),
    };
    // a click on a row shows its details beside the page; nothing else tells of a word outside of the rows
    return row === null ? (
      <Popover key={`outside ${reading.box}`} width={POPOVER_WIDTH} position="bottom-start" withArrow>
        <Popover.Target>
          <button type="button" aria-label={shown.title} {...shown}>
            <Underlines reading={reading} />
          </button>
        </Popover.Target>
        <Popover.Dropdown>
          <Readings readings={[reading]} />
        </Popover.Dropdown>
      </Popover>
    ) : (
      <div key={`${row} ${reading.box}`} data-row={row} {...shown}>
        <Underlines reading={reading} />
      </div>
    );
  });
});

function titleOf({ text, others }: Reading): string {
  const { read, alone } = texts.check.readings;
  return others.length === 0 ? alone : read([text, ...others]);
}

function Underlines({ reading }: { readonly reading: Reading }) {
  return underlines(reading).map(({ left, width }) => (
    <span key={left} className={classes.underline} style={{ left, width }} />
  ));
}

/** Where the characters in doubt are in the box of their word, in CSS percentages: characters are about as wide. */
function underlines(reading: Reading): { left: string; width: string }[] {
  const all = [...reading.text].length;
  let at = 0;
  return partsOf(reading).flatMap(({ text, doubtful }) => {
    const [from, signs] = [at, [...text].length];
    at += signs;
    return doubtful ? [{ left: `${(100 * from) / all}%`, width: `${(100 * signs) / all}%` }] : [];
  });
}
