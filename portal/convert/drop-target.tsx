/** Takes the files that are dropped anywhere on the page, or chosen. */
import { Button, FileButton, Overlay, Paper, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts/texts.ts';
import { addFiles } from './batch.ts';
import classes from './convert.module.css';
import { droppedFiles, holdsFiles } from './dropped.ts';

const WORDS = texts.convert.drop;

/** `small`: below it stand files already. */
export function DropTarget({ small }: { readonly small: boolean }) {
  const over = useDrop();
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
      {over && (
        <Overlay fixed zIndex={300} className={classes.over} backgroundOpacity={0} aria-hidden>
          <Text fw={600} size="xl">
            {WORDS.release}
          </Text>
        </Overlay>
      )}
    </Paper>
  );
}

/** Returns whether files are held over the page. */
function useDrop(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    // enters and leaves of all that is in the page: what is left is whether the page itself is entered
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth++;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    // without this the browser would leave the page and show the file
    const hold = (event: DragEvent) => holdsFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      void droppedFiles(event.dataTransfer!).then(addFiles);
    };
    const handlers = { dragenter: enter, dragleave: leave, dragover: hold, drop } as const;
    const all = Object.entries(handlers) as [keyof typeof handlers, (event: DragEvent) => void][];
    for (const [name, handler] of all) window.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of all) window.removeEventListener(name, handler);
    };
  }, []);
  return over;
}
