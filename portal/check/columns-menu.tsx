/** Chooses the columns of the list. */
import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { texts } from '../texts/texts.ts';
import { ALWAYS, type Column } from './columns.ts';

interface ColumnsMenuProps {
  /** those that the statement has */
  readonly offered: readonly Column[];
  readonly chosen: readonly Column[];
  readonly onChoose: (columns: readonly Column[]) => void;
}

export function ColumnsMenu({ offered, chosen, onChoose }: ColumnsMenuProps) {
  const { columns, rows } = texts.check;
  return (
    <Popover width={200} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="compact-sm" fz="xs">
          {columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={6}>
          {offered
            .filter((column) => column !== ALWAYS)
            .map((column) => (
              <Checkbox
                key={column}
                size="xs"
                label={rows[column]}
                checked={chosen.includes(column)}
                onChange={(event) =>
                  onChoose(event.currentTarget.checked ? [...chosen, column] : chosen.filter((one) => one !== column))
                }
              />
            ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
