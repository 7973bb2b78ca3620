/** Dutch: how long something is kept. */
import { spansOf } from '../spans.ts';

export const timeOf = spansOf({
  day: { one: 'dag', other: 'dagen' },
  hour: { one: 'uur', other: 'uur' },
  minute: { one: 'minuut', other: 'minuten' },
  second: { one: 'seconde', other: 'seconden' },
});
