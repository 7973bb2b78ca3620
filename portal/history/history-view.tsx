/** The view History: the converted files of the account, a row each, to check, mark, download again or delete. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { File } from '../api/types.ts';
import { MoveFiles } from '../clients/move-files.tsx';
import { PATHS } from '../paths.ts';
import { useCheckMarks } from '../review/check-marks.ts';
import { ChosenBar } from '../review/chosen-bar.tsx';
import { DeleteFiles } from '../review/delete-files.tsx';
import type { Order } from '../review/file-state.ts';
import { FileTable } from '../review/file-table.tsx';
import { Filters } from '../review/filters.tsx';
import { MarkVerified } from '../review/mark-verified.tsx';
import { useChosen } from '../review/use-chosen.ts';
import { useFiles } from '../review/use-files.ts';
import { isLimited, NO_LIMITS, orderIn, queryOf, type Wanted, wantedIn } from '../review/wanted.ts';
import { useMay } from '../session/role.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';

const WORDS = texts.review;
/** Milliseconds after the last letter. */
const TYPED_MS = 250;

export function HistoryView() {
  const [query, setQuery] = useSearchParams();
  const wanted = wantedIn(query);
  const order = orderIn(query);
  // each letter would be a step of its own for the browser's Back
  const show = (next: Wanted, by: Order) => setQuery(queryOf(next, by), { replace: true });
  const [text] = useDebouncedValue(query.toString(), TYPED_MS);
  const asked = wantedIn(new URLSearchParams(text));
  const found = useFiles(asked, order);
  const files = found.data?.pages.flatMap((page) => page.files) ?? [];
  const counts = found.data?.pages.at(-1)?.counts ?? null;
  // the service marks those of the whole account, not only those that are listed
  const marksAll = files.length > 0 && !isLimited(wanted) && !isLimited(asked);
  // without any file there is nothing to find
  const isEmpty = found.data !== undefined && files.length === 0 && !isLimited(wanted) && !isLimited(asked);
  return (
    <View title={texts.history.title} actions={marksAll && <MarkVerified files="all" />}>
      <Stack gap="md">
        {!isEmpty && <Filters wanted={wanted} onWanted={(next) => show(next, order)} counts={counts} />}
        {found.isPending && <Loading />}
        <FailureNote error={found.error} onRetry={() => found.refetch()} />
        {found.data && files.length === 0 && (
          <Nothing searched={isLimited(asked)} onClear={() => show(NO_LIMITS, order)} />
        )}
        {files.length > 0 && <Found files={files} order={order} onOrder={(next) => show(wanted, next)} />}
        {found.hasNextPage && (
          <Group>
            <Button variant="default" loading={found.isFetchingNextPage} onClick={() => found.fetchNextPage()}>
              {WORDS.showMore}
            </Button>
          </Group>
        )}
      </Stack>
    </View>
  );
}

interface FoundProps {
  readonly files: readonly File[];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

function Found({ files, order, onOrder }: FoundProps) {
  const chosen = useChosen(files);
  const marks = useCheckMarks();
  const [opened, dialog] = useDisclosure(false);
  const works = useMay('work');
  const [doomed, setDoomed] = useState<readonly File[]>([]);
  const remove = (some: readonly File[]) => {
    setDoomed(some);
    dialog.open();
  };
  // a conversion may end while the dialog is open
  const deleting = doomed.map((file) => files.find(({ uuid }) => uuid === file.uuid) ?? file);
  return (
    <>
      {chosen.files.length > 0 && (
        <ChosenBar
          files={chosen.files}
          more={works && <MoveFiles uuids={chosen.files.map(({ uuid }) => uuid)} onMoved={chosen.letGo} />}
          onMark={() => marks.mutate({ checked: true, files: chosen.files })}
          onDelete={works ? () => remove(chosen.files) : undefined}
          onLetGo={chosen.letGo}
        />
      )}
      <FileTable
        files={files}
        order={order}
        onOrder={onOrder}
        chosen={chosen.uuids}
        onChoose={chosen.choose}
        onMark={(file, checked) => marks.mutate({ checked, files: [file] })}
        onRemove={works ? (file) => remove([file]) : undefined}
        removeLabel={WORDS.removeFile}
      />
      {marks.data && marks.data.skipped.length > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {WORDS.skipped}
        </Text>
      )}
      <FailureNote error={marks.error} />
      <DeleteFiles files={deleting} opened={opened} onClose={dialog.close} />
    </>
  );
}

interface NothingProps {
  readonly searched: boolean;
  readonly onClear: () => void;
}

function Nothing({ searched, onClear }: NothingProps) {
  const works = useMay('work');
  if (searched)
    return (
      <Stack gap="sm" align="center" py="xl">
        <Text role="status" c="dimmed">
          {WORDS.noneFound}
        </Text>
        <Button variant="default" size="xs" onClick={onClear}>
          {texts.check.filter.clear}
        </Button>
      </Stack>
    );
  return (
    <Text>
      {WORDS.empty}{' '}
      {works && (
        <Anchor component={Link} href={PATHS.convert} inherit>
          {WORDS.convert}
        </Anchor>
      )}
    </Text>
  );
}
