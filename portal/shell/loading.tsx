/** Shown while something loads. */
import { Center, Loader } from '@mantine/core';
import { texts } from '../texts/texts.ts';

export function Loading() {
  return (
    <Center mih="40vh" role="status" aria-label={texts.shell.loading}>
      <Loader type="dots" />
    </Center>
  );
}
