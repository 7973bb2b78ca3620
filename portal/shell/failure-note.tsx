/** Shows a person what went wrong and what to do next, with a button to try again if that is possible. */
import { Alert, Button, Text } from '@mantine/core';
import { asFailure } from '../api/failure.ts';
import { isOutage } from '../api/recovery.ts';
import { texts } from '../texts/texts.ts';

interface FailureNoteProps {
  /** null: nothing is shown */
  readonly error: unknown;
  readonly title?: string;
  readonly onRetry?: () => void;
}

export function FailureNote({ error, title, onRetry }: FailureNoteProps) {
  if (error === null || error === undefined) return null;
  const failure = asFailure(error);
  return (
    <Alert role="alert" color="red" variant="light" title={title}>
      <Text size="sm">{texts.errors.sentence(failure)}</Text>
      {failure.status >= 500 && failure.requestId !== undefined && (
        <Text size="xs" mt={4}>
          {texts.errors.requestId(failure.requestId)}
        </Text>
      )}
      {onRetry && isOutage(failure) && (
        <Text size="sm" mt={4}>
          {texts.shell.recovers}
        </Text>
      )}
      {onRetry && (
        <Button size="xs" variant="default" mt="sm" onClick={onRetry}>
          {texts.shell.retry}
        </Button>
      )}
    </Alert>
  );
}
