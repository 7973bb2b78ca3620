/** Exports a month of bank accounts: of one client, or of all; the month is kept for the next one. */
import { useKeptChoice } from '../session/kept-choice.ts';
import { texts } from '../texts/texts.ts';
import { NO_CLIENT, useAllBankAccounts, useClients } from './clients.ts';
import { ExportBar } from './export-bar.tsx';
import { monthOf, monthsOf, rangeOf } from './months.ts';

const KEPT = 'client-month';

type MonthExportProps = Pick<Parameters<typeof ExportBar>[0], 'accounts' | 'of' | 'nameOf' | 'label'>;

export function MonthExport(props: MonthExportProps) {
  const [kept, keep] = useKeptChoice(KEPT);
  const month = kept !== null && monthsOf(props.accounts).includes(kept) ? kept : '';
  const range = month === '' ? { from: '', to: '' } : rangeOf(month);
  return <ExportBar {...props} range={range} onRange={(next) => keep(monthOf(next) ?? '')} />;
}

/** Nothing where there is one client alone: it has an export of its own. */
export function ExportOfAll() {
  const { data } = useClients();
  const accounts = useAllBankAccounts().data?.bankAccounts ?? [];
  const names = new Map(data?.clients.map(({ id, name }) => [id, name]));
  const owners = new Set(accounts.map(({ clientId }) => clientId ?? NO_CLIENT));
  if (owners.size < 2) return null;
  return (
    <MonthExport
      accounts={accounts}
      of={texts.clients.title}
      nameOf={({ clientId, bank, holder }) => names.get(clientId ?? NO_CLIENT) ?? holder ?? bank ?? ''}
      label={texts.clients.rows.exportAll}
    />
  );
}
