/** A panel that a button opens below or above itself. The browser closes it, and gives the focus back. */
import { type CSSProperties, type ReactNode, type RefObject, type ToggleEvent, useState } from 'react';
import classes from './dropdown.module.css';
import { placeBeside } from './place-beside.ts';

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

export function Dropdown({ id, panel, button, label, children }: DropdownProps) {
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const toggle = ({ newState }: ToggleEvent) =>
    setPlace(newState === 'open' && button.current ? placed(button.current) : null);
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

function placed(button: HTMLElement): CSSProperties {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return placeBeside(button.getBoundingClientRect(), { width, height });
}
