/** Shown at an unknown address. */
import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import { PATHS } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import { View } from './view.tsx';

export function NotFound() {
  const { title, body, back } = texts.shell.notFound;
  return (
    <View title={title}>
      <Text mb="md">{body}</Text>
      <Anchor component={Link} href={PATHS.convert}>
        {back}
      </Anchor>
    </View>
  );
}
