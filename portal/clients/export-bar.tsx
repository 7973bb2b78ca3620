/** Chooses a month and a format, and exports bank accounts; warns before what nothing proves is saved. */
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { asFailure } from '../api/failure.ts';
import type { BankAccount, Format } from '../api/types.ts';
import { LISTED, listed } from '../downloads/choice.ts';
import { NeedsDialog } from '../downloads/needs-dialog.tsx';
import { UnprovedDialog } from '../downloads/unproved-dialog.tsx';
import { useFocusAfter } from '../downloads/use-focus-after.ts';
import { useKeptChoice } from '../session/kept-choice.ts';
import { FailureDialog } from '../shell/failure-dialog.tsx';
import { LOCALE } from '../texts/language.ts';
import { texts } from '../texts/texts.ts';
import type { Range } from './clients.ts';
import { exportAccounts, unprovedIn } from './exports.ts';
import { monthOf, monthsOf, rangeOf } from './months.ts';

interface ExportBarProps {
  readonly accounts: readonly BankAccount[];
  /** what the saved file is called first */
  readonly of: string;
  /** of several clients, what the files in the zip are called first */
  readonly nameOf?: (account: BankAccount) => string;
  /** of the button */
  readonly label?: string;
  readonly range: Range;
  readonly onRange: (range: Range) => void;
}

const WORDS = texts.clients.rows;
const KEPT = 'account-format';
const FIRST: Format = 'XLSX';
const NOTHING: Readonly<Record<string, string>> = {};
const named = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function ExportBar({ accounts, of, nameOf, label = WORDS.export, range, onRange }: ExportBarProps) {
  const [kept, keep] = useKeptChoice(KEPT);
  const format = listed((kept ?? FIRST) as Format);
  const [asked, ask] = useState<readonly string[] | null>(null);
  const exporting = useMutation({
    mutationFn: (options: Readonly<Record<string, string>>) =>
      exportAccounts({ accounts, of, nameOf: nameOf ?? (() => of), range, format, options }),
  });
  const looking = useMutation({
    mutationFn: () => unprovedIn({ accounts, range }),
    onSuccess: (names) => (names.length > 0 ? ask(names) : exporting.mutate(NOTHING)),
  });
  const isBusy = looking.isPending || exporting.isPending;
  const button = useFocusAfter(isBusy);
  const error = looking.error ?? exporting.error;
  const failure = error === null ? null : asFailure(error);
  const needs = failure?.code === 'EXPORT_NEEDS' ? failure : null;
  const reset = () => {
    looking.reset();
    exporting.reset();
  };
  return (
    <Group gap="sm" align="flex-end">
      <NativeSelect
        size="xs"
        label={WORDS.month}
        data={[
          { value: '', label: WORDS.allMonths },
          ...monthsOf(accounts).map((value) => ({ value, label: named.format(new Date(`${value}-01T00:00:00Z`)) })),
        ]}
        value={monthOf(range) ?? ''}
        onChange={({ currentTarget: { value } }) => onRange(value === '' ? { from: '', to: '' } : rangeOf(value))}
      />
      <NativeSelect
        size="xs"
        label={WORDS.format}
        data={LISTED.map(({ name, label }) => ({ value: name, label }))}
        value={format.name}
        onChange={(event) => keep(event.currentTarget.value)}
      />
      <Button ref={button} size="xs" loading={isBusy} onClick={() => looking.mutate()}>
        {label}
      </Button>
      <Text size="sm" c="dimmed" role="status" style={{ overflowWrap: 'anywhere' }}>
        {exporting.data !== undefined && WORDS.exported(exporting.data)}
      </Text>
      <UnprovedDialog
        names={asked}
        onGoOn={() => {
          ask(null);
          exporting.mutate(NOTHING);
        }}
        onClose={() => ask(null)}
      />
      <NeedsDialog
        failure={needs}
        onGiven={(given) => exporting.mutate({ ...exporting.variables, ...given })}
        onClose={reset}
      />
      <FailureDialog title={WORDS.exportFailed} error={needs === null ? error : null} onClose={reset} />
    </Group>
  );
}
