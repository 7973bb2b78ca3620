/** Chooses the statement to check: a list of statements by file, and buttons to the next and previous. */
import { ActionIcon, Group, Select } from '@mantine/core';
import { texts } from '../texts/texts.ts';
import classes from './check.module.css';
import { periodOf } from './period.ts';
import { type CheckedFile, type CheckedStatement, VERDICT_SIGNS, verdictOf } from './result.ts';

interface StatementSwitchProps {
  readonly files: readonly CheckedFile[];
  readonly file: CheckedFile;
  /** null if the file has none */
  readonly chosen: CheckedStatement | null;
  readonly onChoose: (uuid: string, statement: number | null) => void;
}

/** An entry of the list: a statement, or a file without one. */
interface Choice {
  readonly value: string;
  readonly label: string;
  readonly uuid: string;
  readonly statement: number | null;
}

export function StatementSwitch({ files, file, chosen, onChoose }: StatementSwitchProps) {
  const choices = files.flatMap(choicesOf);
  if (choices.length < 2) return null;
  const at = choices.findIndex(
    ({ uuid, statement }) => uuid === file.uuid && statement === (chosen?.statement.index ?? null),
  );
  const go = (to: number) => {
    const choice = choices[to];
    if (choice !== undefined) onChoose(choice.uuid, choice.statement);
  };
  const { statement, previous, next, place } = texts.check.choose;
  return (
    <Group gap={4} wrap="nowrap" className={classes.switch} role="group" aria-label={place(at + 1, choices.length)}>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={previous}
        title={previous}
        {...offUnless(at > 0)}
        onClick={() => go(at - 1)}
      >
        ‹
      </ActionIcon>
      <Select
        size="xs"
        w={{ sm: 260, lg: 360, xl: 420 }}
        flex="1"
        aria-label={statement}
        title={choices[at]?.label}
        data={files.map((one) => ({
          group: one.filename,
          items: choicesOf(one).map(({ value, label }) => ({ value, label })),
        }))}
        value={choices[at]?.value ?? null}
        allowDeselect={false}
        searchable={choices.length > 8}
        maxDropdownHeight={360}
        comboboxProps={{ width: 360, position: 'bottom-end' }}
        onChange={(value) => {
          const to = choices.findIndex((choice) => choice.value === value);
          if (to >= 0) go(to);
        }}
      />
      <ActionIcon
        variant="default"
        size={30}
        aria-label={next}
        title={next}
        {...offUnless(at < choices.length - 1)}
        onClick={() => go(at + 1)}
      >
        ›
      </ActionIcon>
    </Group>
  );
}

/** A disabled button keeps the focus of a user who reached the last statement with it. */
function offUnless(usable: boolean) {
  return { 'data-disabled': !usable || undefined, 'aria-disabled': !usable };
}

function choicesOf({ uuid, filename, statements }: CheckedFile): Choice[] {
  if (statements.length === 0) {
    const label = `${filename}: ${texts.check.choose.failedFile}`;
    return [{ value: uuid, label, uuid, statement: null }];
  }
  return statements.map(({ statement }) => {
    const verdict = verdictOf(statement);
    const parts = [
      statement.accountNumber ?? statement.iban,
      statement.currency,
      periodOf(statement) ?? texts.check.choose.noPeriod,
      texts.check.verdict[verdict].title,
    ];
    const label = `${VERDICT_SIGNS[verdict]} ${parts.filter((part) => part !== null).join(' · ')}`;
    return { value: `${statement.index}`, label, uuid, statement: statement.index };
  });
}
