/** The columns that are shown: those that the user chose, of those that the statement has. */
import { useMemo, useState } from 'react';
import { type Column, chosenIn, columnsOf, keepColumns, keptColumns } from './columns.ts';
import type { Row } from './result.ts';

export function useColumns(rows: readonly Row[]) {
  const [chosen, setChosen] = useState(keptColumns);
  const offered = useMemo(() => columnsOf(rows), [rows]);
  const shown = useMemo(() => chosen.filter((column) => offered.includes(column)), [chosen, offered]);
  const choose = (columns: readonly Column[]) => {
    const inOrder = chosenIn(columns.join());
    setChosen(inOrder);
    keepColumns(inOrder);
  };
  return { offered, chosen, shown, choose };
}
