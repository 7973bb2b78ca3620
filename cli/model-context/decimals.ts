/** Compares and adds money in decimal strings, exactly. */

/** As many decimals as any currency has, and more. */
const DECIMALS = 8;

/** Given a decimal string, returns it in units of the eighth decimal. */
export function unitsOf(text: string): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const units = BigInt(whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
  return text.startsWith('-') ? -units : units;
}

/** Given units of the eighth decimal and the number of decimals to show, returns a decimal string. */
export function textOf(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(DECIMALS + 1, '0');
  const whole = digits.slice(0, -DECIMALS);
  const fraction = digits.slice(-DECIMALS).slice(0, decimals);
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Returns how many decimals a decimal string has. */
export function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}
