/** Asks where events go and which, for a new webhook or for one that is changed. */
import { Alert, Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask, client } from '../api/client.ts';
import { asFailure } from '../api/failure.ts';
import type { EventType, Webhook, WebhookWithSecret } from '../api/types.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { texts } from '../texts/texts.ts';

const WORDS = texts.webhooks;
const EVENTS: readonly EventType[] = ['job.completed', 'job.failed', 'credits.low'];

interface EditWebhookProps {
  /** null: nothing is shown */
  readonly editing: Webhook | 'new' | null;
  readonly onClose: () => void;
  readonly onMade: (webhook: WebhookWithSecret) => void;
  readonly onChanged: () => void;
  /** false: what was made gets the focus when it is closed */
  readonly returnFocus: boolean;
}

export function EditWebhook({ editing, onClose, returnFocus, ...outcomes }: EditWebhookProps) {
  return (
    <Modal
      opened={editing !== null}
      onClose={onClose}
      returnFocus={returnFocus}
      title={editing === 'new' ? WORDS.add : WORDS.changeTitle}
      closeButtonProps={{ 'aria-label': WORDS.cancel }}
    >
      {editing && <Form webhook={editing === 'new' ? null : editing} onClose={onClose} {...outcomes} />}
    </Modal>
  );
}

interface FormProps extends Pick<EditWebhookProps, 'onClose' | 'onMade' | 'onChanged'> {
  /** null: a new one */
  readonly webhook: Webhook | null;
}

function Form({ webhook, onClose, onMade, onChanged }: FormProps) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [events, setEvents] = useState<EventType[]>(webhook?.events ?? ['job.completed', 'job.failed']);
  const [checked, setChecked] = useState(false);
  const save = useMutation({
    mutationFn: async () => {
      const fields = { url: url.trim(), events };
      const purpose = description.trim();
      if (webhook === null) {
        const body = { ...fields, ...(purpose !== '' && { description: purpose }) };
        return onMade(await ask(client.POST('/api/v1/webhooks', { body })));
      }
      const body = { ...fields, description: purpose === '' ? null : purpose };
      const params = { path: { webhookId: webhook.id } };
      await ask(client.PATCH('/api/v1/webhooks/{webhookId}', { params, body }));
      onChanged();
    },
  });
  const isComplete = /^https?:\/\/./i.test(url.trim()) && events.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isComplete) save.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={WORDS.url}
          placeholder={WORDS.urlPlaceholder}
          type="url"
          maxLength={2048}
          data-autofocus
          value={url}
          error={checked && !/^https?:\/\/./i.test(url.trim()) ? WORDS.urlMissing : null}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <TextInput
          label={WORDS.description}
          maxLength={200}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <Checkbox.Group
          label={WORDS.events}
          value={events}
          onChange={(chosen) => setEvents(EVENTS.filter((each) => chosen.includes(each)))}
          error={checked && events.length === 0 ? WORDS.eventsMissing : null}
        >
          <Stack gap="xs" mt="xs" mb="xs">
            {EVENTS.map((event) => (
              <Checkbox key={event} value={event} label={WORDS.event[event]} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Refusal error={save.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {WORDS.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {webhook === null ? WORDS.add : WORDS.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Why the service did not take it: in the words of this form where the address or the number is at fault. */
function Refusal({ error }: { readonly error: Error | null }) {
  const failure = error && asFailure(error);
  const said =
    failure?.code === 'INVALID_REQUEST' && failure.details.field === 'url'
      ? WORDS.urlRefused
      : failure?.code === 'WEBHOOK_LIMIT_REACHED'
        ? WORDS.limit(Number(failure.details.most))
        : null;
  if (said === null) return <FailureNote error={error} />;
  return (
    <Alert role="alert" color="red" variant="light">
      {said}
    </Alert>
  );
}
