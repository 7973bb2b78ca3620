/** What a list of files is limited to: a search, the result, the mark, and more on request. */
import { Button, CloseButton, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { texts } from '../texts/texts.ts';
import { type FileState, STATES } from './file-state.ts';

const WORDS = texts.review;
const MORE = ['bank', 'account', 'holder'] as const;
const DAYS = ['periodFrom', 'periodTo'] as const;
const MOST = 255;

/** Empty texts limit nothing. */
export interface Wanted {
  readonly search: string;
  readonly state: FileState | '';
  readonly checked: 'true' | 'false' | '';
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
  /** ISO 8601 */
  readonly periodFrom: string;
  readonly periodTo: string;
}

export const ALL: Wanted = {
  ...{ search: '', state: '', checked: '', bank: '', account: '', holder: '' },
  ...{ periodFrom: '', periodTo: '' },
};

interface FiltersProps {
  readonly wanted: Wanted;
  readonly onWanted: (wanted: Wanted) => void;
  /** how many files are of each state; null: not known yet */
  readonly counts: Readonly<Record<FileState | 'checked' | 'unchecked', number>> | null;
}

export function Filters({ wanted, onWanted, counts }: FiltersProps) {
  const [open, { toggle }] = useDisclosure(false);
  const set = (name: keyof Wanted, value: string) => onWanted({ ...wanted, [name]: value });
  const counted = (name: string, of: keyof NonNullable<typeof counts>) =>
    counts === null ? name : WORDS.withCount(name, counts[of]);
  return (
    <Group gap="sm" align="flex-end" role="search" aria-label={WORDS.filters.label}>
      <TextInput
        label={WORDS.filters.search}
        placeholder={WORDS.filters.placeholder}
        maxLength={MOST}
        miw={{ base: '100%', xs: 260 }}
        value={wanted.search}
        onChange={(event) => set('search', event.currentTarget.value)}
        rightSection={
          wanted.search !== '' && (
            <CloseButton size="sm" aria-label={WORDS.filters.clear} onClick={() => set('search', '')} />
          )
        }
      />
      <NativeSelect
        label={WORDS.filters.state}
        data={[
          { value: '', label: WORDS.all },
          ...STATES.map((value) => ({ value, label: counted(WORDS.states[value], value) })),
        ]}
        value={wanted.state}
        onChange={(event) => set('state', event.currentTarget.value)}
      />
      <NativeSelect
        label={WORDS.filters.checked}
        data={[
          { value: '', label: WORDS.all },
          { value: 'false', label: counted(WORDS.filters.isUnchecked, 'unchecked') },
          { value: 'true', label: counted(WORDS.filters.isChecked, 'checked') },
        ]}
        value={wanted.checked}
        onChange={(event) => set('checked', event.currentTarget.value)}
      />
      <Button variant="subtle" onClick={toggle} aria-expanded={open}>
        {open ? WORDS.filters.fewer : WORDS.filters.more}
      </Button>
      {open && (
        <Group gap="sm">
          {MORE.map((name) => (
            <TextInput
              key={name}
              label={WORDS.filters[name]}
              maxLength={MOST}
              w={150}
              value={wanted[name]}
              onChange={(event) => set(name, event.currentTarget.value)}
            />
          ))}
          {DAYS.map((name) => (
            <TextInput
              key={name}
              type="date"
              label={WORDS.filters[name]}
              w={150}
              value={wanted[name]}
              onChange={(event) => set(name, event.currentTarget.value)}
            />
          ))}
        </Group>
      )}
    </Group>
  );
}
