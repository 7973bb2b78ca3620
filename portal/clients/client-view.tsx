/** The view of a client: the bank accounts that its statements are of, and the export of a month of all of them. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { ask, client } from '../api/client.ts';
import type { Client } from '../api/types.ts';
import { PATHS } from '../paths.ts';
import { useMay } from '../session/role.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { focusView, View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { Confirm } from '../webhooks/confirm.tsx';
import { AccountTable } from './account-table.tsx';
import { CLIENTS_KEY, NO_CLIENT, useBankAccounts, useClients } from './clients.ts';
import { MonthExport } from './month-export.tsx';
import { NameDialog } from './name-dialog.tsx';

const WORDS = texts.clients;

export function ClientView() {
  const { clientId = NO_CLIENT } = useParams();
  const works = useMay('work');
  const clients = useClients();
  const accounts = useBankAccounts(clientId);
  const of = clients.data?.clients.find(({ id }) => id === clientId);
  if (clients.data && of === undefined && clientId !== NO_CLIENT) return <NotFound />;
  const found = accounts.data?.bankAccounts ?? [];
  return (
    <View key={clientId} title={of?.name ?? WORDS.none} actions={works && of && <Actions of={of} />}>
      <Stack gap="md">
        {accounts.isPending && <Loading />}
        <FailureNote error={accounts.error ?? clients.error} onRetry={() => accounts.refetch()} />
        {accounts.data && found.length === 0 && (
          <Text c="dimmed">
            {WORDS.accounts.none}{' '}
            {works && (
              <Anchor component={Link} href={PATHS.convert} inherit>
                {texts.review.convert}
              </Anchor>
            )}
          </Text>
        )}
        {found.length > 0 && <AccountTable accounts={found} />}
        {found.length > 0 && <MonthExport accounts={found} of={of?.name ?? ''} />}
      </Stack>
    </View>
  );
}

function Actions({ of }: { readonly of: Client }) {
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null);
  const [, go] = useLocation();
  const queries = useQueryClient();
  const close = () => setAsking(null);
  return (
    <Group gap="xs">
      <Button variant="default" size="compact-sm" onClick={() => setAsking('rename')}>
        {WORDS.rename}
      </Button>
      <Button variant="subtle" color="red" size="compact-sm" onClick={() => setAsking('remove')}>
        {WORDS.remove}
      </Button>
      <NameDialog of={of} opened={asking === 'rename'} onClose={close} />
      <Confirm
        opened={asking === 'remove'}
        title={WORDS.removeTitle}
        body={WORDS.removeBody}
        action={WORDS.remove}
        color="red"
        run={async () => {
          await ask(client.DELETE('/api/v1/clients/{clientId}', { params: { path: { clientId: of.id } } }));
          go(PATHS.clients);
          await queries.invalidateQueries({ queryKey: CLIENTS_KEY });
        }}
        onClose={close}
        onDone={focusView}
      />
    </Group>
  );
}
