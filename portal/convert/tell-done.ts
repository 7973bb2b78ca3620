/** Tells a user who looks at something else how far the conversions are, and when they are done. */
import { useEffect, useRef } from 'react';
import { percent } from '../formats/numbers.ts';
import { useKeptChoice } from '../session/kept-choice.ts';
import { noteInTitle } from '../shell/title.ts';
import { texts } from '../texts/texts.ts';
import { useBatch } from './batch.ts';
import { type Outcome, outcomeOf, progressOf } from './work.ts';

const WORDS = texts.convert.told;
/** The choice whether the browser notifies. */
const KEPT = 'notify';
const YES = 'yes';

/** Whether the browser can notify at all: pages without encryption cannot. */
export function canNotify(): boolean {
  return 'Notification' in window && window.isSecureContext;
}

/** Whether the user wants notifications and the browser lets them through, and a function that keeps the wish. */
export function useNotify(): [wanted: boolean, want: (wanted: boolean) => void] {
  const [kept, keep] = useKeptChoice(KEPT);
  const wanted = kept === YES && canNotify() && Notification.permission === 'granted';
  return [wanted, (on) => keep(on ? YES : '')];
}

/** Shows nothing itself; it works while any view is open. */
export function TellDone(): null {
  const items = useBatch();
  const [notifies] = useNotify();
  const inWork = useRef(new Set<number>());
  useEffect(() => {
    const progress = progressOf(items);
    if (progress !== null) {
      for (const { id, state } of items) if (state.step === 'converting') inWork.current.add(id);
      noteInTitle(percent(progress.done / Math.max(1, progress.total)));
    } else if (inWork.current.size > 0) {
      const outcome = outcomeOf(items, inWork.current);
      inWork.current = new Set();
      tell(outcome, notifies);
    }
  }, [items, notifies]);
  useEffect(() => {
    const clear = () => {
      if (!isAway() && inWork.current.size === 0) noteInTitle(null);
    };
    window.addEventListener('focus', clear);
    document.addEventListener('visibilitychange', clear);
    return () => {
      window.removeEventListener('focus', clear);
      document.removeEventListener('visibilitychange', clear);
      noteInTitle(null);
    };
  }, []);
  return null;
}

/** Given how the conversions ended, tells a user who is away; one who is here sees it. */
function tell(outcome: Outcome | null, notifies: boolean): void {
  if (outcome === null || !isAway()) {
    noteInTitle(null);
    return;
  }
  noteInTitle(WORDS.inTitle);
  if (!notifies) return;
  try {
    const notification = new Notification(WORDS.title, { body: WORDS.body(outcome), icon: '/icon.svg', tag: KEPT });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // on Android, a page alone cannot notify; the title has told
  }
}

const isAway = (): boolean => document.hidden || !document.hasFocus();
