/** The next step, below the files: the cost of converting before it is spent, the start button, and the progress. */
import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Hints } from '../api/types.ts';
import { ClientSelect, useChosenClient } from '../clients/client-select.tsx';
import { useAccount } from '../session/account.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';
import { cancel, start } from './batch.ts';
import classes from './convert.module.css';
import { areWhole, HintsForm } from './hints-form.tsx';
import { costOf, type Item, isUploading, runningJobs } from './items.ts';
import { useOutage } from './outage.ts';
import { useMailWhenDone } from './use-mail-when-done.ts';
import { progressOf } from './work.ts';

const NotifySwitch = lazy(async () => ({ default: (await import('./notify-switch.tsx')).NotifySwitch }));
const MailSwitch = lazy(async () => ({ default: (await import('./mail-switch.tsx')).MailSwitch }));
const WORDS = texts.convert;

export function StartBar({ items }: { readonly items: readonly Item[] }) {
  const [hints, setHints] = useState<Hints>({});
  const clientId = useChosenClient();
  const [mails] = useMailWhenDone();
  const { data: account } = useAccount();
  const starting = useMutation({ mutationFn: start });
  const { files, pages } = costOf(items);
  const running = runningJobs(items);
  const missing = account === undefined ? 0 : pages - account.credits;
  if (files === 0 && running.length === 0 && !starting.isError) return null;
  return (
    <Paper withBorder shadow="sm" px="md" py="sm" radius="md" className={classes.bar}>
      <Stack gap="xs">
        {running.length > 0 && <Running items={items} jobs={running} />}
        <FailureNote error={starting.error} />
        {files > 0 && (
          <Group justify="space-between" align="end" gap="sm">
            <ClientSelect />
            <Group gap="md" justify="flex-end" flex={1}>
              <div className={classes.cost}>
                <Text fw={600} size="sm" className="figures">
                  {WORDS.cost(files, pages)}
                </Text>
                {account !== undefined && (
                  <Text size="sm" c={missing > 0 ? 'var(--mantine-color-error)' : 'dimmed'} className="figures">
                    {missing > 0 ? WORDS.tooFew(missing) : WORDS.left(account.credits - pages)}
                  </Text>
                )}
              </div>
              <Button
                w={{ base: '100%', xs: 'auto' }}
                data-start
                // what is still being sent would be left behind
                disabled={missing > 0 || !areWhole(hints) || isUploading(items)}
                loading={starting.isPending}
                onClick={() => starting.mutate({ hints, clientId, mails })}
              >
                {WORDS.start(files)}
              </Button>
            </Group>
          </Group>
        )}
        <Group gap="xs" justify="space-between">
          {files > 0 && <HintsForm hints={hints} onChange={setHints} />}
          <Suspense>
            <Group gap="md">
              <NotifySwitch />
              {files > 0 && <MailSwitch />}
            </Group>
          </Suspense>
        </Group>
      </Stack>
    </Paper>
  );
}

/** The progress of all running conversions, with a button to cancel. */
function Running({ items, jobs }: { readonly items: readonly Item[]; readonly jobs: readonly string[] }) {
  const outage = useOutage();
  const cancelling = useMutation({ mutationFn: () => Promise.all(jobs.map(cancel)) });
  const { done, total } = progressOf(items) ?? { done: 0, total: 0 };
  return (
    <div>
      <Group justify="space-between" mb={6}>
        <Text size="sm" className="figures">
          {WORDS.running(done, total)}
        </Text>
        <Button variant="default" size="xs" loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
          {WORDS.cancel}
        </Button>
      </Group>
      <Progress.Root size="md">
        <Progress.Section value={(100 * done) / Math.max(1, total)} aria-label={WORDS.running(done, total)} />
      </Progress.Root>
      {outage && (
        <Text size="sm" mt={6} role="alert" c="var(--mantine-color-error)">
          {WORDS.outage}
        </Text>
      )}
      <FailureNote error={cancelling.error} />
    </div>
  );
}
