/** Hints that the person knows and the papers do not say. Collapsed, and loaded when opened, because few need it. */
import { lazy, Suspense, useState } from 'react';
import type { Hints } from '../api/types.ts';
import { texts } from '../texts/texts.ts';
import classes from './convert.module.css';

export interface HintsFormProps {
  readonly hints: Hints;
  readonly onChange: (hints: Hints) => void;
}

const HintsFields = lazy(async () => ({ default: (await import('./hints-fields.tsx')).HintsFields }));
/** The limits of the service. */
export const EARLIEST_YEAR = 1970;
export const LATEST_YEAR = 2100;

export function HintsForm({ hints, onChange }: HintsFormProps) {
  const [asked, setAsked] = useState(false);
  return (
    <details className={classes.hints} onToggle={() => setAsked(true)}>
      <summary>{texts.convert.hints.title}</summary>
      {asked && (
        <Suspense>
          <HintsFields hints={hints} onChange={onChange} />
        </Suspense>
      )}
    </details>
  );
}

/** Whether hints can be sent: a half-typed year cannot. */
export function areWhole({ year }: Hints): boolean {
  return isYear(year);
}

export function isYear(year: number | undefined): boolean {
  return year === undefined || (year >= EARLIEST_YEAR && year <= LATEST_YEAR);
}
