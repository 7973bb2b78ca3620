/** Changes the limits of an account, and its credits. */
import { Alert, Button, Group, Modal, NumberInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask, client } from '../api/client.ts';
import { asFailure } from '../api/failure.ts';
import type { OperatedAccount } from '../api/types.ts';
import { ACCOUNT_KEY } from '../session/account.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';
import { ACCOUNTS_KEY } from './accounts-key.ts';

const WORDS = texts.operator;
const MEBIBYTE = 1024 * 1024;

interface ChangeAccountProps {
  /** null: nothing is shown */
  readonly account: OperatedAccount | null;
  readonly onClose: () => void;
}

export function ChangeAccount({ account, onClose }: ChangeAccountProps) {
  return (
    <Modal
      opened={account !== null}
      onClose={onClose}
      title={account?.name}
      closeButtonProps={{ 'aria-label': WORDS.close }}
    >
      {account && (
        <Stack gap="lg">
          <AddCredits account={account} />
          <SetLimits account={account} />
        </Stack>
      )}
    </Modal>
  );
}

/** Fetches the list again, and the user's own account, which may be the changed one. */
function useChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    queries.invalidateQueries({ queryKey: ACCOUNTS_KEY });
    queries.invalidateQueries({ queryKey: ACCOUNT_KEY });
  };
}

function AddCredits({ account: { id: accountId, credits: now } }: { readonly account: OperatedAccount }) {
  const [credits, setCredits] = useState<number | string>('');
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const onSuccess = useChanged();
  const add = useMutation({
    mutationFn: () =>
      ask(
        client.POST('/api/v1/operator/accounts/{accountId}/credits', {
          params: { path: { accountId } },
          body: { credits: Number(credits), reason: reason.trim() },
        }),
      ),
    onSuccess: () => {
      setCredits('');
      setReason('');
      setChecked(false);
      onSuccess();
    },
  });
  const tooMany = add.error !== null && asFailure(add.error).code === 'INSUFFICIENT_CREDITS';
  const isNumber = typeof credits === 'number' && credits !== 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isNumber && reason.trim() !== '') add.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Title order={2}>{WORDS.credits.title}</Title>
        <Text size="sm">{WORDS.credits.now(texts.shell.credits(now))}</Text>
        <NumberInput
          label={WORDS.credits.add}
          description={WORDS.credits.addHint}
          allowDecimal={false}
          thousandSeparator
          hideControls
          value={credits}
          onChange={setCredits}
          error={checked && !isNumber ? WORDS.credits.addMissing : null}
        />
        <TextInput
          label={WORDS.credits.reason}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={checked && reason.trim() === '' ? WORDS.credits.reasonMissing : null}
        />
        {tooMany ? (
          <Alert role="alert" color="red" variant="light">
            {WORDS.credits.tooMany(texts.shell.credits(now))}
          </Alert>
        ) : (
          <FailureNote error={add.error} />
        )}
        {add.isSuccess && <Alert role="status">{WORDS.credits.done}</Alert>}
        <Group>
          <Button type="submit" loading={add.isPending}>
            {WORDS.credits.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The value of a limit's field: empty if the service's own applies. */
type LimitEntry = number | string;
const entered = (limit: LimitEntry): number | null => (typeof limit === 'number' ? limit : null);

function SetLimits({ account: { id: accountId, ownLimits } }: { readonly account: OperatedAccount }) {
  const [requests, setRequests] = useState<LimitEntry>(ownLimits.requestsPerMinute ?? '');
  const [together, setTogether] = useState<LimitEntry>(ownLimits.accountRequestsPerMinute ?? '');
  const [size, setSize] = useState<LimitEntry>(
    ownLimits.maxFileBytes === null ? '' : Math.round(ownLimits.maxFileBytes / MEBIBYTE),
  );
  const [retention, setRetention] = useState<LimitEntry>(ownLimits.retentionDays ?? '');
  const set = useMutation({
    mutationFn: () => {
      const megabytes = entered(size);
      const body = {
        requestsPerMinute: entered(requests),
        accountRequestsPerMinute: entered(together),
        maxFileBytes: megabytes === null ? null : megabytes * MEBIBYTE,
        retentionDays: entered(retention),
      };
      return ask(client.PATCH('/api/v1/operator/accounts/{accountId}', { params: { path: { accountId } }, body }));
    },
    onSuccess: useChanged(),
  });
  const field = { min: 1, hideControls: true, thousandSeparator: true, placeholder: WORDS.limits.placeholder };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Title order={2}>{WORDS.limits.title}</Title>
        <NumberInput
          {...field}
          label={WORDS.limits.requests}
          allowDecimal={false}
          value={requests}
          onChange={setRequests}
        />
        <NumberInput
          {...field}
          label={WORDS.limits.together}
          allowDecimal={false}
          value={together}
          onChange={setTogether}
        />
        <NumberInput {...field} label={WORDS.limits.size} allowDecimal={false} value={size} onChange={setSize} />
        <NumberInput {...field} min={0} label={WORDS.limits.retention} value={retention} onChange={setRetention} />
        <FailureNote error={set.error} />
        {set.isSuccess && <Alert role="status">{WORDS.limits.done}</Alert>}
        <Group>
          <Button type="submit" loading={set.isPending}>
            {WORDS.limits.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
