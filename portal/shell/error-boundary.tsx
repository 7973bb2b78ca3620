/** Catches what a view throws while it is drawn, so that the frame stays and the person learns what to do. */
import { Button, Container } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { untilBack } from '../api/recovery.ts';
import { texts } from '../texts/texts.ts';
import { Alarm } from './alarm.tsx';

interface Props {
  /** the address: another one may show what does not fail */
  readonly place: string;
  /** Whether loading the page again loses nothing. */
  readonly mayReload: () => boolean;
  readonly children: ReactNode;
}

/**
 * The browser's message for a script that is missing: the service does not answer, or a newer version has other files.
 */
const UNLOADED = /dynamically imported module|importing a module|preload/i;

/** Where the browser's tab keeps when it last loaded the page again by itself. */
const RELOADED_KEY = 'ledgerize.reloaded';
/** Milliseconds in which it does so once: a script may be missing for good. */
const RELOAD_AGAIN_MS = 60_000;

export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (UNLOADED.test(error.message)) void this.reloadWhenBack(error);
  }

  override componentDidUpdate({ place }: Props) {
    if (place !== this.props.place && this.state.error !== null) this.setState({ error: null });
  }

  /** The browser keeps the failure of a script and of its styles, so that only a new page loads both. */
  async reloadWhenBack(error: Error) {
    await untilBack();
    if (this.state.error === error && this.props.mayReload() && !reloadedJustNow()) location.reload();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const { unloaded, reload, ...broken } = texts.shell.broken;
    const known = UNLOADED.test(error.message);
    const { title, body } = known ? unloaded : broken;
    return (
      <Container py="xl">
        <Alarm title={title}>
          <p>{body}</p>
          {!known && <code>{error.message}</code>}
          <Button size="xs" variant="default" onClick={() => location.reload()}>
            {reload}
          </Button>
        </Alarm>
      </Container>
    );
  }
}

function reloadedJustNow(): boolean {
  try {
    const before = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    return Date.now() - before < RELOAD_AGAIN_MS;
  } catch {
    // a browser without storage
    return true;
  }
}
