/** Catches what a view throws while it is drawn, so that the frame stays and the person learns what to do. */
import { Alert, Button, Code, Container, Stack, Text } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { texts } from '../texts/texts.ts';

interface Props {
  readonly children: ReactNode;
}

/**
 * The browser's message for a script that is missing: the service does not answer, or a newer version has other files.
 */
const UNLOADED = /dynamically imported module|importing a module|preload/i;

export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const { unloaded, reload, ...broken } = texts.shell.broken;
    const known = UNLOADED.test(error.message);
    const { title, body } = known ? unloaded : broken;
    return (
      <Container py="xl">
        <Alert role="alert" color="red" variant="light" title={title}>
          <Stack align="start" gap="sm">
            <Text size="sm">{body}</Text>
            {!known && <Code>{error.message}</Code>}
            <Button size="xs" variant="default" onClick={() => location.reload()}>
              {reload}
            </Button>
          </Stack>
        </Alert>
      </Container>
    );
  }
}
