/** Editing the rows of a statement: what is edited, and the parts of the view for it. */
import { useState } from 'react';
import type { CheckedFile, CheckedStatement } from '../result.ts';
import { EditBar } from './edit-bar.tsx';
import { type EditedRow, EditRow } from './edit-row.tsx';
import { enteredOf } from './entered.ts';
import { useFreshResult, useVersions } from './versions.ts';

/** Given a statement of a file and the job of the result, returns what the view shows for its editing. */
export function useEditing(file: CheckedFile, { statement, rows }: CheckedStatement, jobId: string) {
  const [edited, setEdited] = useState<EditedRow | null>(null);
  const { data: versions } = useVersions(file.uuid);
  useFreshResult(versions, file.version, jobId);
  if (versions === undefined) return { onEdit: null, bar: null, form: null };
  // what is on the screen is changed, and only if nothing newer is known
  const shown = file.version ?? jobId;
  const isNewest = versions[0]?.id === shown;
  // the service counts the rows and statements of the file, and a result those of all files of its job
  const first = file.statements.find((one) => one.rows.length > 0)?.rows[0].row ?? 0;
  const index = file.statements.findIndex((one) => one.statement === statement);
  const onEdit = (row: number, what: 'edit' | 'add') => {
    const transaction = rows.find((one) => one.row === row)?.transaction;
    if (transaction === undefined) return;
    const before = enteredOf(transaction);
    if (what === 'edit') setEdited({ place: { row: row - first }, before, entered: before });
    else {
      const entered = { date: transaction.date, description: '', amount: '', balance: '' };
      setEdited({ place: { statement: index, before: row - first + 1 }, before: null, entered });
    }
  };
  return {
    onEdit: isNewest ? onEdit : null,
    bar: <EditBar uuid={file.uuid} versions={versions} shown={shown} />,
    form: (
      <EditRow uuid={file.uuid} basedOn={shown} statement={index} edited={edited} onClose={() => setEdited(null)} />
    ),
  };
}
