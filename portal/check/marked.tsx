/** A text whose characters in doubt are marked. */
import type { Part } from './doubts.ts';
import classes from './rows.module.css';

export function Marked({ parts }: { readonly parts: readonly Part[] }) {
  let at = 0;
  return parts.map(({ text, doubtful }) => {
    const key = at;
    at += text.length;
    return doubtful ? (
      <mark key={key} className={classes.doubtful}>
        {text}
      </mark>
    ) : (
      text
    );
  });
}
