/** The fields of the forms for signing in and up, named so that browsers and password managers recognise them. */
import { PasswordInput, TextInput } from '@mantine/core';
import { texts } from '../texts/texts.ts';
import type { Entries, Entry } from './entries.ts';
import { LEAST_PASSWORD } from './password-rules.ts';

/** The state for a field with this name. */
interface FieldProps<Name extends Entry> {
  readonly entries: Pick<Entries<Name>, 'field'>;
}

const WORDS = texts.session;

export function NameField({ entries }: FieldProps<'name'>) {
  return (
    <TextInput
      label={WORDS.name}
      description={WORDS.nameHint}
      autoComplete="name"
      maxLength={100}
      {...entries.field('name')}
    />
  );
}

export function EmailField({ entries }: FieldProps<'email'>) {
  return (
    <TextInput label={WORDS.email} type="email" autoComplete="username" maxLength={254} {...entries.field('email')} />
  );
}

export function PasswordField({ entries }: FieldProps<'password'>) {
  return (
    <PasswordInput
      label={WORDS.password}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': WORDS.showPassword }}
      {...entries.field('password')}
    />
  );
}

export function NewPasswordField({
  entries,
  label = WORDS.password,
}: FieldProps<'newPassword'> & { readonly label?: string }) {
  return (
    <PasswordInput
      label={label}
      description={WORDS.passwordHint(LEAST_PASSWORD)}
      autoComplete="new-password"
      // no maximum length here: a pasted password must not be cut unnoticed
      visibilityToggleButtonProps={{ 'aria-label': WORDS.showPassword }}
      {...entries.field('newPassword')}
    />
  );
}

/** The fields for a new user: a name, an address, a password. */
export function NewUserFields({ entries }: FieldProps<'name' | 'email' | 'newPassword'>) {
  return (
    <>
      <NameField entries={entries} />
      <EmailField entries={entries} />
      <NewPasswordField entries={entries} />
    </>
  );
}
