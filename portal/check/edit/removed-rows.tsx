/** The rows of a statement that people deleted, any of which can come back. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { amount } from '../../formats/amounts.ts';
import { calendarDate, instant } from '../../formats/dates.ts';
import { texts } from '../../texts/texts.ts';
import type { Statement } from '../result.ts';
import type { Editing } from './use-editing.ts';

const WORDS = texts.edit;

interface RemovedRowsProps {
  readonly editing: Editing;
  readonly statement: Statement;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function RemovedRows({ editing, statement: { corrections }, opened, onClose }: RemovedRowsProps) {
  const removed = corrections?.removed ?? [];
  const back = (at: number) => {
    editing.make([{ do: 'undelete', statement: editing.counting.statement, removed: at }]);
    if (removed.length === 1) onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={WORDS.deletedRows(removed.length)}
      closeButtonProps={{ 'aria-label': WORDS.close }}
    >
      <Stack gap="sm">
        {removed.map(({ read, by, at }, index) => (
          // rows may be alike, and what one brings back is named by its place
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
          <Group key={index} justify="space-between" wrap="nowrap">
            <div>
              <Text size="sm" className="figures">
                {calendarDate(read.date)} · {amount(read.amount)} · {read.description}
              </Text>
              <Text size="xs" c="dimmed">
                {WORDS.by(by)}, {instant(at)}
              </Text>
            </div>
            <Button size="compact-xs" variant="default" disabled={editing.isSaving} onClick={() => back(index)}>
              {WORDS.bringBack}
            </Button>
          </Group>
        ))}
      </Stack>
    </Modal>
  );
}
