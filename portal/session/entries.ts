/** The values in the forms for signing in and up, and their errors. */
import { useState } from 'react';
import { texts } from '../texts/texts.ts';
import { LEAST_PASSWORD, MOST_PASSWORD } from './password-rules.ts';

const WORDS = texts.session;

/** Given a value, each returns its error, or null. */
export const CHECKS = {
  name: (text: string) => (text.trim() === '' ? WORDS.nameMissing : null),
  email: (text: string) => (/^\S+@\S+\.\S+$/.test(text.trim()) ? null : WORDS.emailWrong),
  password: (text: string) => (text === '' ? WORDS.passwordMissing : null),
  newPassword(text: string) {
    if (text.length < LEAST_PASSWORD) return WORDS.passwordTooShort(LEAST_PASSWORD);
    return text.length > MOST_PASSWORD ? WORDS.passwordTooLong(MOST_PASSWORD) : null;
  },
};
export type Entry = keyof typeof CHECKS;

export interface Entries<Names extends Entry> {
  readonly values: Readonly<Record<Names, string>>;
  /** the props of a field of the form */
  field(name: Names): {
    value: string;
    error: string | null;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
  /** Returns whether all values are valid; from the first call on, each field shows its error. */
  check(): boolean;
  /** Empties all fields. */
  clear(): void;
}

/** Given the names of a form's fields, keeps their values. */
export function useEntries<Names extends Entry>(...names: readonly Names[]): Entries<Names> {
  const empty = Object.fromEntries(names.map((name) => [name, ''])) as Record<Names, string>;
  const [values, setValues] = useState(empty);
  const [checked, setChecked] = useState(false);
  return {
    values,
    field: (name) => ({
      value: values[name],
      error: checked ? CHECKS[name](values[name]) : null,
      onChange: ({ currentTarget: { value } }) => setValues((all) => ({ ...all, [name]: value })),
    }),
    clear() {
      setValues(empty);
      setChecked(false);
    },
    check() {
      setChecked(true);
      return names.every((name) => CHECKS[name](values[name]) === null);
    },
  };
}
