/** Asks before something is done that cannot be undone. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';

interface ConfirmProps {
  readonly opened: boolean;
  readonly title: string;
  readonly body: string;
  /** on the button */
  readonly action: string;
  readonly color?: string;
  readonly run: () => Promise<void>;
  readonly onClose: () => void;
  /** called after it is done and closed; the focus is not given back then */
  readonly onDone?: () => void;
}

export function Confirm({ onDone, ...props }: ConfirmProps) {
  // a dialog that has done it is not used again: it would give the focus back as soon as it may
  const [round, setRound] = useState(0);
  const onEnd = () => {
    onDone?.();
    setRound(round + 1);
  };
  return <Dialog key={round} onDone={onEnd} {...props} />;
}

function Dialog({ opened, title, body, action, color, run, onClose, onDone }: ConfirmProps) {
  const [isDone, setDone] = useState(false);
  const doing = useMutation({
    mutationFn: async () => {
      await run();
      setDone(true);
      onClose();
    },
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={!isDone}
      onExitTransitionEnd={() => {
        if (isDone) onDone?.();
        else doing.reset();
      }}
      title={title}
      closeButtonProps={{ 'aria-label': texts.webhooks.cancel }}
    >
      <Stack gap="md">
        <Text size="sm">{body}</Text>
        <FailureNote error={doing.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {texts.webhooks.cancel}
          </Button>
          <Button {...(color && { color })} loading={doing.isPending} onClick={() => doing.mutate()}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
