/** The view Check: the pages of a converted file next to its transactions, and what proves them. */
import { Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { asFailure, type FailureCode } from '../api/failure.ts';
import { isLost } from '../api/recovery.ts';
import type { Job } from '../api/types.ts';
import { checkPath } from '../paths.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { useEarlyKeys } from './early-keys.ts';
import { FileCheck } from './file-check.tsx';
import { Notice } from './notice.tsx';
import { isFinal, useJob, useNewestJob, useResult } from './queries.ts';
import { filesOf } from './result.ts';
import { ToConvert } from './to-convert.tsx';
import { whyNot } from './why-not.ts';

export function CheckView() {
  const { jobId, uuid } = useParams<{ jobId?: string; uuid?: string }>();
  useEarlyKeys();
  return jobId === undefined ? <Newest /> : <JobCheck key={jobId} jobId={jobId} uuid={uuid} />;
}

/** Without a job in the address, shows the job that was converted last. */
function Newest() {
  const newest = useNewestJob();
  if (newest.data) return <Redirect to={checkPath(newest.data.jobId)} replace />;
  return (
    <View title={texts.check.title}>
      {newest.isPending && <Loading />}
      <FailureNote error={newest.error} onRetry={() => newest.refetch()} />
      {newest.data === null && (
        <Notice title={texts.check.none.title} body={texts.check.none.body}>
          <ToConvert text={texts.check.none.convert} />
        </Notice>
      )}
    </View>
  );
}

function JobCheck({ jobId, uuid }: { readonly jobId: string; readonly uuid: string | undefined }) {
  const job = useJob(jobId);
  if (job.isPending) return <Loading />;
  if (job.data === undefined || isLost(job)) {
    return (
      <View title={texts.check.title}>
        {asFailure(job.error).status === 404 ? (
          <Notice title={texts.check.unknown} body={texts.errors.sentence(asFailure(job.error))}>
            <ToConvert />
          </Notice>
        ) : (
          <FailureNote error={job.error} onRetry={() => job.refetch()} />
        )}
      </View>
    );
  }
  if (!isFinal(job.data) && !isRead(job.data, uuid)) return <Running job={job.data} />;
  return <ResultCheck job={job.data} uuid={uuid} />;
}

/** While others of its job wait, a file can be looked at as soon as it is read. */
const isRead = ({ files }: Job, uuid: string | undefined): boolean =>
  files.some((file) => file.uuid === uuid && file.status === 'completed');

function Running({ job }: { readonly job: Job }) {
  const { pagesDone, pagesTotal } = job.progress;
  const text = texts.check.running(pagesDone, pagesTotal);
  return (
    <View title={texts.check.title}>
      <Text mb="xs" role="status">
        {text}
      </Text>
      <Progress value={pagesTotal === 0 ? 0 : (100 * pagesDone) / pagesTotal} aria-label={text} />
    </View>
  );
}

function ResultCheck({ job, uuid }: { readonly job: Job; readonly uuid: string | undefined }) {
  // it stays what it was opened as: rows would have other numbers in the result of the whole job
  const [opened] = useState({ uuid, alone: !isFinal(job) });
  const alone = opened.uuid === uuid ? opened.alone : !isFinal(job);
  const result = useResult(job.jobId, alone ? uuid : undefined);
  if (result.isPending) return <Loading />;
  if (result.data === undefined || isLost(result))
    return <NoResult error={asFailure(result.error)} onRetry={() => result.refetch()} />;
  const files = filesOf(result.data);
  const named = files.find((one) => one.uuid === uuid);
  if (uuid !== undefined && named === undefined) return <NoFile />;
  const file = named ?? files.find(({ error }) => error === null) ?? files[0];
  return <FileCheck key={file.uuid} job={job} result={result.data} files={files} file={file} />;
}

/** The address names a file that the job does not have. */
const NoFile = () => (
  <View title={texts.check.title}>
    <Notice title={texts.check.unknownFile} body={texts.check.unknownFileBody}>
      <ToConvert />
    </Notice>
  </View>
);

function NoResult({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { code, details, message } = asFailure(error);
  // the code of its first file says more than the job's failure
  const why = whyNot({
    code: (details.code as FailureCode) ?? code,
    message,
    details: { finding: details.finding },
    retryAfter: undefined,
  });
  return (
    <View title={texts.check.title}>
      {code === 'RESULT_EXPIRED' && (
        <Notice title={texts.check.expired.title} body={texts.check.expired.body}>
          <ToConvert />
        </Notice>
      )}
      {code === 'JOB_FAILED' && (
        <Notice title={texts.check.failed.jobTitle} body={why}>
          <ToConvert />
        </Notice>
      )}
      {code !== 'RESULT_EXPIRED' && code !== 'JOB_FAILED' && <FailureNote error={error} onRetry={onRetry} />}
    </View>
  );
}
