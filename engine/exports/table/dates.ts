/** Days as programs want them. */
import type { IsoDate } from '../../model/iso-date.ts';
import type { DateFormat } from '../options.ts';

/** Given a day and a format, returns the day in it. */
export function dateText(date: IsoDate, format: DateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}
