/** Asks for confirmation, and deletes files with what was read of them; a running conversion is cancelled instead. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import { Failure } from '../api/failure.ts';
import type { File } from '../api/types.ts';
import { forget } from '../convert/batch.ts';
import { JOBS_KEY } from '../history/jobs-key.ts';
import { ACCOUNT_KEY } from '../session/account.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { KEPT_OF_FILES, letGo } from '../shell/kept.ts';
import { focusView } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { stateOf } from './file-state.ts';
import { FILES_KEY } from './files-key.ts';

const WORDS = texts.review.delete;

interface DeleteFilesProps {
  readonly files: readonly File[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

const isOpen = (file: File) => stateOf(file) === 'open';

export function DeleteFiles({ files, opened, onClose }: DeleteFilesProps) {
  const queries = useQueryClient();
  const running = files.length === 1 && files.some(isOpen);
  const remove = useMutation({
    mutationFn: async (wanted: readonly File[]) => {
      for (const file of wanted) {
        await (running ? cancel(file) : deleteFile(file));
        // what was typed about a file that is gone keeps no page open
        if (!running) for (const of of KEPT_OF_FILES) letGo(queries, [of, file.uuid]);
      }
    },
    // if one cannot be deleted, those before it are gone
    onSettled: async (_data, error) => {
      const keys = [FILES_KEY, JOBS_KEY, ACCOUNT_KEY];
      await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      // not before the list is updated: otherwise the focus would return to a button that disappears with its file
      if (!error) onClose();
    },
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={focusView}
      title={running ? WORDS.cancelTitle : WORDS.title(files.length)}
      closeButtonProps={{ 'aria-label': WORDS.keep }}
    >
      <Stack gap="md">
        <Text size="sm">{running ? WORDS.cancelBody : WORDS.body}</Text>
        <FailureNote error={remove.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {WORDS.keep}
          </Button>
          <Button color="red" loading={remove.isPending} onClick={() => remove.mutate(files)}>
            {running ? WORDS.stop : WORDS.delete}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Cancels the conversion of a file. One that ended during the dialog stays: deleting is a different action. */
async function cancel({ conversion }: File): Promise<void> {
  if (conversion === undefined) return;
  const path = { jobId: conversion.jobId };
  const params = { path, header: { Prefer: 'wait=0' } };
  const { status } = await ask(client.GET('/api/v1/jobs/{jobId}', { params }));
  if (status === 'completed' || status === 'failed') return;
  await gone(ask(client.DELETE('/api/v1/jobs/{jobId}', { params: { path } })));
}

/** The file first: if it cannot be deleted, its jobs are still there. A job without any file goes, too. */
async function deleteFile({ uuid, conversion }: File): Promise<void> {
  await gone(ask(client.DELETE('/api/v1/files/{uuid}', { params: { path: { uuid } } })));
  forget([uuid]);
  if (conversion === undefined) return;
  const path = { jobId: conversion.jobId };
  const job = await gone(ask(client.GET('/api/v1/jobs/{jobId}', { params: { path, header: { Prefer: 'wait=0' } } })));
  const isFinal = job?.status === 'completed' || job?.status === 'failed';
  if (isFinal && job.files.every(({ filename }) => filename === '')) {
    await gone(ask(client.DELETE('/api/v1/jobs/{jobId}', { params: { path } })));
  }
}

/** If it was gone already, the wish is fulfilled. */
async function gone<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Failure && error.status === 404)) throw error;
    return undefined;
  }
}
