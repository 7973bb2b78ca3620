/** Below the pages: reads the file with what was said of its columns, or leaves it as it is. */
import { Button, Group, Text } from '@mantine/core';
import { texts } from '../../texts/texts.ts';
import { Confirm } from '../../webhooks/confirm.tsx';
import classes from './columns.module.css';
import type { Saying } from './use-saying.ts';

interface ColumnsBarProps {
  readonly saying: Saying;
  /** rows that people corrected, and that a new reading does not have */
  readonly corrected: number;
}

export function ColumnsBar({ saying, corrected }: ColumnsBarProps) {
  const { point, add, submit, label, leave } = texts.said.columns;
  const { cancel, reading, corrected: lost } = texts.check.reread;
  return (
    <section className={classes.bar} data-columns aria-label={label}>
      <Text size="xs" className={classes.says}>
        {point} {corrected > 0 && lost(corrected)}
      </Text>
      <Group gap="xs" justify="flex-end">
        <Button size="xs" variant="subtle" disabled={saying.isPending} onClick={() => saying.add(null)}>
          {add}
        </Button>
        <Button size="xs" variant="default" aria-keyshortcuts="Escape" onClick={saying.close}>
          {cancel}
        </Button>
        <Button
          size="xs"
          disabled={!saying.isChanged}
          loading={saying.isPending}
          aria-label={saying.isPending ? reading : undefined}
          onClick={saying.submit}
        >
          {submit}
        </Button>
      </Group>
      <Confirm {...leave} opened={saying.isLeaving} run={async () => saying.close()} onClose={saying.stay} />
    </section>
  );
}
