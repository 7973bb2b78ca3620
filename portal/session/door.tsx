/** The page for visitors who are not signed in: the logo, a description, and a form. */
import { Anchor, Box, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { FailureNote } from '../shell/failure-note.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { Logo } from '../shell/logo.tsx';
import { titleView } from '../shell/title.ts';
import { noteShown } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import classes from './door.module.css';

interface DoorProps {
  readonly title: string;
  /** above the form */
  readonly note?: ReactNode;
  readonly form?: {
    readonly fields: ReactNode;
    readonly submit: string;
    readonly busy: boolean;
    readonly error: unknown;
    readonly onSubmit: () => void;
  };
  /** below the form: links to other forms */
  readonly ways?: ReactNode;
}

export function Door({ title, note, form, ways }: DoorProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    titleView(texts.shell.title(title));
    box.current?.querySelector('input')?.focus();
  }, [title]);
  useEffect(noteShown, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form?.onSubmit();
    // after the errors are shown: the first one is corrected first
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <Box component="main" className={classes.door}>
      <Stack gap="lg" w="100%" maw={400} ref={box}>
        <Stack gap="xs" align="center">
          <Logo size={36} />
          <Text c="dimmed" size="sm" ta="center">
            {texts.shell.claim}
          </Text>
        </Stack>
        <Paper withBorder p={{ base: 'md', sm: 'lg' }} radius="md">
          <Title order={1} mb="md">
            {title}
          </Title>
          {note && (
            <Box mb={form ? 'md' : 0} className={classes.note}>
              {note}
            </Box>
          )}
          {form && (
            <form onSubmit={submit} noValidate>
              <Stack gap="md">
                {form.fields}
                <FailureNote error={form.error} />
                <Button type="submit" loading={form.busy} fullWidth>
                  {form.submit}
                </Button>
              </Stack>
            </form>
          )}
        </Paper>
        {ways && (
          <Group justify="center" gap="lg">
            {ways}
          </Group>
        )}
        <Text size="xs" c="dimmed" ta="center">
          <Anchor href="/docs" inherit>
            {texts.shell.reference}
          </Anchor>
          {' · '}
          <Anchor href="/docs/guides" inherit>
            {texts.shell.guides}
          </Anchor>
        </Text>
        <Group justify="center">
          <LanguageSwitch />
        </Group>
      </Stack>
    </Box>
  );
}
