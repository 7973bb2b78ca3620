/** Stretches of pages that may hold rows, before their columns are known. */

import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import type { LineKind } from '../lexicon/lines/line-kind.ts';
import type { LinedPage } from '../model/line.ts';
import type { Rule } from '../model/page.ts';
import type { Column, Segment, TokenLine } from '../model/table.ts';
import { isAlone, moneyIn } from './aligned-runs/aligned-runs.ts';
import { columnRules, isRowLike } from './aligned-runs/coverage.ts';
import type { Header } from './headers/header.ts';

/** A rule between rows has at least this share of their width: shorter ones underline a figure or stand beside. */
const RULED_SHARE = 0.3;

export interface Draft {
  page: LinedPage;
  header: Header | null;
  headerLines: TokenLine[];
  title: TokenLine[];
  body: readonly TokenLine[];
  /** the head of a statement stands above it */
  opens?: boolean;
  /** it stands beside a list that goes on */
  beside?: boolean;
}

export const unheaded = (page: LinedPage, body: readonly TokenLine[]): Draft => ({
  page,
  header: null,
  headerLines: [],
  title: [],
  body,
});

/** True if the foot of a page or the top of the next states a balance that is carried over. */
export function isCarriedOn(segment: Segment | undefined, { page, body }: Draft): boolean {
  if (segment === undefined || page.number !== segment.page + 1) return false;
  return (
    kindOf(segment.body.findLast(isFigure)) === 'carried_forward' || kindOf(body.find(isFigure)) === 'brought_forward'
  );
}

/** Amounts amid sentences at the foot of a page belong to no list. */
const isFigure = (tl: TokenLine): boolean => moneyIn(tl).some((a) => isAlone(tl, a));

/** Given a line with an amount, returns what the words before that say that it is. */
function kindOf(tl: TokenLine | undefined): LineKind | null {
  const words = tl?.line.words.slice(0, tl.amounts[0].from) ?? [];
  return lineKind(words.map((w) => w.text).join(' '))?.kind ?? null;
}

/** Given a draft, returns the x of the vertical rules that bound its columns. */
export function rulesOf(d: Draft): number[] {
  if (d.page.rules.every(isHorizontal)) return [];
  const top = d.headerLines[0]?.line.box[1] ?? d.body[0]?.line.box[1] ?? 0;
  const rows = d.body.filter(isRowLike);
  const bottom = rows[rows.length - 1]?.line.box[3] ?? top;
  return columnRules(d.page.rules, top, bottom);
}

export function segmentOf(d: Draft, columns: readonly Column[]): Segment {
  const { page, headerLines: header, title, body } = d;
  return { page: page.number, columns, header, title, body, rules: rulesBetween(d) };
}

/** Given a draft, returns the horizontal rules between its rows, top to bottom. */
function rulesBetween({ page, headerLines, body }: Draft): Segment['rules'] {
  const rules = page.rules.filter(isHorizontal);
  if (rules.length === 0) return [];
  let [left, right] = [Infinity, -Infinity];
  for (const lines of [headerLines, body]) {
    for (const tl of lines) {
      if (lines === body && !isRowLike(tl)) continue;
      const { box } = tl.line;
      left = Math.min(left, box[0]);
      right = Math.max(right, box[2]);
    }
  }
  const between: Segment['rules'][number][] = [];
  for (const { box } of rules) {
    const along = Math.min(box[2], right) - Math.max(box[0], left);
    if (along >= (right - left) * RULED_SHARE) between.push({ y: (box[1] + box[3]) / 2, left: box[0] });
  }
  return between.sort(byHeight);
}

const isHorizontal = ({ horizontal }: Rule): boolean => horizontal;
const byHeight = (a: Segment['rules'][number], b: Segment['rules'][number]): number => a.y - b.y;
