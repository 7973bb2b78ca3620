/** Tells a person that an account was taken from them, and in which one they are now. */
import { Alert } from '@mantine/core';
import { useState } from 'react';
import { queryClient } from '../api/query-client.ts';
import { LOST_KEY, nameOf, useSession } from '../session/session.ts';
import { texts } from '../texts/texts.ts';

export function AccountLost() {
  const { data: signedIn } = useSession();
  const [lost, setLost] = useState(() => queryClient.getQueryData<string>(LOST_KEY));
  if (lost === undefined || !signedIn) return null;
  return (
    <Alert
      role="alert"
      color="yellow"
      radius={0}
      withCloseButton
      closeButtonLabel={texts.shell.close}
      onClose={() => {
        queryClient.removeQueries({ queryKey: LOST_KEY });
        setLost(undefined);
      }}
    >
      {texts.people.lost(lost, nameOf(signedIn))}
    </Alert>
  );
}
