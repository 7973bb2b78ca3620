/** Names the amounts on the pages that no row uses; a click shows one on its page, and adds a row with it. */
import { texts } from '../texts/texts.ts';
import classes from './check.module.css';
import type { UnusedAmount } from './unused.ts';

interface UnusedAmountsProps {
  readonly unused: readonly UnusedAmount[];
  readonly onChoose: (amount: UnusedAmount) => void;
}

export function UnusedAmounts({ unused, onChoose }: UnusedAmountsProps) {
  const { label, plain, difference } = texts.check.unused;
  return (
    <ul aria-label={label}>
      {unused.map((one, i) => (
        // an amount may stand on a page twice, and the list never changes
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
        <li key={i}>
          <button type="button" className={classes.jump} onClick={() => onChoose(one)}>
            {one.isDifference ? <strong>{difference(one.text, one.page)}</strong> : plain(one.text, one.page)}
          </button>
        </li>
      ))}
    </ul>
  );
}
