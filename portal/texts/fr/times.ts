/** French: how long something is kept. */
import { spansOf } from '../spans.ts';

export const timeOf = spansOf({
  day: { one: 'jour', other: 'jours' },
  hour: { one: 'heure', other: 'heures' },
  minute: { one: 'minute', other: 'minutes' },
  second: { one: 'seconde', other: 'secondes' },
});
