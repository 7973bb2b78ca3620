/** Asks for the password of a locked file; reports a wrong one. */
import { Button, Checkbox, Group, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Failure } from '../api/failure.ts';
import { texts } from '../texts/texts.ts';
import { unlock } from './batch.ts';

interface PasswordPromptProps {
  readonly id: number;
  readonly name: string;
  readonly trying: boolean;
  readonly failure: Failure | null;
  /** true if there are other locked files, which often have the same password */
  readonly others: boolean;
}

const WORDS = texts.convert.password;

export function PasswordPrompt({ id, name, trying, failure, others }: PasswordPromptProps) {
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [forOthers, setForOthers] = useState(true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') void unlock(id, password, others && forOthers);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={6} mt="xs">
        <Group gap="xs" align="start">
          <PasswordInput
            aria-label={WORDS.label(name)}
            placeholder={WORDS.placeholder}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={missing ? WORDS.missing : failure && texts.errors.sentence(failure)}
            errorProps={{ role: 'alert' }}
            // the password belongs to a paper, not to this site
            autoComplete="off"
            flex="1 1 12rem"
            maw={360}
            visibilityToggleButtonProps={{ 'aria-label': WORDS.show }}
          />
          <Button type="submit" loading={trying}>
            {WORDS.submit}
          </Button>
        </Group>
        {others && (
          <Checkbox
            size="xs"
            label={WORDS.others}
            checked={forOthers}
            onChange={(event) => setForOthers(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </form>
  );
}
