/** The converted files of the list as a table, each as soon as it is read. */
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { File } from '../api/types.ts';
import { MoveFiles } from '../clients/move-files.tsx';
import { useCheckMarks } from '../review/check-marks.ts';
import { ChosenBar } from '../review/chosen-bar.tsx';
import { FIRST_ORDER, type Order, sorted } from '../review/file-state.ts';
import { FileTable } from '../review/file-table.tsx';
import { useChosen } from '../review/use-chosen.ts';
import { useMay } from '../session/role.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';

const WORDS = texts.review;

interface DoneFilesProps {
  readonly files: readonly File[];
  /** takes a file out of the list; the service keeps it */
  readonly onRemove: (file: File) => void;
}

export function DoneFiles({ files, onRemove }: DoneFilesProps) {
  const [order, setOrder] = useState<Order>(FIRST_ORDER);
  const chosen = useChosen(files);
  const marks = useCheckMarks();
  const works = useMay('work');
  return (
    <>
      {chosen.files.length > 0 && (
        <ChosenBar
          files={chosen.files}
          more={works && <MoveFiles uuids={chosen.files.map(({ uuid }) => uuid)} onMoved={chosen.letGo} />}
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
      {marks.data && marks.data.skipped.length > 0 && (
        <Text size="sm" role="status" px="md" py="xs">
          {WORDS.skipped}
        </Text>
      )}
      <FailureNote error={marks.error} />
    </>
  );
}
