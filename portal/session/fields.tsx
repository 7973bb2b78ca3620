/** The fields of the forms of signing in and up, named so that browsers and password managers know them. */
import { PasswordInput, TextInput } from '@mantine/core';
import { texts } from '../texts/texts.ts';
import type { Entries, Entry } from './entries.ts';
import { LEAST_PASSWORD } from './password-rules.ts';

/** What keeps what is entered in a field of this name. */
interface FieldProps<Name extends Entry> {
  readonly entries: Pick<Entries<Name>, 'field'>;
}

const WORDS = texts.session;

function NameField({ entries }: FieldProps<'name'>) {
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
      // no most of it here: what is pasted must not be cut unseen
      visibilityToggleButtonProps={{ 'aria-label': WORDS.showPassword }}
      {...entries.field('newPassword')}
    />
  );
}

/** What a new user is asked: a name, an address, a password. */
export function NewUserFields({ entries }: FieldProps<'name' | 'email' | 'newPassword'>) {
  return (
    <>
      <NameField entries={entries} />
      <EmailField entries={entries} />
      <NewPasswordField entries={entries} />
    </>
  );
}
