/** One file of a job: its chosen statement with facts and proof, and its rows next to its pages. */
import { Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { Hints, Job, Result } from '../api/types.ts';
import { DownloadMenu } from '../downloads/download-menu.tsx';
import { checkPath } from '../paths.ts';
import { FileName } from '../shell/file-name.tsx';
import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import classes from './check.module.css';
import { useDroppedDrafts } from './edit/use-draft.ts';
import { hintsOf, knownOf, useReread } from './edit/use-reread.ts';
import { useMakeVersion, useVersions } from './edit/versions.ts';
import { toldFindings } from './findings.ts';
import { Notice } from './notice.tsx';
import { Reread, RereadFailure } from './reread.tsx';
import { RereadNote } from './reread-note.tsx';
import type { CheckedFile, CheckedStatement } from './result.ts';
import { ReviewBar } from './review-bar.tsx';
import { indexAfter } from './said/joined-at.ts';
import { useSaid } from './said/use-said.ts';
import { withSaid } from './said/with-said.ts';
import { StatementCheck } from './statement-check.tsx';
import { StatementSwitch } from './statement-switch.tsx';
import { ToConvert } from './to-convert.tsx';
import { whyNot } from './why-not.ts';

interface FileCheckProps {
  readonly job: Job;
  readonly result: Result;
  readonly files: readonly CheckedFile[];
  readonly file: CheckedFile;
}

/** Query parameters of the address: the statement's `index`, and the version of the previous reading. */
const STATEMENT = 'statement';
const BEFORE = 'before';

/** Hints that join the statement of an index to the one before. */
interface Joined {
  readonly hints: Hints;
  readonly index: number;
}

interface Answered {
  /** the index of a statement that is joined to the one before */
  readonly joined?: number | undefined;
  /** true if that is all that somebody says of columns */
  readonly isOfColumns?: boolean;
}

/** Given the query of the address, returns a reference to the newest; to null once the file is no longer shown. */
function useLatest(query: URLSearchParams): { readonly current: URLSearchParams | null } {
  const latest = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    latest.current = query;
    return () => {
      latest.current = null;
    };
  }, [query]);
  return latest;
}

/** Given a job, one of its files and its statement that is shown, returns how many pages the file has. */
const pageCountOf = (job: Job, { uuid }: CheckedFile, chosen: CheckedStatement | undefined): number =>
  job.files.find((file) => file.uuid === uuid)?.pages ?? chosen?.statement.pages[1] ?? 1;

