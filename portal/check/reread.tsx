/** Reads a whole file again with hints: the order of day and month, the year, the currency. */
import { Button, Group, Input, Modal, NumberInput, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Failure } from '../api/failure.ts';
import type { Hints } from '../api/types.ts';
import { useMay } from '../session/role.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';
import { CurrencyField } from './currency-field.tsx';
import type { useReread } from './edit/use-reread.ts';
import type { Statement } from './result.ts';

interface RereadProps {
  readonly reread: ReturnType<typeof useReread>;
  readonly statement: Statement;
  /** that people corrected, and that a new reading does not have */
  readonly corrected: number;
  /** the hints it was read with; null if there were none */
  readonly hints: Hints | null;
  /** reads it with other hints */
  readonly onAnswer: (hints: Hints) => void;
  readonly opened: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const ORDERS = ['asRead', 'DMY', 'MDY', 'YMD'] as const;
type Order = (typeof ORDERS)[number];
/** The id of its field. */
const ORDER = 'reread-order';
/** Years that the interface accepts. */
const EARLIEST_YEAR = 1970;
const LATEST_YEAR = 2100;

/** Below this width, they are below one another. */
const ROOM_FOR_ORDERS = '(min-width: 30em)';

const CLOSE = { 'aria-label': texts.check.reread.cancel };

export function Reread(props: RereadProps) {
  const { opened, onOpen, onClose } = props;
  // a reading is a conversion
  if (!useMay('work')) return null;
  return (
    <>
      <Button size="xs" variant="default" onClick={onOpen}>
        {texts.check.reread.open}
      </Button>
      <Modal opened={opened} onClose={onClose} title={texts.check.reread.title} closeButtonProps={CLOSE}>
        <RereadForm {...props} />
      </Modal>
    </>
  );
}

function RereadForm({ reread, statement, corrected, hints, onAnswer, onClose }: RereadProps) {
  const [order, setOrder] = useState<Order>(hints?.dateOrder ?? 'asRead');
  const [year, setYear] = useState<number | ''>(hints?.year ?? '');
  const [currency, setCurrency] = useState<string | null>(hints?.currency ?? null);
  const room = useMediaQuery(ROOM_FOR_ORDERS, true, { getInitialValueInEffect: false });
  const t = texts.check.reread;

  const submit = () => {
    const { dateOrder: _order, year: _year, currency: _currency, ...others } = hints ?? {};
    onAnswer({
      ...others,
      ...(order !== 'asRead' && { dateOrder: order }),
      ...(year !== '' && { year }),
      ...(currency !== null && { currency }),
    });
  };
  const failure = failureOf(reread);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        <Text size="sm">{t.body}</Text>
        {corrected > 0 && <Text size="sm">{t.corrected(corrected)}</Text>}
        <Input.Wrapper id={ORDER} label={t.dateOrder} labelElement="div">
          <SegmentedControl
            fullWidth
            size="xs"
            orientation={room ? 'horizontal' : 'vertical'}
            aria-labelledby={`${ORDER}-label`}
            value={order}
            onChange={(value) => setOrder(value as Order)}
            data={ORDERS.map((value) => ({ value, label: t.orders[value] }))}
          />
        </Input.Wrapper>
        <NumberInput
          label={t.year}
          description={t.yearHint}
          placeholder={statement.periodEnd?.slice(0, 4) ?? t.asRead}
          value={year}
          onChange={(value) => setYear(typeof value === 'number' ? value : '')}
          min={EARLIEST_YEAR}
          max={LATEST_YEAR}
          clampBehavior="blur"
          allowDecimal={false}
          thousandSeparator=""
        />
        <CurrencyField value={currency} onChange={setCurrency} placeholder={statement.currency ?? t.asRead} />
        {!reread.isPending && <FailureNote title={t.failed} error={failure} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" loading={reread.isPending} aria-label={reread.isPending ? t.reading : undefined}>
            {t.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Why the last reading failed; null if it did not. */
export function failureOf({ data, error }: ReturnType<typeof useReread>): Error | null {
  const fault = data?.files[0]?.error;
  if (fault === undefined) return error;
  return new Failure(fault.code, fault.message, { details: { finding: fault.finding } });
}
