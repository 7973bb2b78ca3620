/** Shown at an unknown address. */
import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import { PATHS } from '../paths.ts';
import { useMay } from '../session/role.ts';
import { texts } from '../texts/texts.ts';
import { View } from './view.tsx';

export function NotFound() {
  const { title, body, back } = texts.shell.notFound;
  const works = useMay('work');
  return (
    <View title={title}>
      <Text mb="md">{body}</Text>
      <Anchor component={Link} href={works ? PATHS.convert : PATHS.history}>
        {works ? back : texts.shell.views.history}
      </Anchor>
    </View>
  );
}
