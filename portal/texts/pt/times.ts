/** Portuguese: how long something is kept. */
import { spansOf } from '../spans.ts';

export const timeOf = spansOf({
  day: { one: 'dia', other: 'dias' },
  hour: { one: 'hora', other: 'horas' },
  minute: { one: 'minuto', other: 'minutos' },
  second: { one: 'segundo', other: 'segundos' },
});
