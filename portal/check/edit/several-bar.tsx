/** What can be done with several rows that are chosen together. */
import { Button } from '@mantine/core';
import { texts } from '../../texts/texts.ts';
import type { Chosen } from './chosen.ts';
import classes from './edit.module.css';
import type { Editing } from './use-editing.ts';

const WORDS = texts.edit;
const ACTIONS = ['edit', 'flip', 'swap', 'merge', 'delete'] as const;

interface SeveralBarProps {
  readonly editing: Editing;
  readonly chosen: Chosen;
  readonly number: number;
}

export function SeveralBar({ editing, chosen, number }: SeveralBarProps) {
  return (
    <section className={classes.several} aria-label={WORDS.chosen(number)}>
      <strong role="status">{WORDS.chosen(number)}</strong>
      {ACTIONS.filter((action) => action !== 'merge' || number > 1).map((action) => (
        <Button
          key={action}
          size="compact-xs"
          variant="default"
          c={action === 'delete' ? 'red' : undefined}
          disabled={!editing.mayEdit || editing.isSaving}
          aria-keyshortcuts={WORDS.shortcuts[action]}
          onClick={() => editing.act(action)}
        >
          {WORDS.actions[action]}
        </Button>
      ))}
      <Button size="compact-xs" variant="subtle" onClick={chosen.clear}>
        {WORDS.chooseNone}
      </Button>
    </section>
  );
}
