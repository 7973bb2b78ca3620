/** Names the files whose figures nothing proves and nobody has checked, before they are saved. */
import { Button, Group, Modal, Text } from '@mantine/core';
import { useRef } from 'react';
import classes from '../review/review.module.css';
import { texts } from '../texts/texts.ts';

const WORDS = texts.review.warning;
/** Further ones are counted. */
const MOST = 20;

interface UnprovedDialogProps {
  /** null: nothing is asked */
  readonly names: readonly string[] | null;
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}

export function UnprovedDialog({ names, onGoOn, onClose }: UnprovedDialogProps) {
  // it keeps its words while it fades
  const last = useRef<readonly string[]>([]);
  if (names !== null) last.current = names;
  const shown = last.current;
  return (
    <Modal
      opened={names !== null}
      onClose={onClose}
      title={WORDS.title}
      closeButtonProps={{ 'aria-label': WORDS.back }}
    >
      <Text size="sm">{WORDS.body}</Text>
      <ul className={classes.names}>
        {shown.slice(0, MOST).map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several files may have one name
          <li key={`${at} ${name}`}>{name}</li>
        ))}
        {shown.length > MOST && <li>{WORDS.more(shown.length - MOST)}</li>}
      </ul>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose} data-autofocus>
          {WORDS.back}
        </Button>
        <Button onClick={onGoOn}>{WORDS.download}</Button>
      </Group>
    </Modal>
  );
}
