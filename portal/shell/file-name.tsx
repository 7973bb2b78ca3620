/** The name of a file on one line: what tells files of an account apart, such as the month, stands at its end. */
import classes from './file-name.module.css';
import { headAndTail } from './head-and-tail.ts';

/** Where there is no room for it, the middle is left out; copied, found and read aloud, it is whole. */
export function FileName({ name }: { readonly name: string }) {
  const { head, tail } = headAndTail(name);
  return (
    <span className={classes.both} data-tail={tail}>
      <span className={classes.head}>
        {head}
        <span className={classes.copied}>{tail}</span>
      </span>
    </span>
  );
}
