/** Exports the transactions of an account, of some days, in a format that is kept as the last choice. */
import { Button, NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { asFailure } from '../api/failure.ts';
import type { BankAccountDetails, Format } from '../api/types.ts';
import { LISTED, listed } from '../downloads/choice.ts';
import { NeedsDialog } from '../downloads/needs-dialog.tsx';
import { saveAddress } from '../downloads/save.ts';
import { useKeptChoice } from '../session/kept-choice.ts';
import { FailureDialog } from '../shell/failure-dialog.tsx';
import { texts } from '../texts/texts.ts';
import { bankOf, numberOf } from './account-names.ts';
import { queryOf, type Range } from './clients.ts';

interface ExportButtonProps {
  readonly account: BankAccountDetails;
  readonly range: Range;
}

const WORDS = texts.clients.rows;
const KEPT = 'account-format';
const FIRST: Format = 'XLSX';
const END_OF_NUMBER = 4;

export function ExportButton({ account, range }: ExportButtonProps) {
  const [kept, keep] = useKeptChoice(KEPT);
  const format = listed((kept ?? FIRST) as Format);
  const exporting = useMutation({
    mutationFn: (options: Readonly<Record<string, string>>) => {
      const query = new URLSearchParams({ format: format.name, ...queryOf(range), ...options });
      const name = [bankOf(account), numberOf(account).slice(-END_OF_NUMBER), range.from, range.to];
      return saveAddress(`/api/v1/bank-accounts/${account.id}/export?${query}`, {
        name: name.filter((part) => part !== '').join(' '),
        extension: format.extension,
      });
    },
  });
  const failure = exporting.error === null ? null : asFailure(exporting.error);
  const needs = failure?.code === 'EXPORT_NEEDS' ? failure : null;
  return (
    <>
      <NativeSelect
        size="xs"
        label={WORDS.format}
        data={LISTED.map(({ name, label }) => ({ value: name, label }))}
        value={format.name}
        onChange={(event) => keep(event.currentTarget.value)}
      />
      <Button size="xs" loading={exporting.isPending} onClick={() => exporting.mutate({})}>
        {WORDS.export}
      </Button>
      <NeedsDialog
        failure={needs}
        onGiven={(given) => exporting.mutate({ ...exporting.variables, ...given })}
        onClose={exporting.reset}
      />
      <FailureDialog
        title={WORDS.exportFailed}
        error={needs === null ? exporting.error : null}
        onClose={exporting.reset}
      />
    </>
  );
}
