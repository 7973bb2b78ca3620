/** The versions of a file, any of which can be restored. */
import { Badge, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { instant } from '../../formats/dates.ts';
import { FailureNote } from '../../shell/failure-note.tsx';
import { texts } from '../../texts/texts.ts';
import { useMakeVersion, type Version } from './versions.ts';

const WORDS = texts.edit;

interface VersionsDialogProps {
  readonly uuid: string;
  readonly versions: readonly Version[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function VersionsDialog({ uuid, versions, opened, onClose }: VersionsDialogProps) {
  const make = useMakeVersion(uuid);
  const newest = versions[0]?.id ?? '';
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={WORDS.versionsTitle}
      closeButtonProps={{ 'aria-label': WORDS.close }}
    >
      <Stack gap="sm">
        {versions.map((version) => (
          <Group key={version.id} justify="space-between" wrap="nowrap">
            <div>
              <Text size="sm">{told(version)}</Text>
              <Text size="xs" c="dimmed">
                {instant(version.createdAt)}
              </Text>
            </div>
            {version.id === newest ? (
              <Badge variant="light">{WORDS.current}</Badge>
            ) : (
              <Button
                size="compact-xs"
                variant="default"
                loading={make.isPending && make.variables.from === version.id}
                onClick={() => make.mutate({ basedOn: newest, from: version.id, changes: [] })}
              >
                {WORDS.restore}
              </Button>
            )}
          </Group>
        ))}
        <FailureNote title={WORDS.failed} error={make.error} />
      </Stack>
    </Modal>
  );
}

const told = ({ kind, by, rows }: Version): string =>
  [WORDS.kinds[kind], by !== null && WORDS.by(by), rows !== null && WORDS.correctedRows(rows)]
    .filter((text) => text !== false)
    .join(' · ');
