/** The actions for all chosen files; they stay in sight while the user chooses further down. */
import { Button, Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask, client } from '../api/client.ts';
import type { File } from '../api/types.ts';
import { DownloadMenu } from '../downloads/download-menu.tsx';
import type { Downloadable } from '../downloads/save.ts';
import { texts } from '../texts/texts.ts';
import { downloadableOf } from './file-row.tsx';
import classes from './review.module.css';

const WORDS = texts.review;

interface ChosenBarProps {
  readonly files: readonly File[];
  /** further actions, before the others */
  readonly more?: ReactNode;
  readonly onMark: () => void;
  /** left out where nothing is deleted */
  readonly onDelete?: (() => void) | undefined;
  readonly onLetGo: () => void;
}

export function ChosenBar({ files, more, onMark, onDelete, onLetGo }: ChosenBarProps) {
  const results = files.flatMap(downloadableOf);
  const areWhole = useWhole(results);
  return (
    <Paper
      withBorder
      shadow="sm"
      px="md"
      py="xs"
      className={classes.chosen}
      component="section"
      aria-label={WORDS.chosenTitle}
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600} role="status">
          {WORDS.chosen(files.length)}
        </Text>
        <Group gap="xs">
          {more}
          {results.length > 0 && (
            <DownloadMenu files={results} areWhole={areWhole} label={WORDS.downloadChosen} variant="filled" />
          )}
          {results.length > 0 && (
            <Button size="xs" variant="default" onClick={onMark}>
              {WORDS.checkChosen}
            </Button>
          )}
          {onDelete && (
            <Button size="xs" variant="default" onClick={onDelete}>
              {WORDS.deleteChosen}
            </Button>
          )}
          <Button size="xs" variant="subtle" onClick={onLetGo}>
            {WORDS.letGo}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}

/** Given results, returns true if they are all that one job has. */
function useWhole(results: readonly Downloadable[]): boolean {
  const jobIds = new Set(results.map(({ jobId }) => jobId));
  const [jobId = ''] = jobIds;
  const { data } = useQuery({
    queryKey: ['job', jobId],
    enabled: jobIds.size === 1 && results.length > 1,
    queryFn: ({ signal }) => {
      const params = { path: { jobId }, header: { Prefer: 'wait=0' } };
      return ask(client.GET('/api/v1/jobs/{jobId}', { params, signal }));
    },
  });
  const converted = data?.files.filter(({ status }) => status === 'completed') ?? [];
  return converted.length === results.length && converted.every(({ filename }) => filename !== '');
}
