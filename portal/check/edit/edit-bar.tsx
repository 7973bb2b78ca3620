/** The line about a file's corrections: how many rows, undo and redo, all versions, and why a change was not saved. */
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { FailureNote } from '../../shell/failure-note.tsx';
import { texts } from '../../texts/texts.ts';
import { VersionsDialog } from '../versions/versions-dialog.tsx';
import type { Editing } from './use-editing.ts';

const WORDS = texts.edit;
const STEPS = [
  { action: 'undo', isPossible: ({ canUndo }: Editing) => canUndo },
  { action: 'redo', isPossible: ({ canRedo }: Editing) => canRedo },
] as const;

interface EditBarProps {
  readonly jobId: string;
  readonly editing: Editing;
}

/** Nothing if there is one version alone. */
export function EditBar({ jobId, editing }: EditBarProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const { uuid, shown, draft, failure, act, isSaving, isSettling } = editing;
  const versions = editing.versions ?? [];
  const isNewest = versions[0]?.id === shown;
  const note = draft === null && failure !== null && <FailureNote title={WORDS.failed} error={failure} />;
  if (versions.length < 2) return note;
  const { name = null, rows = null } = versions.find(({ id }) => id === shown) ?? {};
  const isChanged = versions.some(({ kind }) => kind !== 'converted');
  const said = isNewest && isChanged ? WORDS.correctedRows(rows ?? 0) : !isNewest && !isSettling && WORDS.older;
  return (
    <>
      <Group gap="xs">
        <Text size="sm">{[name, said].filter(Boolean).join(' · ')}</Text>
        {isChanged &&
          STEPS.map(({ action, isPossible }) => (
            <Button
              key={action}
              size="compact-xs"
              variant="default"
              disabled={!isPossible(editing) || isSaving}
              aria-keyshortcuts={WORDS.shortcuts[action]}
              onClick={() => act(action)}
            >
              {WORDS.actions[action]}
            </Button>
          ))}
        <Button size="compact-xs" variant="subtle" onClick={open}>
          {WORDS.versions}
        </Button>
        <VersionsDialog jobId={jobId} uuid={uuid} versions={versions} opened={opened} onClose={close} />
      </Group>
      {note}
    </>
  );
}
