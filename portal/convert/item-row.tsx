/** One file of the list: its name, its state, and its actions. */
import { Button, CloseButton, Group, Progress, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Failure } from '../api/failure.ts';
import { mayPass } from '../api/query-client.ts';
import { bytes, percent } from '../formats/numbers.ts';
import { FileName } from '../shell/file-name.tsx';
import { texts } from '../texts/texts.ts';
import { remove, tryAgain } from './batch.ts';
import classes from './convert.module.css';
import type { Item, ItemState } from './items.ts';

interface ItemRowProps {
  readonly item: Item;
  /** true if there are other locked files */
  readonly otherLocked: boolean;
  /** the name of an equal file before it; null if there is none */
  readonly twin: string | null;
}

const PasswordPrompt = lazy(async () => ({ default: (await import('./password-prompt.tsx')).PasswordPrompt }));
const WORDS = texts.convert;

export function ItemRow({ item, otherLocked, twin }: ItemRowProps) {
  const { id, name, state } = item;
  const failure = failureOf(state);
  return (
    <li className={classes.item} data-step={state.step}>
      <div className={classes.line}>
        <div className={classes.what}>
          <Text size="sm" fw={500} title={name}>
            <FileName name={name} />
          </Text>
          {failure === null && (
            <Text size="sm" c="dimmed" className="figures">
              {[describe(state), ...joinedFrom(item), bytes(item.bytes)].join(' · ')}
            </Text>
          )}
          {failure !== null && (
            <Text size="sm" c="var(--mantine-color-error)" className={classes.told}>
              {failure}
            </Text>
          )}
          {twin !== null && (
            <Text size="sm" c="var(--mantine-color-yellow-light-color)" className={classes.told}>
              {WORDS.twin(twin)}
            </Text>
          )}
        </div>
        <Group gap="xs" justify="end" wrap="nowrap">
          {state.step === 'refused' && mayBeTaken(state.failure) && (
            <Button variant="default" size="xs" aria-label={WORDS.tryAgainWith(name)} onClick={() => tryAgain(id)}>
              {WORDS.tryAgain}
            </Button>
          )}
          {state.step !== 'converting' && <CloseButton aria-label={WORDS.remove(name)} onClick={() => remove(id)} />}
        </Group>
      </div>
      <Bar name={name} state={state} />
      {state.step === 'locked' && (
        <Suspense>
          <PasswordPrompt id={id} name={name} trying={state.trying} failure={state.failure} others={otherLocked} />
        </Suspense>
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
  // what waits for its turn says so in words
  if (state.step !== 'uploading' && (state.step !== 'converting' || state.queued)) return null;
  const share = state.step === 'uploading' ? state.share : state.pagesDone / Math.max(1, state.file.pages);
  const waits = state.step === 'uploading' && share === 1;
  return (
    <Progress.Root size={2} radius={0} className={classes.progress}>
      <Progress.Section value={share * 100} striped={waits} animated={waits} aria-label={WORDS.progressOf(name)} />
    </Progress.Root>
  );
}
