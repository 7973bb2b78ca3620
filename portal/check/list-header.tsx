/** The headings of the list's columns: a click sorts by one. */
import { texts } from '../texts/texts.ts';
import type { Column } from './columns.ts';
import { nextSort, SORT_KEYS, type Sort, type SortKey } from './row-filter.ts';
import classes from './rows.module.css';

interface ListHeaderProps {
  /** null for cards, which show no headings */
  readonly columns: readonly Column[] | null;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

export function ListHeader({ columns, sort, onSort }: ListHeaderProps) {
  const { mark, date, description, amount, balance } = texts.check.rows;
  return (
    <div role="rowgroup" className={columns === null ? 'unseen' : classes.header}>
      <div role="row" aria-rowindex={1} className={columns === null ? undefined : classes.columns}>
        <span role="columnheader">
          <span className="unseen">{mark}</span>
        </span>
        {columns?.map((column) => (
          <Heading key={column} column={column} sort={sort} onSort={onSort} />
        ))}
        {columns === null &&
          [date, amount, description, balance].map((name) => (
            <span role="columnheader" key={name}>
              {name}
            </span>
          ))}
      </div>
    </div>
  );
}

const isSortKey = (column: Column): column is Column & SortKey => (SORT_KEYS as readonly string[]).includes(column);

function Heading({ column, sort, onSort }: Omit<ListHeaderProps, 'columns'> & { readonly column: Column }) {
  const name = texts.check.rows[column];
  if (!isSortKey(column)) {
    return (
      <span role="columnheader" className={classes[column]}>
        {name}
      </span>
    );
  }
  const isSorted = sort?.key === column;
  const direction = sort?.descending ? 'descending' : 'ascending';
  return (
    <span role="columnheader" className={classes[column]} aria-sort={isSorted ? direction : 'none'}>
      <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, column))}>
        {name}
        {isSorted && <span aria-hidden="true"> {sort.descending ? '↓' : '↑'}</span>}
      </button>
    </span>
  );
}
