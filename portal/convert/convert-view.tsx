/** The view Convert: add statements, unlock them, see their cost, convert them, and go on to Check or a download. */
import { lazy, Suspense, useEffect, useRef } from 'react';
import { View } from '../shell/view.tsx';
import { loadAllTexts } from '../texts/load.ts';
import { texts } from '../texts/texts.ts';
import { useAnnouncement } from './announcements.ts';
import { useBatch } from './batch.ts';
import classes from './convert.module.css';
import { DropTarget } from './drop-target.tsx';
import { isUploading } from './items.ts';
import { useNextFocus } from './use-next-focus.ts';

const Recent = lazy(async () => ({ default: (await import('./recent.tsx')).Recent }));
// these read texts of other views, too
const Files = lazy(() => loadAllTexts().then(async () => ({ default: (await import('./files.tsx')).Files })));
const StartBar = lazy(() => loadAllTexts().then(async () => ({ default: (await import('./start-bar.tsx')).StartBar })));
const WORDS = texts.convert;
/** Where the focus goes if an action removed its element: to the next thing that is required or possible. */
const NEXT = ['[data-step=locked] input', '[data-start]:not(:disabled)', '#files', 'button'];

export function ConvertView() {
  const items = useBatch();
  const said = useAnnouncement(items);
  const part = useRef<HTMLDivElement>(null);
  useWarningBeforeLeaving(isUploading(items));
  useNextFocus(part, items, NEXT);
  return (
    <View title={WORDS.title}>
      <div ref={part} className={classes.parts}>
        <DropTarget small={items.length > 0} />
        <Suspense>
          {items.length === 0 ? (
            <Recent />
          ) : (
            <>
              {/* before the list, so that keys reach it before the many stops there */}
              <StartBar items={items} />
              <Files items={items} />
            </>
          )}
        </Suspense>
        <div className="unseen" role="status" aria-live="polite">
          {said}
        </div>
      </div>
    </View>
  );
}

/** Closing the page would stop uploads, so the browser asks. */
function useWarningBeforeLeaving(uploading: boolean): void {
  useEffect(() => {
    if (!uploading) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [uploading]);
}
