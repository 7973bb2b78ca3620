/** The versions of a file: each can be named, restored, and compared with another one. */
import { Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { instant } from '../../formats/dates.ts';
import { useFile } from '../../review/use-file.ts';
import { FailureNote } from '../../shell/failure-note.tsx';
import { texts } from '../../texts/texts.ts';
import { contentsOf } from '../edit/history.ts';
import { useMakeVersion, type Version } from '../edit/versions.ts';
import type { Compared } from './compared.ts';
import { Comparison } from './comparison.tsx';
import { VersionLine } from './version-line.tsx';
import { VersionName } from './version-name.tsx';

const WORDS = texts.edit;

interface VersionsDialogProps {
  readonly jobId: string;
  readonly uuid: string;
  readonly versions: readonly Version[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A comparison has two columns, and long texts in them. */
const WIDE = 'min(60rem, 100%)';

export function VersionsDialog({ jobId, uuid, versions, opened, onClose }: VersionsDialogProps) {
  const [compared, setCompared] = useState<Compared | null>(null);
  /** the version that is being named */
  const [named, setNamed] = useState<string | null>(null);
  const close = () => {
    setCompared(null);
    setNamed(null);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      // it ends the naming alone
      closeOnEscape={named === null}
      title={compared === null ? WORDS.versionsTitle : texts.versions.compareTitle}
      closeButtonProps={{ 'aria-label': WORDS.close }}
      size={compared === null ? 'lg' : WIDE}
    >
      {compared === null ? (
        <VersionList {...{ uuid, versions, named }} onName={setNamed} onCompare={setCompared} />
      ) : (
        <Comparison {...{ jobId, uuid, versions, compared }} onChange={setCompared} onBack={() => setCompared(null)} />
      )}
    </Modal>
  );
}

interface VersionListProps extends Pick<VersionsDialogProps, 'uuid' | 'versions'> {
  readonly named: string | null;
  readonly onName: (version: string | null) => void;
  readonly onCompare: (compared: Compared) => void;
}

function VersionList({ uuid, versions, named, onName, onCompare }: VersionListProps) {
  const make = useMakeVersion(uuid);
  const { exported } = useFile(uuid).data?.reading ?? {};
  const newest = versions[0]?.id ?? '';
  const compare = (at: number) => {
    // the current one with the last that says something else, an earlier one with the current one
    const [before, after] = [versions[at === 0 ? lastOther(versions) : at], versions[0]];
    if (before && after) onCompare({ before: before.id, after: after.id });
  };
  return (
    <Stack gap={0}>
      {versions.map((version, at) =>
        version.id === named ? (
          <VersionName key={version.id} uuid={uuid} version={version} onDone={() => onName(null)} />
        ) : (
          <VersionLine
            key={version.id}
            version={version}
            isCurrent={at === 0}
            exported={exported?.version === version.id ? told(exported) : undefined}
            isRestoring={make.isPending && make.variables.from === version.id}
            onCompare={versions.length > 1 ? () => compare(at) : null}
            onRename={() => onName(version.id)}
            onRestore={() => make.mutate({ basedOn: newest, from: version.id, changes: [] })}
          />
        ),
      )}
      <FailureNote title={WORDS.failed} error={make.error} />
    </Stack>
  );
}

const told = ({ by, at }: { readonly by: string; readonly at: string }): string =>
  texts.review.exportedBy(by, instant(at));

/** Given versions, newest first, returns the place of the last one with other contents than the newest has. */
function lastOther(versions: readonly Version[]): number {
  const [newest, ...others] = contentsOf(versions).reverse();
  return (
    1 +
    Math.max(
      0,
      others.findIndex(({ id }) => id !== newest?.id),
    )
  );
}
