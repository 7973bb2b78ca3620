/** The log: one JSON line per event on standard error, without descriptions, amounts, passwords or keys. */
import { type DestinationStream, destination, type Logger, pino } from 'pino';

export type Log = Logger;

/** Names of properties that could hold a secret that is logged by mistake. */
const SECRET_NAMES = ['password', 'passwords', 'key', 'apiKey', 'secret', 'authorization', 'headers', 'body'];

/** Given a level, returns a log that writes to standard error, or to the given stream. */
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

/** The logged part of an error: never its other properties, which may hold a user's data. */
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
