/** The menu of what can be done to a statement, and to its current row. */
import { Button, Kbd, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMay } from '../../session/role.ts';
import { texts } from '../../texts/texts.ts';
import type { Statement } from '../result.ts';
import type { EditAction } from './edit-actions.ts';
import { RemovedRows } from './removed-rows.tsx';
import type { Editing } from './use-editing.ts';

const WORDS = texts.edit;
const OF_ROW = ['edit', 'add', 'draw', 'split', 'merge', 'flip', 'swap', 'choose', 'delete'] as const;
const OF_ALL = ['flipAll', 'swapAll', 'figures'] as const;

interface EditMenuProps {
  readonly editing: Editing;
  readonly statement: Statement;
  /** opens the form that says what columns hold, and where pages belong */
  readonly onReread: () => void;
  /** lets somebody say so on the page */
  readonly onColumns: () => void;
  readonly joining: Joining | null;
}

/** Reads the file again with a statement joined to the one before. */
export interface Joining {
  /** with which the statement begins */
  readonly page: number;
  readonly isPending: boolean;
  readonly onJoin: () => void;
}

/** It stays while a change is saved, so that it does not close under the pointer. */
export function EditMenu({ editing, statement, onReread, onColumns, joining }: EditMenuProps) {
  const [opened, removed] = useDisclosure(false);
  // a reviewer corrects, and starts no conversion
  const works = useMay('work');
  const deleted = statement.corrections?.removed.length ?? 0;
  if (editing.versions === null) return null;
  const item = (action: EditAction) => (
    <Menu.Item
      key={action}
      disabled={!editing.mayEdit && !editing.isSettling}
      onClick={() => editing.act(action)}
      rightSection={WORDS.shortcuts[action] && <Kbd size="xs">{WORDS.shortcuts[action]}</Kbd>}
    >
      {WORDS.actions[action]}
    </Menu.Item>
  );
  return (
    <>
      <Menu position="bottom-end" shadow="md" returnFocus={false}>
        <Menu.Target>
          <Button variant="default" size="compact-sm" fz="xs">
            {WORDS.menu}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{WORDS.ofRow}</Menu.Label>
          {OF_ROW.map(item)}
          <Menu.Divider />
          <Menu.Label>{WORDS.ofStatement}</Menu.Label>
          {OF_ALL.map(item)}
          {works && (
            <Menu.Item onClick={onColumns} rightSection={<Kbd size="xs">{WORDS.shortcuts.columns}</Kbd>}>
              {WORDS.actions.columns}
            </Menu.Item>
          )}
          {works && joining && (
            // what was typed or changed is saved first, or cancelled
            <Menu.Item
              onClick={joining.onJoin}
              disabled={joining.isPending || editing.isSettling || editing.draft !== null}
            >
              {texts.said.join(joining.page)}
            </Menu.Item>
          )}
          {works && <Menu.Item onClick={onReread}>{texts.said.open}</Menu.Item>}
          {deleted > 0 && <Menu.Item onClick={removed.open}>{WORDS.deletedRows(deleted)}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      <RemovedRows editing={editing} statement={statement} opened={opened} onClose={removed.close} />
    </>
  );
}
