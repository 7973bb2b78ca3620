/** Says that files may be dropped, which is taken care of for the whole page, and lets them be chosen. */
import { Button, FileButton, Paper, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { texts } from '../texts/texts.ts';
import { addFiles } from './batch.ts';
import classes from './convert.module.css';

const WORDS = texts.convert.drop;

/** `small`: below it stand files already. */
export function DropTarget({ small }: { readonly small: boolean }) {
  const reset = useRef<() => void>(null);
  const choose = (files: File[]) => {
    addFiles(files);
    // the same file may be chosen once more
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
        <FileButton onChange={choose} accept="application/pdf,.pdf" multiple resetRef={reset}>
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
