/** What every view is: a heading, which has the focus when one comes to it, and what stands below. */
import { Container, Group, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../texts/texts.ts';

interface ViewProps {
  readonly title: string;
  /** beside the heading: what is done in this view */
  readonly actions?: ReactNode;
  /** the whole width of the screen */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The first view of a page leaves the focus where the browser has it. */
let first = true;

/** To be called by what is shown in place of a view: the view that follows it is come to. */
export function noteShown(): void {
  first = false;
}

/** Gives the focus to the heading of the view where what had it is gone or goes with a dialog that closes, so that the keyboard goes on from there. */
export function focusView(): void {
  const active = document.activeElement;
  if (active === document.body || active?.closest('[role="dialog"]'))
    document.querySelector('h1')?.focus({ preventScroll: true });
}

export function View({ title, actions, wide = false, children }: ViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = texts.shell.title(title);
  }, [title]);
  // a view that is come to, not one whose heading changes below one's hands
  useEffect(() => {
    if (!first) heading.current?.focus({ preventScroll: true });
    first = false;
  }, []);
  return (
    <Container size="lg" fluid={wide} py={{ base: 'md', sm: 'lg' }} px={{ base: 'sm', sm: 'md' }}>
      <Group justify="space-between" mb="md" gap="sm">
        {/* names of files may be as long as a page */}
        <Title order={1} ref={heading} tabIndex={-1} lineClamp={2} title={title}>
          {title}
        </Title>
        {actions}
      </Group>
      {children}
    </Container>
  );
}
