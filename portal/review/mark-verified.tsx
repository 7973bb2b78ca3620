/** Marks all that is verified as checked at once, and tells what was marked. */
import { Button, Group, Text } from '@mantine/core';
import { useFocusAfter } from '../downloads/use-focus-after.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';
import { type Marking, useCheckMarks } from './check-marks.ts';

const WORDS = texts.review;

/** `files`: those that are verified, or `all` of the account. */
export function MarkVerified({ files }: Pick<Marking, 'files'>) {
  const marks = useCheckMarks();
  const { data } = marks;
  const button = useFocusAfter(marks.isPending);
  const said = data && (data.skipped.length > 0 ? WORDS.skipped : WORDS.marked(data.changed.length));
  return (
    <Group gap={0}>
      <Text size="sm" c="dimmed" role="status" mr={said ? 'sm' : 0}>
        {said}
      </Text>
      <FailureNote error={marks.error} />
      {(files === 'all' || files.length > 1) && (
        <Button
          ref={button}
          size="xs"
          variant="default"
          loading={marks.isPending}
          onClick={() => marks.mutate({ checked: true, files })}
        >
          {WORDS.allVerified}
        </Button>
      )}
    </Group>
  );
}
