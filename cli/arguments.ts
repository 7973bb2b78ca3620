/** Reads the arguments of a command strictly: what it does not know is a usage error, with a suggestion. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from '../contract/nearest.ts';
import { UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>>;

/** Given arguments and the options of a command, returns the parsed arguments. Throws UsageError. */
export function readArguments<T extends Options>(args: readonly string[], options: T): Parsed<T> {
  const known = Object.keys(options);
  for (const argument of args) {
    if (argument === '--') break;
    const name = /^--([^=]+)/.exec(argument)?.[1];
    if (name !== undefined && !known.includes(name)) throw new UsageError(unknown('option', `--${name}`, known));
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(refusal((error as Error).message));
  }
}

/** Given Node's message, which is correct but has several lines, returns it in one line. */
function refusal(message: string): string {
  const dashed = /'(--[\w-]+).*' argument is ambiguous/.exec(message)?.[1];
  if (dashed) return `${dashed} needs a value; one that begins with a dash is written ${dashed}=-…`;
  const [first = ''] = message.split(/\n|\. /);
  return first.charAt(0).toLowerCase() + first.slice(1);
}

/** Given an unknown word and the known ones, returns the message with the nearest known word. */
export function unknown(kind: string, word: string, known: readonly string[]): string {
  const bare = word.replace(/^--/, '');
  const prefix = word.slice(0, word.length - bare.length);
  const meant = nearest(bare, known);
  return `unknown ${kind} ${word}${meant ? `; did you mean ${prefix}${meant}?` : ''}`;
}

/** Given an option's text, returns it as a whole number within the bounds. Throws UsageError. */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^[+-]?\d{1,15}$/.test(text) || value < least || value > most) {
    throw new UsageError(`${option} must be a whole number from ${least} to ${most}; it is "${text}"`);
  }
  return value;
}

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Given a time such as "24h" or "30d", returns it in milliseconds. Throws UsageError. */
export function duration(option: string, text: string): number {
  const [, number, unit = ''] = /^([1-9]\d{0,5})([smhd])$/.exec(text) ?? [];
  if (number === undefined) throw new UsageError(`${option} must be a time such as 24h or 30d; it is "${text}"`);
  return Number(number) * (UNITS[unit] ?? 0);
}

/**
 * Given an option's text in any case and the values that it may have, in upper case, returns the matching value;
 * undefined without a text. Throws UsageError.
 */
export function oneOf<T extends string>(option: string, text: string | undefined, values: readonly T[]): T | undefined {
  if (text === undefined) return undefined;
  const value = values.find((each) => each === text.toUpperCase());
  if (value) return value;
  throw new UsageError(`${option} must be ${values.join(', ').toLowerCase()}; it is "${text}"`);
}

/** Given the value of a required option, returns it. Throws UsageError if it is missing or blank. */
export function required(option: string, value: string | undefined): string {
  if (value === undefined || value.trim() === '') throw new UsageError(`${option} is missing`);
  return value.trim();
}

/** Given positional arguments, returns the only one. Throws UsageError if there is not exactly one. */
export function onlyOne(name: string, positionals: readonly string[]): string {
  if (positionals.length > 1) throw new UsageError(`one ${name} at a time, please: "${positionals[1]}" is too many`);
  return required(name, positionals[0]);
}

/** Throws UsageError if there are positional arguments. */
export function none(positionals: readonly string[]): void {
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not expected here`);
}
