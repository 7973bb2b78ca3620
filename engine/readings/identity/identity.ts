/** Finds who issued each statement and whose account it is; what it does not say, the file may. */
import type { Table, TokenLine } from '../../model/table.ts';
import type { LineMarks } from '../facts/line-marks.ts';
import type { Part } from '../parts/parts.ts';
import { type Holder, holderOf } from './holder/question.ts';
import { type Issuer, institutionOf } from './institution/question.ts';
import { letterheadsOf } from './letterhead.ts';

export interface Identity {
  readonly issuer: Issuer;
  readonly holder: Holder | null;
}

export function identitiesOf(
  parts: readonly Part[],
  lines: readonly TokenLine[],
  inRows: LineMarks,
  tables: readonly Table[],
): Identity[] {
  const letterheadOf = letterheadsOf(lines, inRows, tables);
  let before: Identity = { issuer: { name: null, weighed: [] }, holder: null };
  return parts.map((part) => {
    const letterhead = letterheadOf(part);
    // each of several statements has its issuer in its head, or that of the one above; its foot may name others
    const own = institutionOf(before.issuer.name === null ? letterhead : { ...letterhead, foot: [] });
    const issuer = own.name === null ? before.issuer : own;
    before = { issuer, holder: holderOf(letterhead, issuer.name) ?? before.holder };
    return before;
  });
}
