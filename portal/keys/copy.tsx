/** A button that copies a text to the clipboard, even if the service is reached over plain HTTP. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../texts/texts.ts';

const WORDS = texts.keys.made;

/** Milliseconds for which the button shows success. */
const SAID_MS = 2_000;

type Outcome = 'copied' | 'failed';

export function Copy({ value, label }: { readonly value: string; readonly label: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const copy = async () => {
    setOutcome((await copied(value)) ? 'copied' : 'failed');
    setTimeout(() => setOutcome(null), SAID_MS);
  };
  return (
    <Button size="xs" variant="default" onClick={copy} aria-live="polite">
      {outcome === null ? label : outcome === 'copied' ? WORDS.copied : WORDS.notCopied}
    </Button>
  );
}

/** Given a text, copies it to the clipboard, and returns whether that worked. */
async function copied(text: string): Promise<boolean> {
  try {
    // browsers provide it only over TLS and on localhost
    if (navigator.clipboard !== undefined) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // not allowed: the older method may be
  }
  return copiedByCommand(text);
}

/** The older method, which is deprecated, but works everywhere. */
function copiedByCommand(text: string): boolean {
  const put = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', put);
  // some browsers only copy a selection
  const marked = getSelection();
  marked?.selectAllChildren(document.body);
  try {
    return document.execCommand('copy');
  } finally {
    marked?.removeAllRanges();
    document.removeEventListener('copy', put);
  }
}
