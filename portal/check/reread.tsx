/** Reads a whole file again as somebody says: the order of day and month, the year, the currency, columns and pages. */
import { Button, Group, Input, Modal, NumberInput, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { asFailure, Failure } from '../api/failure.ts';
import type { Hints } from '../api/types.ts';
import { useMay } from '../session/role.ts';
import { Alarm } from '../shell/alarm.tsx';
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
  /** the index of a statement that these join to the one before */
  readonly joined: number | undefined;
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
  const { reread, hints, said, joined, opened, onOpen, onClose } = props;
  const [kept, setKept] = useState<{ typed: Typed; joined: number | undefined } | null>(null);
  const onType = (typed: Typed) => setKept({ typed, joined });
  // what was typed stays while the rows are looked at that somebody else made
  const isDone = !opened && !isOvertaken(reread);
  useEffect(() => {
    if (isDone) setKept(null);
  }, [isDone]);
  // a reading is a conversion
  if (!useMay('work')) return null;
  return (
    <>
      <Button size="xs" variant="default" onClick={onOpen}>
        {texts.check.reread.open}
      </Button>
      <Modal opened={opened} onClose={onClose} title={texts.check.reread.title} closeButtonProps={CLOSE}>
        <RereadForm
          {...props}
          typed={kept !== null && kept.joined === joined ? kept.typed : typedIn(hints, said)}
          onType={onType}
        />
      </Modal>
    </>
  );
}

/** What the form says. */
interface Typed {
  readonly order: Order;
  readonly year: number | '';
  readonly currency: string | null;
  readonly columnsAt: readonly SaidColumn[];
  readonly pages: ReturnType<typeof typedPages>;
}

/** Given what it was read with, and what is said of columns, returns what the form says at first. */
const typedIn = (hints: Hints | null, said: readonly SaidColumn[] | null): Typed => ({
  order: hints?.dateOrder ?? 'asRead',
  year: hints?.year ?? '',
  currency: hints?.currency ?? null,
  columnsAt: said ?? hints?.columnsAt ?? [],
  pages: typedPages(hints),
});

interface RereadFormProps extends RereadProps {
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
}

function RereadForm(props: RereadFormProps) {
  const { reread, uuid, pageCount, checked, all, corrected, hints, typed, onType, onAnswer, onClose } = props;
  const { statement, rows } = checked;
  const { order, year, currency, columnsAt } = typed;
  const pages = saidPages(typed.pages, pageCount);
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
  const cancel = () => {
    reread.reset();
    onClose();
  };
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
            onChange={(value) => onType({ ...typed, order: value as Order })}
            data={ORDERS.map((value) => ({ value, label: t.orders[value] }))}
          />
        </Input.Wrapper>
        <NumberInput
          label={t.year}
          description={t.yearHint}
          placeholder={statement.periodEnd?.slice(0, 4) ?? t.asRead}
          value={year}
          onChange={(value) => onType({ ...typed, year: typeof value === 'number' ? value : '' })}
          min={EARLIEST_YEAR}
          max={LATEST_YEAR}
          clampBehavior="blur"
          allowDecimal={false}
          thousandSeparator=""
        />
        <CurrencyField
          value={currency}
          onChange={(value) => onType({ ...typed, currency: value })}
          placeholder={statement.currency ?? t.asRead}
        />
        <ColumnFields
          uuid={uuid}
          rows={rows}
          all={all}
          said={columnsAt}
          onSay={(value) => onType({ ...typed, columnsAt: value })}
        />
        <PageFields pageCount={pageCount} typed={typed.pages} onType={(value) => onType({ ...typed, pages: value })} />
        <RereadFailure reread={reread} />
        <Group justify="flex-end">
          <Button variant="default" onClick={cancel}>
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

/** Why the last reading failed; nothing if it did not. */
export function RereadFailure({ reread }: Pick<RereadProps, 'reread'>) {
  const { failed, overtaken } = texts.check.reread;
  const failure = reread.isPending ? null : failureOf(reread);
  if (isOvertaken(reread)) return <Alarm>{overtaken}</Alarm>;
  return <FailureNote title={failed} error={failure} />;
}

/** Somebody else made a version that was not looked at. */
const isOvertaken = ({ error }: RereadProps['reread']) => error !== null && asFailure(error).code === 'VERSION_CHANGED';

function failureOf({ data, error }: RereadProps['reread']): Error | null {
  const fault = data?.files[0]?.error;
  if (fault === undefined) return error;
  return new Failure(fault.code, fault.message, { details: { finding: fault.finding } });
}
