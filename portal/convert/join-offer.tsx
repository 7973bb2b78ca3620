/** Offers to make pictures that were added together the pages of one statement. */
import { Button, Group, Paper, Text } from '@mantine/core';
import { texts } from '../texts/texts.ts';
import { joinPages, keepApart } from './batch.ts';
import type { Together } from './pictures.ts';

const WORDS = texts.convert.join;

export function JoinOffer({ together: { addition, items } }: { readonly together: Together }) {
  const names = items.map(({ name }) => name);
  const title = `join-${addition}`;
  return (
    <Paper withBorder radius="md" p="sm" mx="md" my="xs" component="section" aria-labelledby={title}>
      <Text fw={550} id={title}>
        {WORDS.title(items.length)}
      </Text>
      <Text size="sm" c="dimmed" lineClamp={3}>
        {WORDS.order(names)}
      </Text>
      <Group gap="xs" mt="xs">
        <Button size="xs" onClick={() => joinPages(items.map(({ id }) => id))}>
          {WORDS.join}
        </Button>
        <Button size="xs" variant="default" onClick={() => keepApart(addition)}>
          {WORDS.apart}
        </Button>
      </Group>
    </Paper>
  );
}
