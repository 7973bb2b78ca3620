/** What was converted last, with its verdicts and what needs a look: shown while no files are added. */
import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ask, client } from '../api/client.ts';
import type { File } from '../api/types.ts';
import { instant } from '../formats/dates.ts';
import { PATHS } from '../paths.ts';
import { COLORS, checkOf, isUnproved, rowsOf, stateOf } from '../review/file-state.ts';
import { FILES_KEY } from '../review/files-key.ts';
import { texts } from '../texts/texts.ts';
import classes from './recent.module.css';

const WORDS = texts.convert;
/** The files that are shown at most. */
const FILES = 8;

export function Recent() {
  const { data } = useQuery({
    queryKey: [...FILES_KEY, 'recent'],
    queryFn: () => {
      const query = { limit: FILES, converted: 'true', sort: 'created', order: 'desc' } as const;
      return ask(client.GET('/api/v1/files', { params: { query } }));
    },
    staleTime: 0,
  });
  const files = (data?.files ?? []).filter((file) => stateOf(file) !== 'open');
  if (files.length === 0) return null;
  const open = files.filter(isUnproved).length;
  return (
    <section className={classes.recent} aria-labelledby="recent">
      <div className={classes.head}>
        <h2 id="recent" className={classes.title}>
          {WORDS.recent.title}
        </h2>
        {open > 0 && <span className={classes.look}>{WORDS.recent.look(open)}</span>}
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

function RecentRow({ file }: { readonly file: File }) {
  const { filename, reading, createdAt } = file;
  const state = stateOf(file);
  const path = checkOf(file);
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
