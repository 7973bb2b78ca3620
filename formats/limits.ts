/** Says what a format has no room for. */
import type { ExportLimit } from '../engine/exports/accounting/limits.ts';
import type { Format } from './registry.ts';

const WORDS: Readonly<Record<ExportLimit['figure'], string>> = {
  amount: 'The amount of a booking',
  openingBalance: 'The opening balance',
  closingBalance: 'The closing balance',
};

/** Given the format and the figure that it cannot hold, returns a sentence about it: without the figure itself. */
export function limitText(format: Format, { figure, places, statement, id }: ExportLimit): string {
  const which = id === null ? '' : ` (its id is ${id})`;
  return `${WORDS[figure]} of statement ${statement}${which} is too long for ${format}, which has ${places} places for it, the decimal mark included. Choose another format.`;
}
