/** The files that were converted last, as a list, with the way to what needs a look. */
import { Badge } from '@mantine/core';
import { Link } from 'wouter';
import type { File } from '../api/types.ts';
import { calendarSpan, instant } from '../formats/dates.ts';
import { PATHS } from '../paths.ts';
import { COLORS, checkOf, isUnproved, rowsOf, stateOf } from '../review/file-state.ts';
import { useUnchecked } from '../review/use-unchecked.ts';
import { texts } from '../texts/texts.ts';
import classes from './recent.module.css';

const WORDS = texts.convert;

/** What is still being read has no result to show. */
export function RecentList({ files: all }: { readonly files: readonly File[] }) {
  const files = all.filter((file) => stateOf(file) !== 'open');
  if (files.length === 0) return null;
  return (
    <section className={classes.recent} aria-labelledby="recent">
      <div className={classes.head}>
        <h2 id="recent" className={classes.title}>
          {WORDS.recent.title}
        </h2>
        <ToLookAt />
        <Link href={PATHS.history} className={classes.all}>
          {WORDS.recent.all}
        </Link>
      </div>
      <ul className={classes.list}>
        {files.map((file) => (
          <RecentRow key={file.uuid} file={file} />
        ))}
      </ul>
    </section>
  );
}

/** How many files nobody has checked and the paper does not prove: a way to the first of them. */
function ToLookAt() {
  const { files = [], counts } = useUnchecked().data ?? {};
  const first = files.find(isUnproved);
  const path = first === undefined ? null : checkOf(first);
  if (path === null || counts === undefined) return null;
  return (
    <Link href={path} className={classes.look}>
      {WORDS.recent.look(counts.unproved)}
    </Link>
  );
}

function RecentRow({ file }: { readonly file: File }) {
  const { filename, reading, createdAt } = file;
  const state = stateOf(file);
  const path = checkOf(file);
  const [one] = reading?.statements ?? [];
  const { institution = null, periodStart: from = null, periodEnd: to = null } = one ?? {};
  const period = from === null || to === null ? null : calendarSpan(from, to);
  const facts = [institution, period].filter((text) => text !== null).join(' · ');
  return (
    <li className={classes.row}>
      {path === null ? (
        <span className={classes.name} title={filename}>
          {filename}
        </span>
      ) : (
        <Link href={path} className={classes.name} title={filename}>
          {filename}
        </Link>
      )}
      <span className={`${classes.facts} figures`} title={facts}>
        {facts}
      </span>
      <span className={classes.verdict}>
        {reading && <Badge color={COLORS[state]}>{WORDS.verdict[reading.status]}</Badge>}
        {state === 'failed' && <Badge color={COLORS[state]}>{WORDS.recent.failed}</Badge>}
      </span>
      <span className={`${classes.rows} figures`}>{reading && WORDS.transactions(rowsOf(file))}</span>
      <time dateTime={createdAt} className={`${classes.when} figures`}>
        {instant(createdAt)}
      </time>
    </li>
  );
}
