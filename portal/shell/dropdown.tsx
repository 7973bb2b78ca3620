/** A panel that a button opens below or above itself. The browser closes it, and gives the focus back. */
import { type CSSProperties, type ReactNode, type RefObject, type ToggleEvent, useState } from 'react';
import classes from './dropdown.module.css';

interface DropdownProps {
  /** of the panel: the button names it as its `popoverTarget` */
  readonly id: string;
  readonly panel: RefObject<HTMLDivElement | null>;
  /** what the panel stands beside */
  readonly button: RefObject<HTMLElement | null>;
  readonly label: string;
  /** loaded and drawn only while it is open */
  readonly children: ReactNode;
}

/** Pixels between the button and the panel, and between the panel and the edge of the screen. */
const GAP = 6;

export function Dropdown({ id, panel, button, label, children }: DropdownProps) {
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const toggle = ({ newState }: ToggleEvent) =>
    setPlace(newState === 'open' && button.current ? placeBeside(button.current) : null);
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={classes.panel}
      style={place ?? undefined}
      onBeforeToggle={toggle}
    >
      {place !== null && children}
    </div>
  );
}

/** Right edges are aligned; the panel opens to where there is more room. */
function placeBeside(button: HTMLElement): CSSProperties {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const side = { right: Math.max(GAP, width - right) };
  return top > height / 2
    ? { ...side, bottom: height - top + GAP, maxHeight: top - 2 * GAP }
    : { ...side, top: bottom + GAP, maxHeight: height - bottom - 2 * GAP };
}
