/** Saying beside the page what columns hold: what was said, until the file is read so or nothing is changed. */
import { useEffect, useRef, useState } from 'react';
import type { Hints } from '../../api/types.ts';
import { useMay } from '../../session/role.ts';
import type { Answering } from '../answers.tsx';
import type { Row } from '../result.ts';
import { type Holds, type PlacedColumn, type SaidColumn, saidOf, say } from './said-columns.ts';

interface SayingParts {
  readonly answering: Answering;
  /** of the reading that is shown */
  readonly version: string;
  /** the page of which columns are said first */
  readonly page: number;
  readonly onOpen: (page: number) => void;
}

export interface Saying {
  readonly isOpen: boolean;
  readonly isChanged: boolean;
  readonly isPending: boolean;
  open(): void;
  close(): void;
  /** reads the file as it is said */
  submit(): void;
  /** what is said of a column; null if nothing is */
  of(placed: PlacedColumn): Holds | null;
  wasSaid(placed: PlacedColumn): Holds | null;
  say(placed: PlacedColumn, holds: Holds | null): void;
  /** Given a page, returns whether the first of its columns takes the focus: once, where it was opened. */
  takesFocus(page: number): boolean;
}

const NOTHING: readonly SaidColumn[] = [];
const sorted = (said: readonly SaidColumn[]) => JSON.stringify(said.map((one) => JSON.stringify(one)).toSorted());
const pointsOf = (hints: Hints | null) => hints?.columnsAt ?? NOTHING;

/** Given rows and the current one, returns the page of that row, or else of the first; null without any. */
export function pageOfColumns(rows: readonly Row[], current: number | null): number | null {
  const of = rows.find(({ row, transaction }) => row === current && transaction.boxes.length > 0);
  const boxes = of?.transaction.boxes ?? rows.flatMap(({ transaction }) => transaction.boxes);
  return boxes[0]?.page ?? null;
}

/** Given how open questions of a file are answered, returns what is said of its columns. */
export function useSaying({ answering, version, page, onOpen }: SayingParts): Saying {
  // a reading is a conversion
  const works = useMay('work');
  const before = pointsOf(answering.hints);
  const [said, setSaid] = useState<readonly SaidColumn[] | null>(null);
  const awaited = useRef<number | null>(null);
  const close = () => {
    setSaid(null);
    document.querySelector<HTMLElement>('[data-check-list]')?.focus({ preventScroll: true });
  };
  // what was said is of the reading that was shown then
  const [shown, setShown] = useState(version);
  useEffect(() => {
    if (shown === version) return;
    setShown(version);
    setSaid(null);
  }, [shown, version]);
  const now = said ?? before;
  return {
    isOpen: said !== null,
    isChanged: sorted(now) !== sorted(before),
    isPending: answering.isPending,
    open: () => {
      // what was said is kept if it is open
      if (said !== null || !works || answering.isPending) return;
      setSaid(before);
      awaited.current = page;
      onOpen(page);
    },
    close,
    submit: () => answering.onAnswer({ columnsAt: [...now] }),
    of: (placed) => saidOf(now, placed),
    wasSaid: (placed) => saidOf(before, placed),
    say: (placed, holds) => setSaid(say(now, placed, holds)),
    takesFocus: (one) => {
      const takes = awaited.current === one;
      if (takes) awaited.current = null;
      return takes;
    },
  };
}
