/** The view Clients: all clients with the number of their files, and to which of them other files may belong. */
import { Anchor, Button, Stack, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, useLocation } from 'wouter';
import { day } from '../formats/dates.ts';
import { count } from '../formats/numbers.ts';
import { clientPath } from '../paths.ts';
import { useMay } from '../session/role.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { Loading } from '../shell/loading.tsx';
import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { NO_CLIENT, useClients } from './clients.ts';
import { HolderOffers } from './holder-offers.tsx';
import { ExportOfAll } from './month-export.tsx';
import { NameDialog } from './name-dialog.tsx';
import { Suggestions } from './suggestions.tsx';

const WORDS = texts.clients;

export function ClientsView() {
  const clients = useClients();
  const [opened, dialog] = useDisclosure(false);
  const works = useMay('work');
  const [, go] = useLocation();
  const all = clients.data?.clients ?? [];
  const free = clients.data?.filesWithoutClient ?? 0;
  return (
    <View title={WORDS.title} actions={works && <Button onClick={dialog.open}>{WORDS.add}</Button>}>
      <Stack gap="md">
        <Text c="dimmed" maw={640}>
          {WORDS.body}
        </Text>
        {works && <Suggestions />}
        {works && <HolderOffers />}
        {clients.isPending && <Loading />}
        <FailureNote error={clients.error} onRetry={() => clients.refetch()} />
        {works && clients.data && all.length === 0 && <Text c="dimmed">{WORDS.empty}</Text>}
        {all.length + free > 0 && (
          <Table aria-label={WORDS.list} highlightOnHover maw="56rem">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{WORDS.columns.name}</Table.Th>
                <Table.Th ta="end">{WORDS.columns.files}</Table.Th>
                <Table.Th ta="end" visibleFrom="xs">
                  {WORDS.columns.since}
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {all.map(({ id, name, files, createdAt }) => (
                <Row key={id} id={id} name={name} files={files} since={day(createdAt)} />
              ))}
              {free > 0 && <Row id={NO_CLIENT} name={WORDS.none} files={free} since="" />}
            </Table.Tbody>
          </Table>
        )}
        <ExportOfAll />
      </Stack>
      <NameDialog opened={opened} onClose={dialog.close} onSaved={({ id }) => go(clientPath(id))} />
    </View>
  );
}

interface RowProps {
  readonly id: string;
  readonly name: string;
  readonly files: number;
  readonly since: string;
}

function Row({ id, name, files, since }: RowProps) {
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <Anchor
          component={Link}
          href={clientPath(id)}
          inherit
          className="quiet"
          c={id === NO_CLIENT ? 'dimmed' : undefined}
        >
          {name}
        </Anchor>
      </Table.Td>
      <Table.Td ta="end" className="figures">
        {count(files)}
      </Table.Td>
      <Table.Td ta="end" visibleFrom="xs">
        {since}
      </Table.Td>
    </Table.Tr>
  );
}
