/** German: how long something is kept. */
import { spansOf } from '../spans.ts';

export const timeOf = spansOf({
  day: { one: 'Tag', other: 'Tage' },
  hour: { one: 'Stunde', other: 'Stunden' },
  minute: { one: 'Minute', other: 'Minuten' },
  second: { one: 'Sekunde', other: 'Sekunden' },
});
