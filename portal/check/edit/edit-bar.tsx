/** The line about a file's corrections: how many rows, undo, and all versions. */
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { texts } from '../../texts/texts.ts';
import { useMakeVersion, type Version } from './versions.ts';
import { VersionsDialog } from './versions-dialog.tsx';

const WORDS = texts.edit;

interface EditBarProps {
  readonly uuid: string;
  readonly versions: readonly Version[];
  /** the version that is shown */
  readonly shown: string;
}

/** Nothing if nobody has made a version. */
export function EditBar({ uuid, versions, shown }: EditBarProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const make = useMakeVersion(uuid);
  const current = versions.find(({ id }) => id === shown);
  const isNewest = versions[0]?.id === shown;
  if (isNewest && versions.every(({ kind }) => kind === 'converted')) return null;
  const before = current?.kind === 'corrected' ? current.basedOn : null;
  return (
    <Group gap="xs">
      <Text size="sm">{isNewest ? WORDS.correctedRows(current?.rows ?? 0) : WORDS.older}</Text>
      {isNewest && before !== null && (
        <Button
          size="compact-xs"
          variant="default"
          loading={make.isPending}
          onClick={() => make.mutate({ basedOn: shown, from: before, changes: [] })}
        >
          {WORDS.undo}
        </Button>
      )}
      <Button size="compact-xs" variant="subtle" onClick={open}>
        {WORDS.versions}
      </Button>
      <VersionsDialog uuid={uuid} versions={versions} opened={opened} onClose={close} />
    </Group>
  );
}
