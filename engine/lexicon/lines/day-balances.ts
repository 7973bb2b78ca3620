/** Tells lines of a day with its balance. */
import type { TokenLine } from '../../model/table.ts';
import { kindOfWords } from './kind-of-line.ts';

/** True for a line of a day with its balance: "1 de Março de 2024 Saldo do dia: R$ 12,50". */
export function statesDayBalance({ line, dates: [date], amounts }: TokenLine): boolean {
  if (date?.from !== 0) return false;
  const amount = amounts.find(({ from }) => from >= date.to);
  const between = amount && kindOfWords(line.words.slice(date.to, amount.from));
  return between?.exact === true && (between.kind === 'daily_balance' || between.kind === 'balance');
}
