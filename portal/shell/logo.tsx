/** The logo and the name. */
import { Group, Text } from '@mantine/core';
import { texts } from '../texts/texts.ts';

export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <Group gap={10} wrap="nowrap">
      <img src="/icon.svg" width={size} height={size} alt="" />
      <Text fw={600} fz={size * 0.64} lh={1}>
        {texts.shell.name}
      </Text>
    </Group>
  );
}
