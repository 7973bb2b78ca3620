/** One job of the table: its files, its progress, until when it is kept, and its actions. */
import { Anchor, Badge, Button, Checkbox, Group, Stack, Table, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { Job } from '../api/types.ts';
import { DownloadMenu } from '../downloads/download-menu.tsx';
import { day, instant } from '../formats/dates.ts';
import { count } from '../formats/numbers.ts';
import { checkPath } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import classes from './job-table.module.css';
import { isFinal, isGone, isOpen, resultsOf } from './jobs.ts';

interface JobRowProps {
  readonly job: Job;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
  readonly onDelete: () => void;
}

const WORDS = texts.history;
/** The number of names shown; further ones are counted. */
const MOST_NAMES = 3;

const NEAR_MS = 48 * 3_600_000;

const COLORS: Readonly<Record<Job['status'], string>> = {
  completed: 'ink',
  processing: 'blue',
  queued: 'gray',
  failed: 'red',
};

/** Given a job, returns its name: its first file, and the number of others. */
function nameOf({ files }: Job): string {
  const [first, ...others] = files;
  if (first!.filename === '') return WORDS.nameless(files.length);
  return others.length === 0 ? first!.filename : `${first!.filename} ${WORDS.more(others.length)}`;
}

/** Given the end of a period, returns its day, or its hour if it is soon. */
function endOf(time: string): string {
  return new Date(time).getTime() - Date.now() < NEAR_MS ? instant(time) : day(time);
}

export function JobRow({ job, chosen, onChoose, onDelete }: JobRowProps) {
  const { jobId, createdAt, expiresAt, progress } = job;
  const name = nameOf(job);
  const kept = isGone(job) ? WORDS.expired : endOf(expiresAt);
  const final = isFinal(job);
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox
          size="xs"
          aria-label={WORDS.choose(name)}
          disabled={!final}
          checked={chosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td>
        <Names job={job} />
      </Table.Td>
      <Table.Td>
        <State job={job} kept={kept} />
      </Table.Td>
      <Table.Td ta="end" className="figures" visibleFrom="md">
        {final ? count(progress.pagesTotal) : `${count(progress.pagesDone)} / ${count(progress.pagesTotal)}`}
      </Table.Td>
      <Table.Td visibleFrom="md" className={classes.time}>
        {instant(createdAt)}
      </Table.Td>
      <Table.Td visibleFrom="md" className={classes.time}>
        {kept}
      </Table.Td>
      <Table.Td className={classes.doing}>
        <Group gap="xs" className={classes.actions}>
          {isOpen(job) && (
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
              <DownloadMenu files={resultsOf(job)} ariaLabel={WORDS.downloadJob(name)} />
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

function Names({ job }: { readonly job: Job }) {
  const { jobId, files } = job;
  // deleted files have no names
  if (files.every(({ filename }) => filename === '')) {
    return (
      <Text size="sm" c="dimmed">
        {WORDS.nameless(files.length)}
      </Text>
    );
  }
  return (
    <Stack gap={0}>
      {files.slice(0, MOST_NAMES).map(({ uuid, filename }) => (
        <Text key={uuid} size="sm" lineClamp={2} title={filename}>
          {isOpen(job) && filename !== '' ? (
            <Anchor component={Link} href={checkPath(jobId, uuid)} inherit>
              {filename}
            </Anchor>
          ) : (
            filename || WORDS.nameless(1)
          )}
        </Text>
      ))}
      {files.length > MOST_NAMES && (
        <Text size="xs" c="dimmed">
          {WORDS.more(files.length - MOST_NAMES)}
        </Text>
      )}
    </Stack>
  );
}

function State({ job, kept }: { readonly job: Job; readonly kept: string }) {
  const { status, files, error, createdAt, progress } = job;
  const converted = files.filter((file) => file.status === 'completed').length;
  return (
    <>
      <Badge variant="light" color={COLORS[status]} tt="none" miw="max-content">
        {WORDS.statuses[status]}
      </Badge>
      {status === 'completed' && converted < files.length && (
        <Text size="xs">{WORDS.part(converted, files.length)}</Text>
      )}
      {error && (
        <Text size="xs" maw={260}>
          {texts.errors.sentence({ details: {}, retryAfter: undefined, ...error })}
        </Text>
      )}
      {/* a narrow screen has no space for these columns */}
      <Text size="xs" c="dimmed" hiddenFrom="md" className="figures">
        {isFinal(job)
          ? WORDS.pages(progress.pagesTotal)
          : `${count(progress.pagesDone)} / ${WORDS.pages(progress.pagesTotal)}`}
      </Text>
      <Text size="xs" c="dimmed" hiddenFrom="md">
        {instant(createdAt)}
      </Text>
      <Text size="xs" c="dimmed" hiddenFrom="md">
        {isGone(job) ? kept : `${WORDS.columns.expires}: ${kept}`}
      </Text>
    </>
  );
}
