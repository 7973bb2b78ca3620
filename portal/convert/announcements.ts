/** What a screen reader announces while files are processed: the outcome of each, not every step. */
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts/texts.ts';
import type { Item } from './items.ts';

const SAID = texts.convert.said;

/** Given the files now and before, returns sentences about those with a new outcome. */
export function news(before: readonly Item[], now: readonly Item[]): string[] {
  const steps = new Map(before.map(({ id, state }) => [id, state.step]));
  return now.flatMap((item) => (steps.get(item.id) === item.state.step ? [] : sentence(item)));
}

function sentence({ name, state }: Item): string[] {
  switch (state.step) {
    case 'ready':
      return [SAID.ready(name, state.file.pages)];
    case 'locked':
      return [SAID.locked(name)];
    case 'done':
      return [SAID.done(name)];
    case 'failed':
      return [SAID.failed(name, texts.errors.sentence({ details: {}, retryAfter: undefined, ...state.fault }))];
    case 'refused':
      return [SAID.failed(name, texts.errors.sentence(state.failure))];
    default:
      return [];
  }
}

/** Given the files, returns the text of the page's live region. */
export function useAnnouncement(items: readonly Item[]): string {
  const before = useRef(items);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const sentences = news(before.current, items);
    before.current = items;
    if (sentences.length > 0) setSaid(sentences.join(' '));
  }, [items]);
  return said;
}
