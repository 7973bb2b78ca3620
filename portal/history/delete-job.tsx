/** Asks whether a job is to go, and deletes it with its files; one that runs is cancelled, its files stay. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import { Failure } from '../api/failure.ts';
import type { Job } from '../api/types.ts';
import { ACCOUNT_KEY } from '../session/account.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';
import { JOBS_KEY } from './jobs-key.ts';

const WORDS = texts.history.confirm;

interface DeleteJobProps {
  /** null: nothing is asked */
  readonly job: Job | null;
  readonly onClose: () => void;
}

export function DeleteJob({ job, onClose }: DeleteJobProps) {
  const queries = useQueryClient();
  const running = job?.status === 'queued' || job?.status === 'processing';
  const remove = useMutation({
    mutationFn: (gone: Job) => (running ? deleteJob(gone) : deleteAll(gone)),
    onSuccess: async () => {
      await Promise.all([JOBS_KEY, ACCOUNT_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
      onClose();
    },
  });
  return (
    <Modal
      opened={job !== null}
      onClose={onClose}
      title={running ? WORDS.cancelTitle : WORDS.title}
      closeButtonProps={{ 'aria-label': WORDS.keep }}
    >
      <Stack gap="md">
        <Text size="sm">{running ? WORDS.cancelBody : WORDS.body}</Text>
        <FailureNote error={remove.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {WORDS.keep}
          </Button>
          <Button color="red" loading={remove.isPending} onClick={() => job && remove.mutate(job)}>
            {running ? WORDS.stop : WORDS.delete}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

async function deleteJob({ jobId }: Job): Promise<void> {
  await ask(client.DELETE('/api/v1/jobs/{jobId}', { params: { path: { jobId } } }));
}

/** The files first: a job whose files could not be deleted is still there to try again. */
async function deleteAll(job: Job): Promise<void> {
  for (const { uuid } of job.files) {
    try {
      await ask(client.DELETE('/api/v1/files/{uuid}', { params: { path: { uuid } } }));
    } catch (error) {
      // gone before: that is what was wanted
      if (!(error instanceof Failure && error.code === 'FILE_NOT_FOUND')) throw error;
    }
  }
  await deleteJob(job);
}
