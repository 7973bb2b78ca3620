/** Tells of each statement who issued it and whose account it is: one that says nothing has what the file says elsewhere. */
import type { Row } from '../rows/types.ts';
import type { Table, TokenLine } from '../tables/types.ts';
import { holderOf } from './holder.ts';
import { institutionOf } from './institution.ts';
import { Pages } from './letterhead.ts';
import type { Part } from './parts.ts';

export interface Identity {
  readonly institution: string | null;
  readonly holder: string | null;
}

/** Given the parts of a document, its lines, rows and tables, returns the identity of each. */
export function identitiesOf(
  parts: readonly Part[],
  lines: readonly TokenLine[],
  rows: readonly Row[],
  tables: readonly Table[],
): Map<Part, Identity> {
  const pages = new Pages(lines, rows, tables);
  const identities = new Map<Part, Identity>();
  let before: Identity = { institution: null, holder: null };
  for (const part of parts) {
    const letterhead = pages.letterheadOf(part);
    const institution = institutionOf(letterhead) ?? before.institution;
    before = { institution, holder: holderOf(letterhead, institution) ?? before.holder };
    identities.set(part, before);
  }
  return identities;
}