export function FileCheck({ job, result, files, file }: FileCheckProps) {
  const [, navigate] = useLocation();
  const [opened, { open, close }] = useDisclosure(false);
  const [query] = useSearchParams();
  const before = query.get(BEFORE);
  const wanted = Number(query.get(STATEMENT) ?? Number.NaN);
  const chosen = file.statements.find(({ statement }) => statement.index === wanted) ?? file.statements[0];
  const pageCount = pageCountOf(job, file, chosen);
  const all = useMemo(() => file.statements.flatMap(({ rows }) => rows), [file]);
  const findings = useMemo(
    () => (chosen === undefined ? [] : toldFindings(result, chosen.statement.index)),
    [result, chosen],
  );

  const go = (uuid: string, said: Readonly<Record<string, string | null>>, replace = false) => {
    const told = Object.entries(said).filter((entry): entry is [string, string] => entry[1] !== null);
    const text = new URLSearchParams(told).toString();
    navigate(checkPath(job.jobId, uuid) + (text === '' ? '' : `?${text}`), { replace });
  };
  // each statement is a place of its own, to which the browser's Back returns
  const choose = (uuid: string, index: number | null) =>
    go(uuid, {
      [STATEMENT]: index === null ? null : String(index),
      [BEFORE]: uuid === file.uuid ? before : null,
    });
  const closeNote = () => go(file.uuid, { [STATEMENT]: query.get(STATEMENT) }, true);
  const reread = useReread(file.uuid);
  const { data: versions = [] } = useVersions(file.uuid);
  const making = useMakeVersion(file.uuid);
  const shown = file.version ?? job.jobId;
  useDroppedDrafts(file, versions, shown);
  const hints = hintsOf(versions, shown, job.hints ?? null);
  const corrected = versions.find(({ id }) => id === shown)?.rows ?? 0;
  /** what joins a statement, in the form that asks first; null if that was opened otherwise */
  const [joining, setJoining] = useState<Joined | null>(null);
  const openForm = (joins: Joined | null) => {
    setJoining(joins);
    open();
  };
  const latest = useLatest(query);
  const [saidOfColumns, sayOfColumns] = useSaid(file.uuid);
  const answer = async (said: Hints, { joined, isOfColumns = false }: Answered = {}) => {
    const known = knownOf(versions, shown);
    const read = await reread.mutateAsync({ hints: said, known }).catch(() => null);
    if (read?.status !== 'completed' || read.files[0]?.error !== undefined) return;
    if (isOfColumns) sayOfColumns(null);
    // who has left for another file or view stays there
    if (latest.current === null) return;
    close();
    go(file.uuid, { [STATEMENT]: indexAfter(latest.current.get(STATEMENT), joined), [BEFORE]: shown });
  };
  const join = (said: Hints, index: number) => {
    const hinted = withSaid(hints, said);
    // the form tells that a new reading does not have what people corrected
    if (corrected > 0) openForm({ hints: hinted, index });
    else void answer(hinted, { joined: index });
  };
  const back = (from: string) => {
    making.mutate({ basedOn: shown, from, changes: [] });
    closeNote();
  };

  const saved = ({ uuid, filename, statements, version }: CheckedFile) => {
    const reading = job.files.find((one) => one.uuid === uuid)?.reading;
    // the job may be of before the version that is shown
    const checked = reading?.version === (version ?? job.jobId) ? reading.checked : null;
    const isProved = statements.every(({ statement }) => statement.reconciliation.status === 'verified');
    return { jobId: job.jobId, uuid, filename, isUnproved: !isProved && checked === null };
  };

  const actions = (
    <Group gap="xs" className={classes.actions}>
      <StatementSwitch files={files} file={file} chosen={chosen ?? null} onChoose={choose} />
      {chosen !== undefined && (
        <Reread
          reread={reread}
          uuid={file.uuid}
          pageCount={pageCount}
          checked={chosen}
          all={all}
          corrected={corrected}
          hints={joining?.hints ?? hints}
          joined={joining?.index}
          said={saidOfColumns}
          onAnswer={(said) => void answer(said, { joined: joining?.index, isOfColumns: true })}
          opened={opened}
          onOpen={() => openForm(null)}
          onClose={close}
        />
      )}
      {file.error === null && <ReviewBar jobId={job.jobId} uuid={file.uuid} shown={shown} />}
      {file.error === null && (
        <div className={classes.save}>
          <DownloadMenu
            files={files.filter(({ error }) => error === null).map(saved)}
            file={saved(file)}
            variant="filled"
          />
        </div>
      )}
    </Group>
  );
  return (
    <View title={file.filename} shown={<FileName name={file.filename} />} actions={actions} fills>
      <div className={classes.view}>
        {before !== null && (
          <RereadNote
            jobId={job.jobId}
            before={before}
            file={file}
            hints={hints}
            onClose={closeNote}
            onBack={() => back(before)}
          />
        )}
        {!opened && <RereadFailure reread={reread} />}
        {chosen === undefined ? (
          <Notice
            title={texts.check.failed.title}
            body={
              file.error === null
                ? texts.check.noStatement
                : whyNot({ details: {}, retryAfter: undefined, ...file.error })
            }
          >
            <ToConvert />
          </Notice>
        ) : (
          <StatementCheck
            key={chosen.statement.index}
            jobId={job.jobId}
            file={file}
            pageCount={pageCount}
            checked={chosen}
            all={all}
            corrected={corrected}
            findings={findings}
            onOther={(index) => choose(result.statements[index].uuid, index)}
            onReread={() => openForm(null)}
            answering={{
              ...{ hints, isPending: reread.isPending, onJoin: join },
              onAnswer: (said) => void answer(withSaid(hints, said), { isOfColumns: said.columnsAt !== undefined }),
            }}
          />
        )}
      </div>
    </View>
  );
}
