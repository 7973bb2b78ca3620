/** One file of the list: its name, its state, and its actions. */
import { Badge, Button, CloseButton, Group, Progress, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import type { Failure } from '../api/failure.ts';
import { mayPass } from '../api/query-client.ts';
import { DownloadMenu } from '../downloads/download-menu.tsx';
import { bytes, percent } from '../formats/numbers.ts';
import { checkPath } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import { remove, tryAgain } from './batch.ts';
import classes from './convert.module.css';
import type { Item, ItemState } from './items.ts';
import { type Status, useVerdict } from './verdict.ts';

interface ItemRowProps {
  readonly item: Item;
  /** true if there are other locked files */
  readonly otherLocked: boolean;
  /** the jobs that are not final */
  readonly running: readonly string[];
  /** the name of an equal file before it; null if there is none */
  readonly twin: string | null;
}

const PasswordPrompt = lazy(async () => ({ default: (await import('./password-prompt.tsx')).PasswordPrompt }));
const WORDS = texts.convert;

export function ItemRow({ item, otherLocked, running, twin }: ItemRowProps) {
  const { id, name, state } = item;
  const failure = failureOf(state);
  return (
    <li className={classes.item} data-step={state.step}>
      <Group justify="space-between" align="start" gap="xs" wrap="nowrap">
        <Stack gap={2} flex={1} miw={0}>
          <Text fw={550} className={classes.name} lineClamp={3} title={name}>
            {name}
          </Text>
          <Text size="sm" c={failure === null ? 'dimmed' : 'var(--mantine-color-error)'} className="figures">
            {failure === null ? [describe(state), ...joinedFrom(item), bytes(item.bytes)].join(' · ') : failure}
          </Text>
          {twin !== null && (
            <Text size="sm" c="var(--mantine-color-yellow-light-color)">
              {WORDS.twin(twin)}
            </Text>
          )}
        </Stack>
        <Group gap="xs" justify="end" wrap="nowrap">
          {state.step === 'refused' && mayBeTaken(state.failure) && (
            <Button variant="default" size="xs" aria-label={WORDS.tryAgainWith(name)} onClick={() => tryAgain(id)}>
              {WORDS.tryAgain}
            </Button>
          )}
          {state.step !== 'converting' && <CloseButton aria-label={WORDS.remove(name)} onClick={() => remove(id)} />}
        </Group>
      </Group>
      <Bar name={name} state={state} />
      {state.step === 'locked' && (
        <Suspense>
          <PasswordPrompt id={id} name={name} trying={state.trying} failure={state.failure} others={otherLocked} />
        </Suspense>
      )}
      {state.step === 'done' && (
        <Done name={name} jobId={state.jobId} uuid={state.file.uuid} final={!running.includes(state.jobId)} />
      )}
    </li>
  );
}

/** A file that the service rejected for good is not uploaded again; one whose session ended is. */
function mayBeTaken(failure: Failure): boolean {
  return mayPass(failure) || failure.code === 'AUTH_INVALID_KEY';
}

function failureOf(state: ItemState): string | null {
  if (state.step === 'refused') return texts.errors.sentence(state.failure);
  if (state.step === 'failed') return texts.errors.sentence({ details: {}, retryAfter: undefined, ...state.fault });
  return null;
}

function joinedFrom({ pictures }: Item): string[] {
  return pictures === undefined ? [] : [WORDS.join.joined(pictures)];
}

function describe(state: ItemState): string {
  const words = WORDS.state;
  switch (state.step) {
    case 'uploading':
      return state.share < 1 ? words.uploading(percent(state.share)) : words.reading;
    case 'ready':
      return words.ready(state.file.pages);
    case 'converting':
      if (state.jobId === null) return words.starting;
      return state.queued ? words.queued : words.converting(state.pagesDone, state.file.pages);
    default:
      return words[state.step];
  }
}

function Bar({ name, state }: { readonly name: string; readonly state: ItemState }) {
  if (state.step !== 'uploading' && state.step !== 'converting') return null;
  const share = state.step === 'uploading' ? state.share : state.pagesDone / Math.max(1, state.file.pages);
  const waits = state.step === 'uploading' && share === 1;
  return (
    <Progress.Root size="sm" mt="xs">
      <Progress.Section value={share * 100} striped={waits} animated={waits} aria-label={WORDS.progressOf(name)} />
    </Progress.Root>
  );
}

interface DoneProps {
  readonly name: string;
  readonly jobId: string;
  readonly uuid: string;
  readonly final: boolean;
}

const COLORS: Readonly<Record<Status, string>> = { verified: 'ink', mismatch: 'red', unverifiable: 'yellow' };

function Done({ name, jobId, uuid, final }: DoneProps) {
  const file = { jobId, uuid, filename: name };
  const verdict = useVerdict(jobId, uuid, final);
  return (
    <Group justify="space-between" mt={6} gap="xs" mih={30}>
      <Group gap="xs">
        {verdict && (
          <>
            <Badge
              variant="light"
              color={COLORS[verdict.status]}
              tt="none"
              radius="sm"
              title={WORDS.verdictHint[verdict.status]}
            >
              {WORDS.verdict[verdict.status]}
            </Badge>
            <Text size="sm" className="figures">
              {WORDS.transactions(verdict.transactions)}
            </Text>
          </>
        )}
      </Group>
      {final && (
        <Group gap="xs">
          <Button component={Link} href={checkPath(jobId, uuid)} size="xs" aria-label={WORDS.checkFile(name)}>
            {WORDS.check}
          </Button>
          <DownloadMenu files={[file]} ariaLabel={WORDS.downloadFile(name)} />
        </Group>
      )}
    </Group>
  );
}
