/** The mark that the file is checked, and the way to the files that nobody has checked yet. */
import { ActionIcon, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { ask, client } from '../api/client.ts';
import type { File } from '../api/types.ts';
import { checkPath } from '../paths.ts';
import { useCheckMarks } from '../review/check-marks.ts';
import { FILES_KEY } from '../review/files-key.ts';
import { texts } from '../texts/texts.ts';

const WORDS = texts.review.inCheck;
/** Further ones are counted. */
const MOST = 100;
/** Keys pressed there belong to these elements. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox], header, nav';

/** The file as it is now: its reading has the version that is marked. */
const useFile = (uuid: string) =>
  useQuery({
    queryKey: [...FILES_KEY, 'one', uuid],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/files/{uuid}', { params: { path: { uuid } }, signal })),
    staleTime: 0,
  });

/** The files that are read and not checked, what needs a look first. */
const useUnchecked = () =>
  useQuery({
    queryKey: [...FILES_KEY, 'unchecked'],
    queryFn: ({ signal }) => {
      const query = { converted: 'true', checked: 'false', sort: 'state', limit: MOST } as const;
      return ask(client.GET('/api/v1/files', { params: { query }, signal }));
    },
    staleTime: 0,
  });

interface ReviewBarProps {
  readonly jobId: string;
  readonly uuid: string;
  /** the version on the screen */
  readonly shown: string;
}

/** Given files in their order and one of them, returns the one to go to. */
export function neighbour(files: readonly File[], uuid: string, step: 1 | -1): File | undefined {
  const others = files.filter((file) => file.uuid !== uuid && file.reading !== undefined);
  const at = files.findIndex((file) => file.uuid === uuid);
  // one that is checked is in no place of the list
  if (at === -1) return others.at(step === 1 ? 0 : -1);
  return others.at(step === 1 ? at % Math.max(1, others.length) : at - 1);
}

export function ReviewBar({ jobId, uuid, shown }: ReviewBarProps) {
  const [, navigate] = useLocation();
  const file = useFile(uuid).data;
  const unchecked = useUnchecked().data;
  const marks = useCheckMarks();
  const { reading } = file ?? {};
  // only what is on the screen was looked at
  const isCurrent = reading?.jobId === jobId && reading.version === shown;
  const isChecked = reading !== undefined && reading.checked !== null;
  const toggle = () => {
    if (file !== undefined && isCurrent) marks.mutate({ checked: !isChecked, files: [file] });
  };
  const go = (step: 1 | -1) => {
    const next = neighbour(unchecked?.files ?? [], uuid, step);
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
          <ActionIcon
            variant="default"
            size={30}
            aria-label={WORDS.next}
            title={`${WORDS.next} (${WORDS.left(left)})`}
            onClick={() => go(1)}
          >
            ›
          </ActionIcon>
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
