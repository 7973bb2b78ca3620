/** The fields of hints: day or month first, the year, the currency. */
import { Group, NumberInput, Select, Text } from '@mantine/core';
import type { Hints } from '../api/types.ts';
import { CurrencyField } from '../check/currency-field.tsx';
import { texts } from '../texts/texts.ts';
import { EARLIEST_YEAR, type HintsFormProps, isYear, LATEST_YEAR } from './hints-form.tsx';

const WORDS = texts.convert.hints;

export function HintsFields({ hints, onChange }: HintsFormProps) {
  const orders = Object.entries(WORDS.dateOrders).map(([value, label]) => ({ value, label }));
  return (
    <>
      <Text size="sm" c="dimmed" my="xs">
        {WORDS.body}
      </Text>
      <Group align="start" gap="md">
        <Select
          label={WORDS.dateOrder}
          placeholder={WORDS.asPrinted}
          data={orders}
          value={hints.dateOrder ?? null}
          onChange={(dateOrder) => onChange(withHint(hints, 'dateOrder', dateOrder as Hints['dateOrder'] | null))}
          clearable
          w={260}
        />
        <NumberInput
          label={WORDS.year}
          placeholder={WORDS.asPrinted}
          value={hints.year ?? ''}
          onChange={(year) => onChange(withHint(hints, 'year', year === '' ? null : Number(year)))}
          error={isYear(hints.year) ? null : WORDS.yearWrong(EARLIEST_YEAR, LATEST_YEAR)}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          w={260}
        />
        <CurrencyField
          value={hints.currency ?? null}
          onChange={(currency) => onChange(withHint(hints, 'currency', currency))}
          placeholder={WORDS.asPrinted}
        />
      </Group>
    </>
  );
}

/** Null removes a hint: it is then read from the paper. */
function withHint<Name extends keyof Hints>(hints: Hints, name: Name, value: Hints[Name] | null): Hints {
  const { [name]: _before, ...others } = hints;
  return (value === null || value === undefined ? others : { ...others, [name]: value }) as Hints;
}
