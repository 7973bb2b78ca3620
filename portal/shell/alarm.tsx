/** What went wrong, in a box of its own: as the kit's Alert, without its scripts, which the first view would load. */
import type { ReactNode } from 'react';
import classes from './alarm.module.css';

interface AlarmProps {
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

export function Alarm({ title, children }: AlarmProps) {
  return (
    <div role="alert" className={classes.alarm}>
      {title !== undefined && <strong>{title}</strong>}
      {children}
    </div>
  );
}
