/** Lets the user choose to be notified by the browser when conversions are done; only a click on it asks for leave. */
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../texts/texts.ts';
import { canNotify, useNotify } from './tell-done.ts';

const WORDS = texts.convert.notify;

export function NotifySwitch() {
  const [wanted, want] = useNotify();
  const [refused, setRefused] = useState(false);
  if (!canNotify()) return null;
  const change = async (on: boolean) => {
    const allowed = on && (await Notification.requestPermission()) === 'granted';
    setRefused(on && !allowed);
    want(allowed);
  };
  return (
    <Switch
      size="sm"
      label={WORDS.label}
      error={refused ? WORDS.refused : undefined}
      checked={wanted}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}
