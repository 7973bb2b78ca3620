/** The files of this conversion: those that wait or are read, what was read of the others, and a summary. */
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import type { File } from '../api/types.ts';
import { DownloadMenu } from '../downloads/download-menu.tsx';
import { downloadableOf } from '../review/file-row.tsx';
import { MarkVerified } from '../review/mark-verified.tsx';
import { texts } from '../texts/texts.ts';
import { clearEnded, remove } from './batch.ts';
import classes from './convert.module.css';
import { DoneFiles } from './done-files.tsx';
import { ItemRow } from './item-row.tsx';
import { type Item, isEnded, twinsOf } from './items.ts';
import { JoinOffer } from './join-offer.tsx';
import { joinable } from './pictures.ts';
import { useReadings } from './use-readings.ts';

const WORDS = texts.convert;

export function Files({ items }: { readonly items: readonly Item[] }) {
  const locked = items.filter(({ state }) => state.step === 'locked').length;
  const twins = twinsOf(items);
  const done = useReadings(items);
  // what waits for its turn is below what is read already: that can be checked meanwhile
  const waiting = items.filter(({ state }) => state.step === 'converting');
  // what needs the user is first: among many files it would be below the screen
  const needsUser = ({ id, state }: Item) => state.step === 'locked' || state.step === 'refused' || twins.has(id);
  const others = items.filter(({ state }) => state.step !== 'done' && state.step !== 'converting');
  const asking = [...others.filter(needsUser), ...others.filter((item) => !needsUser(item))];
  const verified = done.filter(({ reading }) => reading?.status === 'verified' && reading.checked === null);
  const there = done.flatMap(downloadableOf);
  const takeOut = (file: File) => {
    const item = items.find(({ state }) => state.step === 'done' && state.file.uuid === file.uuid);
    if (item !== undefined) remove(item.id);
  };
  return (
    <Paper withBorder radius="md" mt="md" component="section" aria-labelledby="files">
      <Group justify="space-between" px="md" pt="sm" pb={4}>
        <div>
          <Title order={2} id="files" tabIndex={-1}>
            {WORDS.list}
          </Title>
          <Summary items={items} done={done} />
        </div>
        <Group gap="xs">
          <MarkVerified files={verified} />
          {there.length > 1 && <DownloadMenu files={there} label={WORDS.downloadAll} />}
          {items.some(isEnded) && (
            <Button variant="subtle" size="xs" onClick={clearEnded}>
              {WORDS.clearEnded}
            </Button>
          )}
        </Group>
      </Group>
      {joinable(items).map((together) => (
        <JoinOffer key={together.addition} together={together} />
      ))}
      <List items={asking} otherLocked={locked > 1} twins={twins} />
      {done.length > 0 && <DoneFiles files={done} onRemove={takeOut} />}
      <List items={waiting} otherLocked={false} twins={twins} />
    </Paper>
  );
}

interface ListProps {
  readonly items: readonly Item[];
  readonly otherLocked: boolean;
  readonly twins: ReturnType<typeof twinsOf>;
}

function List({ items, otherLocked, twins }: ListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <ItemRow key={item.id} item={item} otherLocked={otherLocked} twin={twins.get(item.id) ?? null} />
      ))}
    </ul>
  );
}

/** How many files are of each state: with many files, a glance does not show which ones need attention. */
function Summary({ items, done }: { readonly items: readonly Item[]; readonly done: readonly File[] }) {
  const states = done.flatMap(({ reading }) => (reading === undefined ? [] : [reading.status]));
  if (states.length < 2) return null;
  const of = (status: (typeof states)[number]) => states.filter((one) => one === status).length;
  const failed = items.filter(({ state }) => state.step === 'failed').length;
  const counts = [
    ['verified', of('verified')],
    ['mismatch', of('mismatch')],
    ['unverifiable', of('unverifiable')],
    ['failed', failed],
  ] as const;
  return (
    <Text size="sm" c="dimmed" className="figures">
      {counts.flatMap(([what, count]) => (count > 0 ? [WORDS.summary[what](count)] : [])).join(' · ')}
    </Text>
  );
}
