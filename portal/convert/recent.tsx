/** What was converted last, with its verdicts and what needs a look: shown while no files are added. */
import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ask, client } from '../api/client.ts';
import type { Job } from '../api/types.ts';
import { instant } from '../formats/dates.ts';
import { isOpen } from '../history/jobs.ts';
import { JOBS_KEY } from '../history/jobs-key.ts';
import { checkPath, PATHS } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import classes from './recent.module.css';
import { type Status, useVerdict, useVerdicts } from './verdict.ts';

const WORDS = texts.convert;
/** The conversions and files that are shown at most. */
const JOBS = 8;
const FILES = 8;
const COLORS: Readonly<Record<Status, string>> = { verified: 'ink', mismatch: 'red', unverifiable: 'yellow' };

interface RecentFile {
  readonly jobId: string;
  readonly uuid: string;
  readonly filename: string;
  readonly converted: boolean;
  readonly at: string;
}

export function Recent() {
  const { data } = useQuery({
    queryKey: [...JOBS_KEY, 'recent'],
    queryFn: () => ask(client.GET('/api/v1/jobs', { params: { query: { limit: JOBS } } })),
    staleTime: 0,
  });
  const files = recentFiles(data?.jobs ?? []);
  const verdicts = useVerdicts(files.filter(({ converted }) => converted));
  if (files.length === 0) return null;
  const open = verdicts === null ? 0 : verdicts.mismatch + verdicts.unverifiable;
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
          <RecentRow key={file.jobId + file.uuid} file={file} />
        ))}
      </ul>
    </section>
  );
}

/** Given jobs, newest first, returns the files of those that have results or failed. */
function recentFiles(jobs: readonly Job[]): RecentFile[] {
  return jobs
    .filter((job) => isOpen(job) || job.status === 'failed')
    .flatMap(({ jobId, files, createdAt }) =>
      files.map(({ uuid, filename, status }) => ({
        jobId,
        uuid,
        filename,
        converted: status === 'completed',
        at: createdAt,
      })),
    )
    .slice(0, FILES);
}

function RecentRow({ file: { jobId, uuid, filename, converted, at } }: { readonly file: RecentFile }) {
  const verdict = useVerdict(jobId, uuid, converted);
  return (
    <li className={classes.row}>
      <Link href={checkPath(jobId, uuid)} className={classes.name} title={filename}>
        {filename}
      </Link>
      <span className={classes.verdict}>
        {verdict && <Badge color={COLORS[verdict.status]}>{WORDS.verdict[verdict.status]}</Badge>}
        {!converted && <Badge color="red">{WORDS.recent.failed}</Badge>}
      </span>
      <span className={`${classes.rows} figures`}>{verdict && WORDS.transactions(verdict.transactions)}</span>
      <time dateTime={at} className={`${classes.when} figures`}>
        {instant(at)}
      </time>
    </li>
  );
}
