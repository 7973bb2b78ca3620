/** Tells lines of a day with its balance. */
import type { TokenLine } from '../../model/table.ts';
import { namesBookingDay } from './booking-days.ts';
import { kindOfWords } from './kind-of-line.ts';

/**
 * True for a line of a day, perhaps behind its name, with its balance: "1 de Março de 2024 Saldo do dia: R$ 12,50",
 * "Data operațiunii 02.11.2022 Sold la începutul zilei 299 850,98".
 */
export function statesDayBalance({ line, dates: [date], amounts }: TokenLine): boolean {
  if (!date) return false;
  if (date.from > 0 && !namesBookingDay(line.words.slice(0, date.from))) return false;
  const amount = amounts.find(({ from }) => from >= date.to);
  const between = amount && kindOfWords(line.words.slice(date.to, amount.from));
  return between?.exact === true && (between.kind === 'daily_balance' || between.kind === 'balance');
}
