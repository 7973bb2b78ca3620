/** The button that opens the filter of the rows, and their order. */
import { Button, Group, NumberInput, Popover, SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { texts } from '../texts/texts.ts';
import { conditionsIn, NO_FILTER, type RowFilter, SORT_KEYS, type SortKey } from './row-filter.ts';
import type { ShownRows } from './use-shown-rows.ts';

/** CSS pixels: two fields beside each other, on the narrowest phones, too. */
const WIDTH = 310;

const SIDES = ['all', 'in', 'out'] as const;
const PAPER = 'paper';

export function FilterButton({ listed }: { readonly listed: ShownRows }) {
  const { open } = texts.check.filter;
  const conditions = conditionsIn(listed.filter);
  return (
    <Popover width={WIDTH} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant={conditions > 0 ? 'light' : 'default'} size="compact-sm" fz="xs">
          {open(conditions)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <FilterForm listed={listed} />
      </Popover.Dropdown>
    </Popover>
  );
}

function FilterForm({ listed: { filter, setFilter, sort, setSort } }: { readonly listed: ShownRows }) {
  const t = texts.check.filter;
  const set = (part: Partial<RowFilter>) => setFilter({ ...filter, ...part });
  const money = (bound: 'least' | 'most') => (
    <TextInput
      size="xs"
      inputMode="decimal"
      label={t[bound]}
      value={filter[bound]}
      onChange={(event) => set({ [bound]: event.currentTarget.value })}
    />
  );
  const day = (bound: 'from' | 'to') => (
    <TextInput
      size="xs"
      type="date"
      label={t[bound]}
      value={filter[bound]}
      onChange={(event) => set({ [bound]: event.currentTarget.value })}
    />
  );
  return (
    <Stack gap="xs">
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t.side}
        value={filter.side}
        onChange={(side) => set({ side: side as RowFilter['side'] })}
        data={SIDES.map((value) => ({ value, label: t.sides[value] }))}
      />
      <Group grow gap="xs">
        {money('least')}
        {money('most')}
      </Group>
      <Group grow gap="xs">
        {day('from')}
        {day('to')}
      </Group>
      <NumberInput
        size="xs"
        label={t.below}
        value={filter.below ?? ''}
        onChange={(value) => set({ below: typeof value === 'number' ? value : null })}
        min={1}
        max={100}
        suffix="%"
      />
      <Select
        size="xs"
        label={t.sort}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        value={sort === null ? PAPER : `${sort.key} ${sort.descending}`}
        onChange={(value) => {
          const [key, descending] = (value ?? PAPER).split(' ');
          setSort(key === PAPER ? null : { key: key as SortKey, descending: descending === 'true' });
        }}
        data={[
          { value: PAPER, label: t.asPrinted },
          ...SORT_KEYS.flatMap((key) => [
            { value: `${key} false`, label: t.up(texts.check.rows[key]) },
            { value: `${key} true`, label: t.down(texts.check.rows[key]) },
          ]),
        ]}
      />
      <Button size="xs" variant="default" {...offIf(conditionsIn(filter) === 0)} onClick={() => setFilter(NO_FILTER)}>
        {t.clear}
      </Button>
    </Stack>
  );
}

/** A disabled button would lose the focus of the user who pressed it, and Escape would no longer close the form. */
function offIf(isOff: boolean) {
  return { 'data-disabled': isOff || undefined, 'aria-disabled': isOff };
}
