/** Spanish: how long something is kept. */
import { spansOf } from '../spans.ts';

export const timeOf = spansOf({
  day: { one: 'día', other: 'días' },
  hour: { one: 'hora', other: 'horas' },
  minute: { one: 'minuto', other: 'minutos' },
  second: { one: 'segundo', other: 'segundos' },
});
