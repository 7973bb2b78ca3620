/** The rows that are listed: searched, filtered and sorted as the user asks. */
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { amount } from '../formats/amounts.ts';
import { calendarDate } from '../formats/dates.ts';
import type { Row } from './result.ts';
import { filtered, NO_FILTER, type RowFilter, type Sort, sorted } from './row-filter.ts';
import { searchIn } from './search.ts';

export interface ShownRows {
  readonly shown: readonly Row[];
  readonly words: string;
  /** true while the rows are read for a search: all are listed until then */
  readonly searching: boolean;
  readonly onlyMarked: boolean;
  readonly filter: RowFilter;
  readonly sort: Sort;
  setWords(words: string): void;
  /** call it when a search is likely */
  prepare(): void;
  setOnlyMarked(only: boolean): void;
  setFilter(filter: RowFilter): void;
  setSort(sort: Sort): void;
  /** lists every row again, in the same order */
  showAll(): void;
}

interface Parts {
  readonly rows: readonly Row[];
  readonly marks: ReadonlyMap<number, unknown>;
  readonly computed: ReadonlyMap<number, string>;
}

export function useShownRows({ rows, marks, computed }: Parts): ShownRows {
  const [words, setWords] = useState('');
  const [onlyMarked, setOnlyMarked] = useState(false);
  const [filter, setFilter] = useState(NO_FILTER);
  const [sort, setSort] = useState<Sort>(null);
  const { found, searching, prepare } = useFound(rows, useDeferredValue(words));
  const kept = useMemo(() => {
    const some = filtered(found, filter);
    return onlyMarked ? some.filter(({ row }) => marks.has(row)) : some;
  }, [found, filter, onlyMarked, marks]);
  const shown = useMemo(() => sorted(kept, sort, computed), [kept, sort, computed]);
  const showAll = useCallback(() => {
    setWords('');
    setOnlyMarked(false);
    setFilter(NO_FILTER);
  }, []);
  const set = { setWords, prepare, setOnlyMarked, setFilter, setSort, showAll };
  return { shown, words, searching, onlyMarked, filter, sort, ...set };
}

/** Milliseconds of reading after which the page may do something else: less than a frame. */
const SLICE_MS = 12;

function useFound(rows: readonly Row[], words: string) {
  const search = useMemo(() => searchIn(rows, { date: calendarDate, amount }), [rows]);
  const [ready, setReady] = useState<unknown>(null);
  const [likely, setLikely] = useState(false);
  const wanted = words.trim() !== '';
  useEffect(() => {
    if (!(wanted || likely) || ready === search) return;
    let timer: ReturnType<typeof setTimeout>;
    const readOn = () => {
      if (search.readOn(SLICE_MS)) setReady(search);
      else timer = setTimeout(readOn);
    };
    timer = setTimeout(readOn);
    return () => clearTimeout(timer);
  }, [search, wanted, likely, ready]);
  const searching = wanted && ready !== search;
  const found = useMemo(
    () => (wanted && !searching ? search.find(words) : rows),
    [search, wanted, searching, words, rows],
  );
  return { found, searching, prepare: () => setLikely(true) };
}
