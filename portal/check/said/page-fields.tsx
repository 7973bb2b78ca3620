/** Pages of a file that are no part of a statement, and those with which one begins. */
import { Fieldset, Stack, TextInput } from '@mantine/core';
import { texts } from '../../texts/texts.ts';
import { listOf, pagesIn } from './page-list.ts';

const NAMES = ['excludedPages', 'startPages'] as const;

/** As they are typed. */
export type TypedPages = Readonly<Record<(typeof NAMES)[number], string>>;

/** Given the hints of a reading, returns its pages as they would be typed. */
export const typedPages = (hints: Partial<Record<(typeof NAMES)[number], readonly number[]>> | null): TypedPages => ({
  excludedPages: listOf(hints?.excludedPages ?? []),
  startPages: listOf(hints?.startPages ?? []),
});

/**
 * Given what is typed and the number of pages there are, returns the hints; null if something is no list of pages, or
 * no page is left.
 */
export function saidPages(typed: TypedPages, pageCount: number) {
  const [excludedPages, startPages] = NAMES.map((name) => pagesIn(typed[name], pageCount));
  if (!excludedPages || !startPages || excludedPages.length === pageCount) return null;
  return {
    ...(excludedPages.length > 0 && { excludedPages }),
    ...(startPages.length > 0 && { startPages }),
  };
}

interface PageFieldsProps {
  readonly pageCount: number;
  readonly typed: TypedPages;
  readonly onType: (typed: TypedPages) => void;
}

/** Nothing for a file of one page. */
export function PageFields({ pageCount, typed, onType }: PageFieldsProps) {
  const { title, labels, hints, example, wrong, noneLeft } = texts.said.pages;
  if (pageCount < 2) return null;
  const faultOf = (name: (typeof NAMES)[number]) => {
    const pages = pagesIn(typed[name], pageCount);
    if (pages === null) return wrong(pageCount);
    return name === 'excludedPages' && pages.length === pageCount && noneLeft;
  };
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
            error={faultOf(name)}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
