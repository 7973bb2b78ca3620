/** The mark that the file is checked, and the way to the files that nobody has checked yet. */
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { File } from '../api/types.ts';
import { checkPath } from '../paths.ts';
import { useCheckMarks } from '../review/check-marks.ts';
import { isUnproved } from '../review/file-state.ts';
import { useFile } from '../review/use-file.ts';
import { useUnchecked } from '../review/use-unchecked.ts';
import { texts } from '../texts/texts.ts';
import { useKeysOfBefore } from './early-keys.ts';

const WORDS = texts.review.inCheck;
/** Keys pressed there belong to these elements. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox], header, nav';

interface ReviewBarProps {
  readonly jobId: string;
  readonly uuid: string;
  /** the version on the screen */
  readonly shown: string;
}

/** How somebody goes through files. */
export interface Way {
  /** of uuids, in which the file was found when it was opened */
  readonly order?: readonly string[];
  /** uuids of files that were left by going on to the next one */
  readonly passed?: ReadonlySet<string>;
}

/**
 * Given files in their order and one of them, returns the one to go to: a correction or a mark gives the open file
 * another place or none, and what is next stays next. What is not proved comes before the others, wherever somebody
 * began; a file that was passed over comes again when all others were.
 */
export function neighbour(
  files: readonly File[],
  uuid: string,
  step: 1 | -1,
  { order = [], passed = new Set() }: Way = {},
): File | undefined {
  const found = circleFrom(files, uuid, step, order);
  if (step === -1) return found[0];
  const fresh = found.filter((file) => !passed.has(file.uuid));
  return fresh.find(isUnproved) ?? fresh[0] ?? found[0];
}

/** All other files, from the open one on. */
function circleFrom(files: readonly File[], uuid: string, step: 1 | -1, order: readonly string[]): File[] {
  const others = files.filter((file) => file.uuid !== uuid && file.reading !== undefined);
  const places = order.includes(uuid) ? order : files.map((file) => file.uuid);
  const at = places.indexOf(uuid);
  if (at === -1) return step === 1 ? others : others.toReversed();
  const circle = [...places.slice(at + 1), ...places.slice(0, at)];
  const known = (step === 1 ? circle : circle.reverse()).flatMap((place) => others.filter((one) => one.uuid === place));
  const came = others.filter((one) => !known.includes(one));
  return [...known, ...(step === 1 ? came : came.toReversed())];
}

/** Until the page is left. */
const PASSED = new Set<string>();

/** The order of files when one of them was opened. */
function useOpenedOrder(files: readonly File[] | undefined, uuid: string): readonly string[] {
  const opened = useRef<{ readonly uuid: string; readonly order: readonly string[] }>(null);
  if (files !== undefined && opened.current?.uuid !== uuid)
    opened.current = { uuid, order: files.map((file) => file.uuid) };
  return opened.current?.order ?? [];
}

export function ReviewBar({ jobId, uuid, shown }: ReviewBarProps) {
  const [, navigate] = useLocation();
  const { data: file, isLoading } = useFile(uuid);
  const { data: unchecked, isLoading: isCounting } = useUnchecked();
  useKeysOfBefore(!isLoading && !isCounting);
  const order = useOpenedOrder(unchecked?.files, uuid);
  const marks = useCheckMarks();
  const { reading } = file ?? {};
  // only what is on the screen was looked at
  const isCurrent = reading?.jobId === jobId && reading.version === shown;
  const isChecked = reading !== undefined && reading.checked !== null;
  const toggle = () => {
    if (file !== undefined && isCurrent) marks.mutate({ checked: !isChecked, files: [file] });
  };
  const go = (step: 1 | -1) => {
    if (step === 1) PASSED.add(uuid);
    const next = neighbour(unchecked?.files ?? [], uuid, step, { order, passed: PASSED });
    if (next?.reading !== undefined) navigate(checkPath(next.reading.jobId, next.uuid));
  };
  useKeys({ c: toggle, ']': () => go(1), '[': () => go(-1) });
  const left = unchecked?.counts?.unchecked ?? 0;
  const others = (unchecked?.files ?? []).some((one) => one.uuid !== uuid);
  return (
    <Group gap={4} wrap="nowrap">
      {isCurrent && (
        <Button
          size="xs"
          variant={isChecked ? 'light' : 'default'}
          aria-pressed={isChecked}
          loading={marks.isPending}
          onClick={toggle}
        >
          {isChecked ? `✓ ${WORDS.marked}` : WORDS.mark}
        </Button>
      )}
      {others && (
        <>
          <ActionIcon
            variant="default"
            size={30}
            aria-label={WORDS.previous}
            title={WORDS.previous}
            onClick={() => go(-1)}
          >
            ‹
          </ActionIcon>
          <Button
            variant="default"
            size="xs"
            px={10}
            aria-label={`${WORDS.next}: ${WORDS.left(left)}`}
            title={WORDS.next}
            onClick={() => go(1)}
          >
            <Text span inherit visibleFrom="lg" mr={6} className="figures">
              {WORDS.left(left)}
            </Text>
            ›
          </Button>
        </>
      )}
    </Group>
  );
}

/** Does what keys mean in the view, unless an element of it takes them. */
function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const modified = event.ctrlKey || event.metaKey;
      if (event.defaultPrevented || modified || (event.target as HTMLElement).closest(ELSEWHERE)) return;
      const action = latest.current[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
