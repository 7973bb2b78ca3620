/** Shows an error over the view, for actions without a place of their own for it. */
import { Button, Group, Modal, Stack } from '@mantine/core';
import { texts } from '../texts/texts.ts';
import { FailureNote } from './failure-note.tsx';

interface FailureDialogProps {
  readonly title: string;
  /** null: nothing is shown */
  readonly error: unknown;
  readonly onClose: () => void;
}

export function FailureDialog({ title, error, onClose }: FailureDialogProps) {
  return (
    <Modal
      opened={error !== null && error !== undefined}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': texts.shell.close }}
    >
      <Stack gap="md">
        <FailureNote error={error} />
        <Group justify="flex-end">
          <Button data-autofocus onClick={onClose}>
            {texts.shell.close}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
