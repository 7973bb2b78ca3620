/** Answers to what the paper leaves open, where it is asked: a click reads the file so. */
import { Loader } from '@mantine/core';
import type { Finding, Hints } from '../api/types.ts';
import { texts } from '../texts/texts.ts';
import { answersTo } from './answers-to.ts';
import classes from './check.module.css';
import { CurrencyField } from './currency-field.tsx';

export interface Answering {
  /** that the rows were read with */
  readonly hints: Hints | null;
  readonly isPending: boolean;
  readonly onAnswer: (hints: Hints) => void;
  /** joins a statement, of that index, to the one before */
  readonly onJoin: (hints: Hints, index: number) => void;
}

interface AnswersProps {
  readonly found: { readonly code?: string | undefined; readonly params?: unknown };
  readonly answering: Answering;
}

/** Nothing for a finding that no answer resolves. */
export function Answers({ found, answering: { hints, isPending, onAnswer } }: AnswersProps) {
  const { reading } = texts.check.reread;
  const { currency } = texts.convert.hints;
  if (isPending) return <Loader size="xs" aria-label={reading} />;
  if (found.code === 'CURRENCY_UNKNOWN')
    return (
      <span className={classes.answer}>
        <CurrencyField
          value={hints?.currency ?? null}
          onChange={(code) => code !== null && onAnswer({ currency: code })}
          placeholder={currency}
          size="xs"
          hasLabel={false}
        />
      </span>
    );
  return answersTo(found as Finding).map(({ label, hint, name }) => (
    <button
      key={label}
      type="button"
      className={classes.jump}
      aria-pressed={JSON.stringify(hints?.[name]) === JSON.stringify(hint[name])}
      onClick={() => onAnswer(hint)}
    >
      {label}
    </button>
  ));
}
