/** The parts of every view: a heading, which gets the focus when the view is opened, and the content below. */
import { Container, Group, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../texts/texts.ts';
import { titleView } from './title.ts';
import classes from './view.module.css';

interface ViewProps {
  readonly title: string;
  /** what is shown of the title, where it is more than a text */
  readonly shown?: ReactNode;
  /** above the heading: the way back to what this is a part of */
  readonly above?: ReactNode;
  /** next to the heading: the actions of this view */
  readonly actions?: ReactNode;
  /** true for a view that fills the screen, whose parts scroll instead of the page */
  readonly fills?: boolean;
  readonly children: ReactNode;
}

/** The first view of a page leaves the focus where the browser has it. */
let first = true;

/** Call it from what is shown in place of a view: the next view then takes the focus. */
export function noteShown(): void {
  first = false;
}

/**
 * Moves the focus to the heading of the view if its element is gone, or disappears with a dialog, so that the keyboard
 * can continue there.
 */
export function focusView(): void {
  const active = document.activeElement;
  if (active === document.body || active?.closest('[role="dialog"]'))
    document.querySelector('h1')?.focus({ preventScroll: true });
}

export function View({ title, above, actions, shown = title, fills = false, children }: ViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    titleView(texts.shell.title(title));
  }, [title]);
  // only for a view that is opened, not for one whose heading changes while it is used
  useEffect(() => {
    if (!first) heading.current?.focus({ preventScroll: true });
    first = false;
  }, []);
  const room = fills
    ? { fluid: true, py: 6, className: classes.filling }
    : { size: '90rem', py: { base: 'md', sm: 'lg' } };
  return (
    <Container px={{ base: 'sm', sm: 'md' }} {...room}>
      {above}
      <Group justify="space-between" mb={fills ? 6 : 'md'} gap={fills ? 'xs' : 'sm'}>
        {/* names of files may be very long */}
        <Title
          order={1}
          size={fills ? 'h3' : 'h1'}
          className={fills ? classes.short : undefined}
          ref={heading}
          tabIndex={-1}
          lineClamp={fills ? undefined : 3}
          title={title}
          aria-label={title}
        >
          {shown}
        </Title>
        {actions}
      </Group>
      {children}
    </Container>
  );
}
