/** The log: one JSON line an event on standard error, which never holds a description, an amount, a password or a key. */
import { type DestinationStream, destination, type Logger, pino } from 'pino';

export type Log = Logger;

/** Names under which something secret could be logged by mistake. */
const SECRET_NAMES = ['password', 'passwords', 'key', 'apiKey', 'secret', 'authorization', 'headers', 'body'];

/** Given a level, returns a log that writes to standard error, or to a given stream. */
export function createLog(level: string, stream: DestinationStream = destination({ fd: 2, sync: false })): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: loggedError },
      redact: { paths: SECRET_NAMES, censor: '[secret]' },
    },
    stream,
  );
}

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/** What is logged of a fault: never its other properties, which may carry what a user sent. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is no Error was thrown' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}
