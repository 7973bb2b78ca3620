/** The files of this conversion, each with its state, and a summary of them. */
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { DownloadMenu } from '../downloads/download-menu.tsx';
import type { Downloadable } from '../downloads/save.ts';
import { texts } from '../texts/texts.ts';
import { clearEnded } from './batch.ts';
import classes from './convert.module.css';
import { ItemRow } from './item-row.tsx';
import { type Item, isEnded, runningJobs, twinsOf } from './items.ts';
import { JoinOffer } from './join-offer.tsx';
import { joinable } from './pictures.ts';
import { useVerdicts } from './verdict.ts';

const WORDS = texts.convert;

export function Files({ items }: { readonly items: readonly Item[] }) {
  const locked = items.filter(({ state }) => state.step === 'locked').length;
  const running = runningJobs(items);
  const twins = twinsOf(items);
  const there = resultsOf(items, running);
  return (
    <Paper withBorder radius="md" mt="md" component="section" aria-labelledby="files">
      <Group justify="space-between" px="md" pt="sm" pb={4}>
        <div>
          <Title order={2} id="files" tabIndex={-1}>
            {WORDS.list}
          </Title>
          <Summary items={items} done={there} />
        </div>
        <Group gap="xs">
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
      <ul className={classes.list}>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            otherLocked={locked > 1}
            running={running}
            twin={twins.get(item.id) ?? null}
          />
        ))}
      </ul>
    </Paper>
  );
}

/** The results of all files: with many files, a glance does not show which ones need attention. */
function Summary({ items, done }: { readonly items: readonly Item[]; readonly done: readonly Downloadable[] }) {
  const verdicts = useVerdicts(done);
  if (done.length < 2 || verdicts === null) return null;
  const failed = items.filter(({ state }) => state.step === 'failed').length;
  const counts = Object.entries({ ...verdicts, failed }) as [keyof typeof WORDS.summary, number][];
  return (
    <Text size="sm" c="dimmed" className="figures">
      {counts.flatMap(([what, count]) => (count > 0 ? [WORDS.summary[what](count)] : [])).join(' · ')}
    </Text>
  );
}

/** The results that exist: those of a running job do not. */
function resultsOf(items: readonly Item[], running: readonly string[]): Downloadable[] {
  return items.flatMap(({ name, state }) =>
    state.step === 'done' && !running.includes(state.jobId)
      ? [{ jobId: state.jobId, uuid: state.file.uuid, filename: name }]
      : [],
  );
}
