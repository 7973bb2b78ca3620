/** What the readers of a picture made of words, where they do not say the same. */
import { texts } from '../texts/texts.ts';
import { figuresFirst, partsOf, type Reading } from './doubts.ts';
import { Marked } from './marked.tsx';
import classes from './rows.module.css';

export function Readings({ readings }: { readonly readings: readonly Reading[] }) {
  const { label, fields, taken, other, alone, status } = texts.check.readings;
  return (
    <ul className={classes.readings} aria-label={label}>
      {figuresFirst(readings).map((reading) => (
        <li key={`${reading.page} ${reading.box}`} data-status={reading.status}>
          <strong>{fields[reading.field]}</strong>: {taken} “<Marked parts={partsOf(reading)} />”
          {reading.others.map((text) => (
            <span key={text}>
              , {other} “<Marked parts={partsOf({ text, others: [reading.text] })} />”
            </span>
          ))}
          {reading.others.length === 0 && `, ${alone}`}. {status[reading.status]}
        </li>
      ))}
    </ul>
  );
}
