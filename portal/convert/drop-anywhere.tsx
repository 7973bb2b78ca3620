/** Accepts files that are dropped on any view, and goes to Convert with them. */
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { PATHS } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import { addFiles } from './batch.ts';
import classes from './convert.module.css';
import { droppedFiles, holdsFiles } from './dropped.ts';

export function DropAnywhere() {
  const [, navigate] = useLocation();
  const take = useCallback(
    (files: File[]) => {
      if (files.length === 0) return;
      addFiles(files);
      navigate(PATHS.convert);
    },
    [navigate],
  );
  const over = useDrop(take);
  if (!over) return null;
  return (
    <div className={classes.over} aria-hidden="true">
      {texts.convert.drop.release}
    </div>
  );
}

/** Given a function that takes files, the same at each call, returns whether files are dragged over the page. */
function useDrop(take: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    // counts enter and leave events of all elements: above 0, the pointer is inside the page
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth++;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    // otherwise the browser would leave the page and show the file
    const hold = (event: DragEvent) => holdsFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      void droppedFiles(event.dataTransfer!).then(take);
    };
    const handlers = Object.entries({ dragenter: enter, dragleave: leave, dragover: hold, drop });
    for (const [name, handler] of handlers) window.addEventListener(name, handler as EventListener);
    return () => {
      for (const [name, handler] of handlers) window.removeEventListener(name, handler as EventListener);
    };
  }, [take]);
  return over;
}
