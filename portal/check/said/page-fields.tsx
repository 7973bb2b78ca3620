/** Pages of a file that are no part of a statement, those with which one begins, and those that continue one. */
import { Fieldset, Stack, TextInput } from '@mantine/core';
import { texts } from '../../texts/texts.ts';
import { listOf, pagesIn } from './page-list.ts';

const NAMES = ['excludedPages', 'startPages', 'continuePages'] as const;

type Name = (typeof NAMES)[number];
type SaidPages = Partial<Record<Name, readonly number[]>>;

/** As they are typed. */
export type TypedPages = Readonly<Record<Name, string>>;

/** Given the hints of a reading, returns its pages as they would be typed. */
export const typedPages = (hints: SaidPages | null): TypedPages => ({
  excludedPages: listOf(hints?.excludedPages ?? []),
  startPages: listOf(hints?.startPages ?? []),
  continuePages: listOf(hints?.continuePages ?? []),
});

/** Given what is typed and the number of pages there are, returns the hints; null if a field has a fault. */
export function saidPages(typed: TypedPages, pageCount: number): Partial<Record<Name, number[]>> | null {
  if (NAMES.some((name) => faultOf(name, typed, pageCount) !== null)) return null;
  const said = NAMES.map((name) => [name, pagesIn(typed[name], pageCount) ?? []] as const);
  return Object.fromEntries(said.filter(([, pages]) => pages.length > 0));
}

function faultOf(name: Name, typed: TypedPages, pageCount: number): string | null {
  const { wrong, noneLeft, beginAndContinue } = texts.said.pages;
  const pages = pagesIn(typed[name], pageCount);
  if (pages === null) return wrong(pageCount);
  if (name === 'excludedPages' && pages.length === pageCount) return noneLeft;
  const starts = pagesIn(typed.startPages, pageCount) ?? [];
  return name === 'continuePages' && pages.some((page) => starts.includes(page)) ? beginAndContinue : null;
}

interface PageFieldsProps {
  readonly pageCount: number;
  readonly typed: TypedPages;
  readonly onType: (typed: TypedPages) => void;
}

/** Nothing for a file of one page. */
export function PageFields({ pageCount, typed, onType }: PageFieldsProps) {
  const { title, labels, hints, example } = texts.said.pages;
  if (pageCount < 2) return null;
  return (
    <Fieldset legend={title}>
      <Stack gap="xs">
        {NAMES.map((name) => (
          <TextInput
            key={name}
            size="xs"
            label={labels[name]}
            description={hints[name]}
            placeholder={example}
            inputMode="numeric"
            value={typed[name]}
            onChange={({ currentTarget: { value } }) => onType({ ...typed, [name]: value })}
            error={faultOf(name, typed, pageCount)}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
