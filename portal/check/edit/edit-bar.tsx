/** The line about a file's corrections: how many rows, undo and redo, all versions, and why a change was not saved. */
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { FailureNote } from '../../shell/failure-note.tsx';
import { texts } from '../../texts/texts.ts';
import type { Editing } from './use-editing.ts';
import { VersionsDialog } from './versions-dialog.tsx';

const WORDS = texts.edit;

/** Nothing if nobody has made a version. */
export function EditBar({ editing }: { readonly editing: Editing }) {
  const [opened, { open, close }] = useDisclosure(false);
  const { uuid, shown, draft, failure, act, isSaving, canUndo, canRedo } = editing;
  const versions = editing.versions ?? [];
  const isNewest = versions[0]?.id === shown;
  const note = draft === null && failure !== null && <FailureNote title={WORDS.failed} error={failure} />;
  if (versions.length === 0 || (isNewest && versions.every(({ kind }) => kind === 'converted'))) return note;
  const rows = versions.find(({ id }) => id === shown)?.rows ?? 0;
  return (
    <>
      <Group gap="xs">
        <Text size="sm">{isNewest ? WORDS.correctedRows(rows) : WORDS.older}</Text>
        <Button
          size="compact-xs"
          variant="default"
          disabled={!canUndo || isSaving}
          aria-keyshortcuts={WORDS.shortcuts.undo}
          onClick={() => act('undo')}
        >
          {WORDS.actions.undo}
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          disabled={!canRedo || isSaving}
          aria-keyshortcuts={WORDS.shortcuts.redo}
          onClick={() => act('redo')}
        >
          {WORDS.actions.redo}
        </Button>
        <Button size="compact-xs" variant="subtle" onClick={open}>
          {WORDS.versions}
        </Button>
        <VersionsDialog uuid={uuid} versions={versions} opened={opened} onClose={close} />
      </Group>
      {note}
    </>
  );
}
