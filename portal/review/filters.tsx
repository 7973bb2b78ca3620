/** What a list of files is limited to: a search, the result, the marks, and more on request. */
import { Button, CloseButton, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { NO_CLIENT, useClients } from '../clients/clients.ts';
import { texts } from '../texts/texts.ts';
import { type FileState, STATES } from './file-state.ts';
import classes from './review.module.css';
import { MOST_LETTERS, type Wanted } from './wanted.ts';

const WORDS = texts.review;
const MORE = ['bank', 'account', 'holder'] as const;
const DAYS = ['periodFrom', 'periodTo'] as const;
const FLAGS = [
  {
    name: 'checked',
    no: { text: 'isUnchecked', count: 'unchecked' },
    yes: { text: 'isChecked', count: 'checked' },
  },
  {
    name: 'exported',
    no: { text: 'isUnexported', count: 'unexported' },
    yes: { text: 'isExported', count: 'exported' },
  },
] as const;

interface FiltersProps {
  readonly wanted: Wanted;
  readonly onWanted: (wanted: Wanted) => void;
  /** how many files are of each state; null: not known yet */
  readonly counts: Readonly<Record<FileState | 'checked' | 'unchecked' | 'exported' | 'unexported', number>> | null;
}

export function Filters({ wanted, onWanted, counts }: FiltersProps) {
  const [open, { toggle }] = useDisclosure([...MORE, ...DAYS].some((name) => wanted[name] !== ''));
  const set = (name: keyof Wanted, value: string) => onWanted({ ...wanted, [name]: value });
  const counted = (name: string, of: keyof NonNullable<typeof counts>) =>
    counts === null ? name : WORDS.withCount(name, counts[of]);
  return (
    <Group gap="sm" align="flex-end" role="search" aria-label={WORDS.filters.label} className={classes.filters}>
      <TextInput
        label={WORDS.filters.search}
        placeholder={WORDS.filters.placeholder}
        maxLength={MOST_LETTERS}
        miw={{ base: '100%', xs: 260 }}
        value={wanted.search}
        onChange={(event) => set('search', event.currentTarget.value)}
        rightSection={
          wanted.search !== '' && (
            <CloseButton size="sm" aria-label={WORDS.filters.clear} onClick={() => set('search', '')} />
          )
        }
      />
      <ClientFilter value={wanted.client} onChange={(client) => set('client', client)} />
      <NativeSelect
        label={WORDS.filters.state}
        data={[
          { value: '', label: WORDS.all },
          ...STATES.map((value) => ({ value, label: counted(WORDS.states[value], value) })),
        ]}
        value={wanted.state}
        onChange={(event) => set('state', event.currentTarget.value)}
      />
      {FLAGS.map(({ name, no, yes }) => (
        <NativeSelect
          key={name}
          label={WORDS.filters[name]}
          data={[
            { value: '', label: WORDS.all },
            { value: 'false', label: counted(WORDS.filters[no.text], no.count) },
            { value: 'true', label: counted(WORDS.filters[yes.text], yes.count) },
          ]}
          value={wanted[name]}
          onChange={(event) => set(name, event.currentTarget.value)}
        />
      ))}
      <Button variant="subtle" onClick={toggle} aria-expanded={open}>
        {open ? WORDS.filters.fewer : WORDS.filters.more}
      </Button>
      {open && (
        <Group gap="sm" className={classes.more}>
          {MORE.map((name) => (
            <TextInput
              key={name}
              label={WORDS.filters[name]}
              maxLength={MOST_LETTERS}
              value={wanted[name]}
              onChange={(event) => set(name, event.currentTarget.value)}
            />
          ))}
          {DAYS.map((name) => (
            <TextInput
              key={name}
              type="date"
              label={WORDS.filters[name]}
              value={wanted[name]}
              onChange={(event) => set(name, event.currentTarget.value)}
            />
          ))}
        </Group>
      )}
    </Group>
  );
}

interface ClientFilterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Nothing while there are no clients. */
function ClientFilter({ value, onChange }: ClientFilterProps) {
  const clients = useClients().data?.clients;
  // an address may name one that was deleted
  const isGone =
    clients !== undefined && value !== '' && value !== NO_CLIENT && !clients.some(({ id }) => id === value);
  useEffect(() => {
    if (isGone) onChange('');
  });
  if (clients === undefined || (clients.length === 0 && value === '')) return null;
  return (
    <NativeSelect
      label={texts.clients.choose}
      maw="14rem"
      data={[
        { value: '', label: WORDS.all },
        ...clients.map(({ id, name }) => ({ value: id, label: name })),
        { value: NO_CLIENT, label: texts.clients.none },
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
