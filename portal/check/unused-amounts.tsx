/** Names the amounts on the pages that no row uses; a click shows the page. */
import { texts } from '../texts/texts.ts';
import classes from './check.module.css';
import type { UnusedAmount } from './unused.ts';

interface UnusedAmountsProps {
  readonly unused: readonly UnusedAmount[];
  readonly onPage: (page: number) => void;
}

export function UnusedAmounts({ unused, onPage }: UnusedAmountsProps) {
  const { label, plain, difference } = texts.check.unused;
  return (
    <ul className={`${classes.failing} figures`} aria-label={label}>
      {unused.map(({ text, page, isDifference }, i) => (
        // an amount may stand on a page twice, and the list never changes
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
        <li key={i}>
          <button type="button" className={classes.jump} onClick={() => onPage(page)}>
            {isDifference ? <strong>{difference(text, page)}</strong> : plain(text, page)}
          </button>
        </li>
      ))}
    </ul>
  );
}
