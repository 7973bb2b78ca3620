/** Shows a person what went wrong and what to do next, with a button to try again if that is possible. */
import { Button } from '@mantine/core';
import { asFailure } from '../api/failure.ts';
import { isOutage } from '../api/recovery.ts';
import { texts } from '../texts/texts.ts';
import { Alarm } from './alarm.tsx';

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
    <Alarm title={title}>
      <p>{texts.errors.sentence(failure)}</p>
      {failure.status >= 500 && failure.requestId !== undefined && (
        <small>{texts.errors.requestId(failure.requestId)}</small>
      )}
      {onRetry && isOutage(failure) && <p>{texts.shell.recovers}</p>}
      {onRetry && (
        <Button size="xs" variant="default" onClick={onRetry}>
          {texts.shell.retry}
        </Button>
      )}
    </Alarm>
  );
}
