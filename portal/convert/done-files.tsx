/** The converted files of the list as a table, each as soon as it is read. */
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { File } from '../api/types.ts';
import { useCheckMarks } from '../review/check-marks.ts';
import { ChosenBar } from '../review/chosen-bar.tsx';
import { type Order, sorted } from '../review/file-state.ts';
import { FileTable } from '../review/file-table.tsx';
import { useChosen } from '../review/use-chosen.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';

const WORDS = texts.review;
/** Problems first. */
const FIRST: Order = { by: 'state', down: false };

interface DoneFilesProps {
  readonly files: readonly File[];
  /** takes a file out of the list; the service keeps it */
  readonly onRemove: (file: File) => void;
}

export function DoneFiles({ files, onRemove }: DoneFilesProps) {
  const [order, setOrder] = useState<Order>(FIRST);
  const chosen = useChosen(files);
  const marks = useCheckMarks();
  const verified = files.filter(({ reading }) => reading?.status === 'verified' && reading.checked === null);
  return (
    <>
      {chosen.files.length > 0 && (
        <ChosenBar
          files={chosen.files}
          onMark={() => marks.mutate({ checked: true, files: chosen.files })}
          onLetGo={chosen.letGo}
        />
      )}
      <FileTable
        files={sorted(files, order)}
        order={order}
        onOrder={setOrder}
        chosen={chosen.uuids}
        onChoose={chosen.choose}
        onMark={(file, checked) => marks.mutate({ checked, files: [file] })}
        onRemove={onRemove}
        removeLabel={WORDS.takeOut}
      />
      <Group gap="sm" px="md" py="xs">
        {verified.length > 1 && (
          <Button size="xs" variant="default" onClick={() => marks.mutate({ checked: true, files: verified })}>
            {WORDS.allVerified}
          </Button>
        )}
        {marks.data && marks.data.skipped.length > 0 && (
          <Text size="sm" role="status">
            {WORDS.skipped}
          </Text>
        )}
        <FailureNote error={marks.error} />
      </Group>
    </>
  );
}
