/** Tells lines of a day with its balance. */
import type { TokenLine } from '../../model/table.ts';
import { kindOfWords } from './kind-of-line.ts';

/** True for a line of a day with its balance: "1 de Março de 2024 Saldo do dia: R$ 12,50". */
export function statesDayBalance({ line, dates: [date], amounts }: TokenLine): boolean {
  const amount = date?.from === 0 ? amounts.find(({ from }) => from >= date.to) : undefined;
  if (!amount) return false;
  const between = kindOfWords(line.words.slice(date.to, amount.from));
  return between?.exact === true && (between.kind === 'daily_balance' || between.kind === 'balance');
}
