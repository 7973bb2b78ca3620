/** About a file's corrections, beside its verdict: how many rows, undo and redo, all versions; and why one failed. */
import { Alert, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { FailureNote } from '../../shell/failure-note.tsx';
import { texts } from '../../texts/texts.ts';
import { VersionsDialog } from '../versions/versions-dialog.tsx';
import classes from './edit.module.css';
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
  const { uuid, shown, act, isSaving, isSettling } = editing;
  const versions = editing.versions ?? [];
  if (versions.length < 2) return null;
  const isNewest = versions[0]?.id === shown;
  const { name = null, rows = null } = versions.find(({ id }) => id === shown) ?? {};
  const isChanged = versions.some(({ kind }) => kind !== 'converted');
  const said = isNewest && isChanged ? WORDS.correctedRows(rows ?? 0) : !isNewest && !isSettling && WORDS.older;
  return (
    <Group gap={6} wrap="nowrap" align="baseline" className={classes.bar}>
      <Text size="sm" truncate>
        {[name, said].filter(Boolean).join(' · ')}
      </Text>
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
  );
}

/** Why the last change was not saved; while a row is edited, its form says so. And that a row is gone. */
export function EditFailure({ editing: { draft, failure, isGone } }: Pick<EditBarProps, 'editing'>) {
  return (
    <>
      {draft === null && failure !== null && <FailureNote title={WORDS.failed} error={failure} />}
      {isGone && (
        <Alert role="alert" color="yellow" variant="light">
          <Text size="sm">{WORDS.gone}</Text>
        </Alert>
      )}
    </>
  );
}
