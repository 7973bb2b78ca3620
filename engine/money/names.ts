/** Names of currencies, folded, to their ISO codes. */
export const CURRENCY_NAMES: ReadonlyMap<string, string> = new Map([['euro', 'EUR']]);
