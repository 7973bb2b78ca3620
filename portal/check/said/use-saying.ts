/** Saying beside the page what columns hold: what was said stays until the file is read so, or somebody cancels. */
import { useRef, useState } from 'react';
import type { Hints } from '../../api/types.ts';
import { useMay } from '../../session/role.ts';
import type { Answering } from '../answers.tsx';
import type { Row } from '../result.ts';
import type { Point } from './places.ts';
import { type Holds, type Place, type SaidColumn, saidOf, say } from './said-columns.ts';
import { usePlaces } from './use-places.ts';
import { useSaid } from './use-said.ts';

interface SayingParts {
  readonly uuid: string;
  readonly answering: Answering;
  /** of all statements of the file */
  readonly all: readonly Row[];
  /** Returns the page of which columns are said first. */
  readonly pageOf: () => number;
  readonly onOpen: (page: number) => void;
}

/** A place that somebody adds where no column was found. */
interface Added {
  readonly id: number;
  readonly page: number;
  /** null: by the keyboard, and not moved yet */
  readonly at: Point | null;
}

export interface Saying {
  readonly isOpen: boolean;
  readonly isChanged: boolean;
  readonly isPending: boolean;
  /** what is said of all columns */
  readonly said: readonly SaidColumn[];
  readonly added: Added | null;
  /** somebody is asked whether to drop what is said */
  readonly isLeaving: boolean;
  open(): void;
  /** drops what is said */
  close(): void;
  /** asks before something is dropped */
  leave(): void;
  stay(): void;
  /** reads the file as it is said */
  submit(): void;
  /** what is said of a place; null if nothing is */
  of(place: Place): Holds | null;
  wasSaid(place: Place): Holds | null;
  say(place: Place, holds: Holds | null): void;
  /** adds a place: at a point, or on the page that is shown */
  add(at: Point | null): void;
  /** moves the place that was added */
  move(at: Point): void;
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
export function useSaying({ uuid, answering, all, pageOf, onOpen }: SayingParts): Saying {
  // a reading is a conversion
  const works = useMay('work');
  const before = pointsOf(answering.hints);
  const [said, setSaid] = useSaid(uuid);
  const [added, setAdded] = useState<Added | null>(null);
  const awaited = useRef<number | null>(null);
  const now = said ?? before;
  const known = usePlaces({ uuid, all, said: now });
  const isChanged = sorted(now) !== sorted(before);
  const [isLeaving, setLeaving] = useState(false);
  const close = () => {
    setSaid(null);
    setLeaving(false);
    setAdded(null);
    document.querySelector<HTMLElement>('[data-check-list]')?.focus({ preventScroll: true });
  };
  return {
    isOpen: said !== null,
    ...{ isChanged, isPending: answering.isPending, said: now, added },
    open: () => {
      // what was said is kept if it is open
      if (said !== null || !works || answering.isPending) return;
      setSaid(before);
      setAdded(null);
      awaited.current = pageOf();
      onOpen(awaited.current);
    },
    ...{ isLeaving, close },
    leave: () => (isChanged ? setLeaving(true) : close()),
    stay: () => setLeaving(false),
    submit: () => answering.onAnswer({ columnsAt: [...now] }),
    of: (place) => saidOf(now, place, known),
    wasSaid: (place) => saidOf(before, place, known),
    say: (place, holds) => {
      const next = say(now, { place, holds }, known);
      setSaid(next, sorted(next) !== sorted(before));
    },
    add: (at) => {
      if (answering.isPending) return;
      const page = at?.page ?? pageOf();
      setAdded({ id: (added?.id ?? 0) + 1, page, at });
      if (at === null) onOpen(page);
    },
    move: (at) => added !== null && setAdded({ ...added, at }),
    takesFocus: (one) => {
      const takes = awaited.current === one;
      if (takes) awaited.current = null;
      return takes;
    },
  };
}

/** True if the focus is at the columns, or at what reads them. */
export const isAtColumns = (): boolean => Boolean(document.activeElement?.closest('[data-columns]'));
