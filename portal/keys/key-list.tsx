/** The keys of an account, working ones first, each with a button to revoke it. */
import { Anchor, Badge, Button, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ask, client } from '../api/client.ts';
import type { ApiKey } from '../api/types.ts';
import { day, instant } from '../formats/dates.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';
import { KEYS_KEY } from './keys.ts';

const WORDS = texts.keys;

export function KeyList({ keys }: { readonly keys: readonly ApiKey[] }) {
  const [showRevoked, setShowRevoked] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const now = Date.now();
  const working = keys.filter((key) => works(key, now));
  const revoked = keys.filter((key) => !works(key, now));
  const shown = showRevoked ? [...working, ...revoked] : working;
  return (
    <Stack gap="sm" ref={list} tabIndex={-1}>
      {shown.length === 0 ? (
        <Text c="dimmed">{WORDS.empty}</Text>
      ) : (
        <Table.ScrollContainer minWidth={320}>
          <Table verticalSpacing="xs" aria-label={WORDS.list}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{WORDS.columns.name}</Table.Th>
                <Table.Th>{WORDS.columns.key}</Table.Th>
                <Table.Th visibleFrom="sm">{WORDS.columns.created}</Table.Th>
                <Table.Th>{WORDS.columns.scope}</Table.Th>
                <Table.Th visibleFrom="xs">{WORDS.columns.lastUsed}</Table.Th>
                <Table.Th visibleFrom="sm">{WORDS.columns.ends}</Table.Th>
                <Table.Th>{WORDS.columns.state}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map((key) => (
                <Table.Tr key={key.id}>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>{key.name}</Table.Td>
                  <Table.Td ff="monospace">{WORDS.ending(key.lastFour)}</Table.Td>
                  <Table.Td visibleFrom="sm">{day(key.createdAt)}</Table.Td>
                  <Table.Td>
                    <Group gap="xs">
                      {WORDS.scopes[key.scope].label}
                      {key.test && <Badge variant="light">{WORDS.isTest}</Badge>}
                    </Group>
                  </Table.Td>
                  <Table.Td visibleFrom="xs">
                    {key.lastUsedAt === null ? WORDS.never : instant(key.lastUsedAt)}
                  </Table.Td>
                  <Table.Td visibleFrom="sm">{key.expiresAt === null ? WORDS.noEnd : instant(key.expiresAt)}</Table.Td>
                  <Table.Td>
                    {works(key, now) ? (
                      <Button
                        size="compact-xs"
                        color="red"
                        variant="subtle"
                        aria-label={WORDS.revokeKey(key.name)}
                        onClick={() => setRevoking(key)}
                      >
                        {WORDS.revoke}
                      </Button>
                    ) : (
                      <Badge variant="default">{endOf(key)}</Badge>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {revoked.length > 0 && (
        <Anchor component="button" type="button" size="sm" onClick={() => setShowRevoked(!showRevoked)}>
          {showRevoked ? WORDS.hideRevoked : WORDS.showRevoked(revoked.length)}
        </Anchor>
      )}
      <Revoke apiKey={revoking} onClose={() => setRevoking(null)} onRevoked={() => list.current?.focus()} />
    </Stack>
  );
}

/** Whether a key works: it is neither revoked nor has it ended. */
function works({ revokedAt, expiresAt }: ApiKey, now: number): boolean {
  return revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now);
}

/** How a key that does not work ended. */
function endOf({ revokedAt, expiresAt }: ApiKey): string {
  if (revokedAt !== null) return WORDS.revoked(day(revokedAt));
  return expiresAt === null ? WORDS.works : WORDS.ended(day(expiresAt));
}

interface RevokeProps {
  readonly apiKey: ApiKey | null;
  readonly onClose: () => void;
  /** called after it is closed: the button that had the focus is gone with its key */
  readonly onRevoked: () => void;
}

function Revoke({ apiKey, onClose, onRevoked }: RevokeProps) {
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: (keyId: string) => ask(client.DELETE('/api/v1/keys/{keyId}', { params: { path: { keyId } } })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: KEYS_KEY });
      onClose();
    },
  });
  return (
    <Modal
      opened={apiKey !== null}
      onClose={onClose}
      onExitTransitionEnd={() => {
        if (revoke.isSuccess) onRevoked();
        revoke.reset();
      }}
      title={WORDS.revokeTitle(apiKey?.name ?? '')}
      closeButtonProps={{ 'aria-label': WORDS.cancel }}
    >
      <Stack gap="md">
        <Text size="sm">{WORDS.revokeBody}</Text>
        <FailureNote error={revoke.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {WORDS.cancel}
          </Button>
          <Button color="red" loading={revoke.isPending} onClick={() => apiKey && revoke.mutate(apiKey.id)}>
            {WORDS.revoke}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
