/** Asks for confirmation, and deletes jobs with their files; a running one is cancelled, and its files stay. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import { Failure } from '../api/failure.ts';
import type { Job } from '../api/types.ts';
import { forget } from '../convert/batch.ts';
import { ACCOUNT_KEY } from '../session/account.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { focusView } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { isFinal } from './jobs.ts';
import { JOBS_KEY } from './jobs-key.ts';

const WORDS = texts.history.confirm;

interface DeleteJobsProps {
  /** a running one, or some that are final */
  readonly jobs: readonly Job[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function DeleteJobs({ jobs, opened, onClose }: DeleteJobsProps) {
  const queries = useQueryClient();
  const running = jobs.some((job) => !isFinal(job));
  const remove = useMutation({
    mutationFn: async (gone: readonly Job[]) => {
      for (const job of gone) await (isFinal(job) ? deleteAll(job) : cancel(job));
    },
    // if one cannot be deleted, those before it are gone
    onSettled: async (_data, error) => {
      await Promise.all([JOBS_KEY, ACCOUNT_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
      // not before the list is updated: otherwise the focus would return to a button that disappears with its job
      if (!error) onClose();
    },
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={focusView}
      title={running ? WORDS.cancelTitle : WORDS.title(jobs.length)}
      closeButtonProps={{ 'aria-label': WORDS.keep }}
    >
      <Stack gap="md">
        <Text size="sm">{running ? WORDS.cancelBody : WORDS.body}</Text>
        <FailureNote error={remove.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {WORDS.keep}
          </Button>
          <Button color="red" loading={remove.isPending} onClick={() => remove.mutate(jobs)}>
            {running ? WORDS.stop : WORDS.delete}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** A job that ended during the dialog stays: deleting its results is a different action. */
async function cancel(job: Job): Promise<void> {
  const params = { path: { jobId: job.jobId }, header: { Prefer: 'wait=0' } };
  if (!isFinal(await ask(client.GET('/api/v1/jobs/{jobId}', { params })))) await deleteJob(job);
}

async function deleteJob({ jobId }: Job): Promise<void> {
  await gone(ask(client.DELETE('/api/v1/jobs/{jobId}', { params: { path: { jobId } } })));
}

/** The files first: if they cannot be deleted, the job is still there for another try. */
async function deleteAll(job: Job): Promise<void> {
  for (const { uuid } of job.files) {
    await gone(ask(client.DELETE('/api/v1/files/{uuid}', { params: { path: { uuid } } })));
    forget([uuid]);
  }
  await deleteJob(job);
}

/** If it was gone already, the wish is fulfilled. */
async function gone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof Failure && error.status === 404)) throw error;
  }
}
