/** English: how long something is kept. */
import { spansOf } from '../spans.ts';

export const timeOf = spansOf({
  day: { one: 'day', other: 'days' },
  hour: { one: 'hour', other: 'hours' },
  minute: { one: 'minute', other: 'minutes' },
  second: { one: 'second', other: 'seconds' },
});
