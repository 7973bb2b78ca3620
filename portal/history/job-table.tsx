/** Jobs as a table, a row each, with what can be done with them. */
import { Anchor, Badge, Button, Group, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Job } from '../api/types.ts';
import { DownloadMenu } from '../downloads/download-menu.tsx';
import { day, instant } from '../formats/dates.ts';
import { count } from '../formats/numbers.ts';
import { checkPath } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import { DeleteJob } from './delete-job.tsx';
import classes from './job-table.module.css';

const WORDS = texts.history;
/** Names that stand there; of more, their number. */
const MOST_NAMES = 3;

const COLORS: Readonly<Record<Job['status'], string>> = {
  completed: 'ink',
  processing: 'blue',
  queued: 'gray',
  failed: 'red',
};

export function JobTable({ jobs }: { readonly jobs: readonly Job[] }) {
  const [deleting, setDeleting] = useState<Job | null>(null);
  return (
    <>
      <Table.ScrollContainer minWidth={320}>
        <Table verticalSpacing="sm" aria-label={WORDS.list}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{WORDS.columns.files}</Table.Th>
              <Table.Th>{WORDS.columns.status}</Table.Th>
              <Table.Th ta="end" visibleFrom="sm">
                {WORDS.columns.pages}
              </Table.Th>
              <Table.Th visibleFrom="sm">{WORDS.columns.created}</Table.Th>
              <Table.Th visibleFrom="sm">{WORDS.columns.expires}</Table.Th>
              <Table.Th>{WORDS.columns.action}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {jobs.map((job) => (
              <Row key={job.jobId} job={job} onDelete={() => setDeleting(job)} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <DeleteJob job={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}

/** Given a job, returns what it is called: its first file, and how many more there are. */
export function nameOf({ files }: Job): string {
  const [first, ...others] = files;
  return others.length === 0 ? first!.filename : `${first!.filename} ${WORDS.more(others.length)}`;
}

function Row({ job, onDelete }: { readonly job: Job; readonly onDelete: () => void }) {
  const { jobId, status, files, createdAt, expiresAt, progress } = job;
  const name = nameOf(job);
  const converted = files.filter((file) => file.status === 'completed');
  const gone = new Date(expiresAt).getTime() <= Date.now();
  const kept = gone ? WORDS.expired : day(expiresAt);
  const final = status === 'completed' || status === 'failed';
  const open = status === 'completed' && !gone;
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <Stack gap={0}>
          {files.slice(0, MOST_NAMES).map(({ uuid, filename }) => (
            <span key={uuid}>
              {open ? (
                <Anchor component={Link} href={checkPath(jobId, uuid)} inherit>
                  {filename}
                </Anchor>
              ) : (
                filename
              )}
            </span>
          ))}
          {files.length > MOST_NAMES && (
            <Text size="xs" c="dimmed">
              {WORDS.more(files.length - MOST_NAMES)}
            </Text>
          )}
        </Stack>
      </Table.Td>
      <Table.Td>
        <Badge variant="light" color={COLORS[status]} tt="none" miw="max-content">
          {WORDS.statuses[status]}
        </Badge>
        {status === 'completed' && converted.length < files.length && (
          <Text size="xs">{WORDS.part(converted.length, files.length)}</Text>
        )}
        {job.error && (
          <Text size="xs" maw={260}>
            {job.error.message}
          </Text>
        )}
        {/* a narrow screen has no room for columns of these */}
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {instant(createdAt)}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {`${WORDS.columns.expires}: ${kept}`}
        </Text>
      </Table.Td>
      <Table.Td ta="end" className="figures" visibleFrom="sm">
        {final ? count(progress.pagesTotal) : `${count(progress.pagesDone)} / ${count(progress.pagesTotal)}`}
      </Table.Td>
      <Table.Td visibleFrom="sm">{instant(createdAt)}</Table.Td>
      <Table.Td visibleFrom="sm">{kept}</Table.Td>
      <Table.Td>
        <Group gap="xs" className={classes.actions}>
          {open && (
            <>
              <Button
                component={Link}
                href={checkPath(jobId)}
                size="xs"
                variant="default"
                aria-label={WORDS.checkJob(name)}
              >
                {WORDS.check}
              </Button>
              <DownloadMenu jobId={jobId} files={converted} ariaLabel={WORDS.downloadJob(name)} />
            </>
          )}
          <Button
            size="xs"
            variant="subtle"
            color="red"
            aria-label={final ? WORDS.deleteJob(name) : WORDS.cancelJob(name)}
            onClick={onDelete}
          >
            {final ? WORDS.delete : WORDS.cancel}
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
