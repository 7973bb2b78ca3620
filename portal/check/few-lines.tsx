/** A list on a line or two: what has no room there is shown on request, so that rows stay in sight. */
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { texts } from '../texts/texts.ts';
import classes from './few-lines.module.css';

interface FewLinesProps {
  /** items of a list */
  readonly children: ReactNode;
  /** what the list is; null: its children are lists themselves */
  readonly label: string | null;
  readonly lines?: 1 | 2;
}

/** How many items of a list have no room, and whether one that has is cut. */
interface Folded {
  readonly beyond: number;
  readonly isCut: boolean;
}

/** What stands below is marked, so that the keyboard does not go to what is not seen. */
const BEYOND = 'data-beyond';

function measured(list: HTMLElement): Folded {
  const items = [...list.querySelectorAll<HTMLElement>('li')];
  const top = Math.min(...items.map((item) => item.getBoundingClientRect().top));
  let beyond = 0;
  for (const item of items) {
    const isBeyond = item.getBoundingClientRect().top >= top + list.clientHeight;
    item.toggleAttribute(BEYOND, isBeyond);
    if (isBeyond) beyond++;
  }
  const isCut = [...list.querySelectorAll<HTMLElement>(`li:not([${BEYOND}]) > *`)].some(
    (part) => part.scrollWidth > part.clientWidth + 1 || part.offsetParent === null,
  );
  return { beyond, isCut };
}

function useFolded(isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<Folded>({ beyond: 0, isCut: false });
  const measure = useRef(() => {
    // replaced below
  });
  measure.current = () => {
    if (list.current === null || isOpen) return;
    const now = measured(list.current);
    setFolded((before) => (before.beyond === now.beyond && before.isCut === now.isCut ? before : now));
  };
  // other items may be listed after each change
  useLayoutEffect(() => measure.current());
  useEffect(() => {
    const observer = new ResizeObserver(() => measure.current());
    if (list.current !== null) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  return { list, folded };
}

export function FewLines({ children, label, lines = 1 }: FewLinesProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const { list, folded } = useFolded(isOpen);
  const { more, fewer } = texts.check.folded;
  const isFolded = folded.beyond > 0 || folded.isCut;
  return (
    <div className={classes.lines} style={{ '--lines': lines } as CSSProperties}>
      <div className={classes.items} data-folded={!isOpen || undefined} ref={list}>
        {label === null ? children : <ul aria-label={label}>{children}</ul>}
      </div>
      {(isFolded || isOpen) && (
        <Button variant="subtle" size="compact-xs" className={classes.more} onClick={toggle} aria-expanded={isOpen}>
          {isOpen ? fewer : more(folded.beyond)}
        </Button>
      )}
    </div>
  );
}
