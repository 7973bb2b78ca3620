/** Jobs as a table, one row each, with actions for one or for the chosen ones. */
import { Button, Checkbox, Group, Paper, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { Job } from '../api/types.ts';
import { MoveFiles } from '../clients/move-files.tsx';
import { DownloadMenu } from '../downloads/download-menu.tsx';
import { texts } from '../texts/texts.ts';
import { DeleteJobs } from './delete-jobs.tsx';
import { JobRow } from './job-row.tsx';
import classes from './job-table.module.css';
import { isFinal, resultsOf } from './jobs.ts';

const WORDS = texts.history;

export function JobTable({ jobs }: { readonly jobs: readonly Job[] }) {
  const [asked, setAsked] = useState<readonly Job[]>([]);
  const [opened, dialog] = useDisclosure(false);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // a running job can only be cancelled, and only by itself
  const final = jobs.filter(isFinal);
  const chosen = final.filter(({ jobId }) => ids.has(jobId));
  const remove = (some: readonly Job[]) => {
    setAsked(some);
    dialog.open();
  };
  // a running job may end while the dialog is open
  const deleting = asked.map((job) => jobs.find(({ jobId }) => jobId === job.jobId) ?? job);
  const choose = (some: readonly Job[], on: boolean) => {
    const next = new Set(ids);
    for (const { jobId } of some) on ? next.add(jobId) : next.delete(jobId);
    setIds(next);
  };
  return (
    <>
      {chosen.length > 0 && <Chosen jobs={chosen} onDelete={() => remove(chosen)} onLetGo={() => setIds(new Set())} />}
      <Table.ScrollContainer minWidth={280}>
        <Table verticalSpacing="sm" aria-label={WORDS.list} className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th className={classes.all}>
                <Checkbox
                  size="xs"
                  aria-label={WORDS.chooseAll}
                  disabled={final.length === 0}
                  checked={chosen.length > 0 && chosen.length === final.length}
                  indeterminate={chosen.length > 0 && chosen.length < final.length}
                  onChange={(event) => choose(final, event.currentTarget.checked)}
                />
                <Text size="sm" fw={400} hiddenFrom="md" aria-hidden>
                  {WORDS.chooseAll}
                </Text>
              </Table.Th>
              <Table.Th>{WORDS.columns.files}</Table.Th>
              <Table.Th>{WORDS.columns.status}</Table.Th>
              <Table.Th ta="end" visibleFrom="md">
                {WORDS.columns.pages}
              </Table.Th>
              <Table.Th visibleFrom="md">{WORDS.columns.created}</Table.Th>
              <Table.Th visibleFrom="md">{WORDS.columns.expires}</Table.Th>
              <Table.Th>{WORDS.columns.action}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {jobs.map((job) => (
              <JobRow
                key={job.jobId}
                job={job}
                chosen={ids.has(job.jobId)}
                onChoose={(on) => choose([job], on)}
                onDelete={() => remove([job])}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <DeleteJobs jobs={deleting} opened={opened} onClose={dialog.close} />
    </>
  );
}

interface ChosenProps {
  readonly jobs: readonly Job[];
  readonly onDelete: () => void;
  readonly onLetGo: () => void;
}

/** The actions for all chosen jobs; they stay in sight while the user chooses further down. */
function Chosen({ jobs, onDelete, onLetGo }: ChosenProps) {
  const results = jobs.flatMap(resultsOf);
  return (
    <Paper
      withBorder
      shadow="sm"
      px="md"
      py="xs"
      className={classes.chosen}
      component="section"
      aria-label={WORDS.chosenTitle}
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600} role="status">
          {WORDS.chosen(jobs.length)}
        </Text>
        <Group gap="xs">
          <MoveFiles uuids={jobs.flatMap(({ files }) => files.map(({ uuid }) => uuid))} onMoved={onLetGo} />
          {results.length > 0 && <DownloadMenu files={results} label={WORDS.downloadChosen} variant="filled" />}
          <Button size="xs" variant="default" onClick={onDelete}>
            {WORDS.deleteChosen}
          </Button>
          <Button size="xs" variant="subtle" onClick={onLetGo}>
            {WORDS.letGo}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
