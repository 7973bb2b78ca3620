/** Shows that files may be dropped, which the whole page handles, and opens a file dialog. */
import { Button, FileButton, Paper, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { texts } from '../texts/texts.ts';
import { addFiles } from './batch.ts';
import classes from './convert.module.css';
import { ACCEPTED } from './pictures.ts';

const WORDS = texts.convert.drop;

/** `small`: there are files below it already. */
export function DropTarget({ small }: { readonly small: boolean }) {
  const reset = useRef<() => void>(null);
  const choose = (files: File[]) => {
    addFiles(files);
    // the same file may be chosen again
    reset.current?.();
  };
  return (
    <Paper className={classes.drop} data-small={small || undefined} radius="md">
      <Stack align="center" gap={small ? 4 : 'xs'}>
        {!small && (
          <Text fw={600} size="lg">
            {WORDS.lead}
          </Text>
        )}
        <Text c="dimmed" size="sm" ta="center" maw={440}>
          {small ? WORDS.more : WORDS.body}
        </Text>
        <FileButton onChange={choose} accept={ACCEPTED} multiple resetRef={reset}>
          {(props) => (
            <Button {...props} mt="xs" variant={small ? 'default' : 'filled'}>
              {WORDS.choose}
            </Button>
          )}
        </FileButton>
      </Stack>
    </Paper>
  );
}
