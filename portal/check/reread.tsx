/** Reads a whole file again as somebody says: the order of day and month, the year, the currency, columns and pages. */
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
import type { CheckedStatement, Row } from './result.ts';
import { ColumnFields } from './said/column-fields.tsx';
import { PageFields, saidPages, typedPages } from './said/page-fields.tsx';
import { columnHints, type SaidColumn } from './said/said-columns.ts';

interface RereadProps {
  readonly reread: ReturnType<typeof useReread>;
  readonly uuid: string;
  readonly pageCount: number;
  readonly checked: CheckedStatement;
  /** of all statements of the file */
  readonly all: readonly Row[];
  /** that people corrected, and that a new reading does not have */
  readonly corrected: number;
  /** the hints it was read with; null if there were none */
  readonly hints: Hints | null;
  /** what is said of columns on the page and was not read yet; null: nothing */
  readonly said: readonly SaidColumn[] | null;
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

function RereadForm(props: RereadProps) {
  const { reread, uuid, pageCount, checked, all, corrected, hints, said, onAnswer, onClose } = props;
  const { statement, rows } = checked;
  const [order, setOrder] = useState<Order>(hints?.dateOrder ?? 'asRead');
  const [year, setYear] = useState<number | ''>(hints?.year ?? '');
  const [currency, setCurrency] = useState<string | null>(hints?.currency ?? null);
  const [columnsAt, setColumnsAt] = useState<readonly SaidColumn[]>(said ?? hints?.columnsAt ?? []);
  const [typed, setTyped] = useState(typedPages(hints));
  const pages = saidPages(typed, pageCount);
  const room = useMediaQuery(ROOM_FOR_ORDERS, true, { getInitialValueInEffect: false });
  const t = texts.check.reread;

  const submit = () => {
    if (pages === null) return;
    onAnswer({
      ...unsaid(hints),
      ...pages,
      ...columnHints(hints, columnsAt),
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
        <ColumnFields uuid={uuid} rows={rows} all={all} said={columnsAt} onSay={setColumnsAt} />
        <PageFields pageCount={pageCount} typed={typed} onType={setTyped} />
        {!reread.isPending && <FailureNote title={t.failed} error={failure} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            type="submit"
            disabled={pages === null}
            loading={reread.isPending}
            aria-label={reread.isPending ? t.reading : undefined}
          >
            {t.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Given hints, returns those that the form does not ask for. */
function unsaid(hints: Hints | null): Hints {
  const { decimalMark, bookingDay, sides } = hints ?? {};
  return {
    ...(decimalMark && { decimalMark }),
    ...(bookingDay && { bookingDay }),
    ...(sides && { sides }),
  };
}

/** Why the last reading failed; null if it did not. */
export function failureOf({ data, error }: ReturnType<typeof useReread>): Error | null {
  const fault = data?.files[0]?.error;
  if (fault === undefined) return error;
  return new Failure(fault.code, fault.message, { details: { finding: fault.finding } });
}
