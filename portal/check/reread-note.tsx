/** Shows what changed after reading a file again, with a way back. */
import { Button, CloseButton } from '@mantine/core';
import type { Hints } from '../api/types.ts';
import { texts } from '../texts/texts.ts';
import { type Changes, changesBetween, isChanged } from './changes.ts';
import classes from './check.module.css';
import { FewLines } from './few-lines.tsx';
import { ignoredHints } from './ignored-hints.ts';
import { useVersionResult } from './queries.ts';
import { type CheckedFile, filesOf, type Verdict } from './result.ts';

interface RereadNoteProps {
  readonly jobId: string;
  /** the version of the previous reading */
  readonly before: string;
  /** as it is read now, and the hints of that reading */
  readonly file: CheckedFile;
  readonly hints: Hints | null;
  readonly onClose: () => void;
  /** goes back to the previous reading */
  readonly onBack: () => void;
}

export function RereadNote({ jobId, before, file, hints, onClose, onBack }: RereadNoteProps) {
  const result = useVersionResult(jobId, file.uuid, before);
  const old = result.data && filesOf(result.data).find(({ uuid }) => uuid === file.uuid);
  // if the previous reading is gone, there is nothing to compare with
  if (!old) return null;
  const { title, nothing, back, close } = texts.check.changed;
  const changes = changesBetween(old, file);
  const ignored = ignoredHints(hints, file, changes);
  // the first lines are seen at once: where nothing changed, why
  const told = isChanged(changes) ? [...sentences(changes), ...ignored] : [...ignored, nothing];
  return (
    <div role="status" className={classes.changed}>
      <strong>{title}</strong>
      <div>
        <FewLines label={title}>
          {told.map((sentence) => (
            <li key={sentence}>
              <span>{sentence}</span>
            </li>
          ))}
        </FewLines>
      </div>
      <Button variant="subtle" size="compact-xs" onClick={onBack}>
        {back}
      </Button>
      <CloseButton size="sm" aria-label={close} onClick={onClose} />
    </div>
  );
}

function sentences({ verdicts, rows, ...counts }: Changes): string[] {
  const { changed, verdict } = texts.check;
  const title = (list: readonly Verdict[]) => [...new Set(list)].map((one) => verdict[one].title).join(', ');
  const before = title(verdicts.before);
  const after = title(verdicts.after);
  const kinds = ['dates', 'amounts', 'currencies', 'descriptions', 'added', 'gone'] as const;
  return [
    ...kinds.filter((kind) => counts[kind] > 0).map((kind) => changed[kind](counts[kind])),
    ...(rows.before === rows.after ? [] : [changed.rows(rows.before, rows.after)]),
    before === after ? changed.still(after) : changed.verdict(before, after),
  ];
}
