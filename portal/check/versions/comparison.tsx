/** Two versions of a file: the facts of their statements side by side, and each row that differs. */
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { FailureNote } from '../../shell/failure-note.tsx';
import { Loading } from '../../shell/loading.tsx';
import { texts } from '../../texts/texts.ts';
import type { Version } from '../edit/versions.ts';
import { useVersionResult } from '../queries.ts';
import { type CheckedFile, filesOf } from '../result.ts';
import type { Compared } from './compared.ts';
import { DifferenceList } from './difference-list.tsx';
import { differencesBetween, factsBeside } from './differences.ts';
import { FactsBeside } from './facts-beside.tsx';
import { label } from './told.ts';

interface ComparisonProps {
  readonly jobId: string;
  readonly uuid: string;
  readonly versions: readonly Version[];
  readonly compared: Compared;
  readonly onChange: (compared: Compared) => void;
  readonly onBack: () => void;
}

const SIDES = ['before', 'after'] as const;

export function Comparison({ jobId, uuid, versions, compared, onChange, onBack }: ComparisonProps) {
  const before = useVersionResult(jobId, uuid, compared.before);
  const after = useVersionResult(jobId, uuid, compared.after);
  const old = useMemo(() => before.data && filesOf(before.data)[0], [before.data]);
  const now = useMemo(() => after.data && filesOf(after.data)[0], [after.data]);
  const data = versions.map((version) => ({ value: version.id, label: label(version) }));
  return (
    <Stack gap="sm">
      <Group grow align="flex-start" gap="sm" preventGrowOverflow={false}>
        {SIDES.map((side) => (
          <NativeSelect
            key={side}
            label={texts.versions[side]}
            size="xs"
            data={data}
            value={compared[side]}
            onChange={({ currentTarget: { value } }) => onChange({ ...compared, [side]: value })}
          />
        ))}
      </Group>
      <FailureNote error={before.error ?? after.error} />
      {(before.isPending || after.isPending) && <Loading />}
      {old && now && <Differences before={old} after={now} />}
      <Group>
        <Button size="compact-sm" variant="default" onClick={onBack}>
          {texts.versions.back}
        </Button>
      </Group>
    </Stack>
  );
}

function Differences({ before, after }: { readonly before: CheckedFile; readonly after: CheckedFile }) {
  const facts = useMemo(() => factsBeside(before, after), [before, after]);
  const differences = useMemo(() => differencesBetween(before, after), [before, after]);
  return (
    <>
      {facts.map((of, at) => (
        // statements have nothing but their place, which is what is compared
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
        <FactsBeside key={at} facts={of} at={facts.length > 1 ? at : null} />
      ))}
      <DifferenceList differences={differences} />
    </>
  );
}
