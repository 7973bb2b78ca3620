/** Shows, instead of a view, why there is nothing to see, and where to go. */
import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly title: string;
  readonly body: string;
  /** links to continue */
  readonly children: ReactNode;
}

export function Notice({ title, body, children }: NoticeProps) {
  return (
    <Paper withBorder p="lg" maw={640}>
      <Stack gap="xs" align="flex-start">
        <Title order={2}>{title}</Title>
        <Text>{body}</Text>
        {children}
      </Stack>
    </Paper>
  );
}
