/** Why a statement is verified, or what is missing: everything that it must show, unmet first. */
import { texts } from '../texts/texts.ts';
import classes from './check.module.css';
import { inWords } from './in-words.ts';
import type { Obligation } from './result.ts';

/** Shown next to the word, because colours alone do not help everyone. */
const SIGNS: Readonly<Record<Obligation['status'], string>> = { discharged: '✓', open: '?', contradicted: '✗' };
const ORDER: readonly Obligation['status'][] = ['contradicted', 'open', 'discharged'];

export function Obligations({ obligations }: { readonly obligations: readonly Obligation[] }) {
  const { caption, status, names } = texts.check.obligations;
  const sorted = ORDER.flatMap((one) => obligations.filter((obligation) => obligation.status === one));
  return (
    <ul className={classes.obligations} aria-label={caption}>
      {sorted.map((one) => (
        <li key={one.code} data-status={one.status}>
          <span className={classes.outcome}>
            <span aria-hidden="true">{SIGNS[one.status]} </span>
            {status[one.status]}
          </span>{' '}
          <strong>{names[one.code]}</strong> <span>{inWords(one.findings ?? [], one.evidence)}</span>
        </li>
      ))}
    </ul>
  );
}
