/** The way out of the account, for whoever is signed in. */
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { ask, client } from '../api/client.ts';
import { queryClient, SESSION_KEY } from '../api/query-client.ts';
import { texts } from '../texts/texts.ts';
import { Confirm } from '../webhooks/confirm.tsx';

const WORDS = texts.people;

/** The only owner cannot leave. */
export function Leave({ isOnlyOwner }: { readonly isOnlyOwner: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <Group>
      <Button variant="default" disabled={isOnlyOwner} onClick={() => setAsking(true)}>
        {WORDS.leave}
      </Button>
      <Confirm
        opened={asking}
        title={WORDS.leaving.title}
        body={WORDS.leaving.body}
        action={WORDS.leaving.action}
        color="red"
        run={async () => {
          await ask(client.DELETE('/api/v1/account/membership'));
          // goes on in another account, or ends
          await queryClient.refetchQueries({ queryKey: SESSION_KEY });
        }}
        onClose={() => setAsking(false)}
      />
    </Group>
  );
}
