/** The rules about columns of texts that describe no booking: currencies, codes, kinds, the same on each row. */
import type { Rule } from '../../evidence/question.ts';
import { ruleIf, ruleNaming } from '../../evidence/rules.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import { areCodes, areKinds, areSigns, LEAST_TEXTS } from '../../lexicon/codes.ts';
import { type ColumnRole, NOTE_ROLES, REFERRED_ROLES, type RoleOfHeading } from '../../lexicon/headings/column-role.ts';
import { columnRoles } from '../../lexicon/headings/heading-roles.ts';
import { itemAt } from '../../model/lists.ts';
import { currencyCode } from '../../money/currencies.ts';
import { areMost, MOST, runsOn, type TextColumn } from './text-column.ts';

const { certain, strong, fair, weak, faint, trace } = STRENGTH;

/** Texts are of a few kinds if no more than this share of them are different. */
const FEW = 0.5;
/** References are different on so large a share of the rows. */
const DIFFERENT = 0.8;
/** A heading with less weight may mean something else. */
const SURE = 0.75;

/** What a column of texts is for; `kept` if that stays as before. */
type TextRole = ColumnRole | 'kept';

type TextRule = Rule<TextColumn, TextRole>;
type Holds = (column: TextColumn) => boolean;

const rule = ruleNaming<TextColumn, TextRole, string>;
const suggests = (id: string, answer: ColumnRole, strength: number, holds: Holds): TextRule =>
  ruleIf(id, 'suggests', { answer, strength }, holds);

/** What a surer description beside it, and signs in it, say of a description. */
const OF_DESCRIPTION: readonly TextRule[] = [
  // a heading that may be one of kinds, above signs: "Nature", "Transaction"
  ruleIf('signs', 'states', { answer: 'type', strength: certain }, ({ role, open, texts }) => {
    return role === 'description' && open && texts.weight < SURE && areSigns(texts.dated);
  }),
  rule('other_description', 'states', strong, (column) =>
    hasSureDescription(column) ? otherThanDescription(column.texts.heading) : null,
  ),
];

const OF_CODES: readonly TextRule[] = [
  // "番号", "Nro": the number of a booking, or of its row
  suggests('numbers_of_rows', 'sequence', certain, (c) => roleOfCodes(c) === 'reference' && countsRows(c)),
  rule('codes', 'suggests', strong, (c) => (c.isCodes ? roleOfCodes(c) : null)),
  suggests('numbers_of_bookings', 'reference', strong, areReferencesOfRows),
];

/** Texts below no heading that is known. */
const UNHEADED: readonly TextRule[] = [
  suggests('currencies', 'currency', fair, (c) => hasTexts(c) && areMost(c.texts, (t) => currencyCode(t) !== null)),
  suggests('always_the_same', 'aside', weak, (c) => isFull(c) && areMost(c.texts, (t) => t === c.texts.all[0])),
  suggests('other_heading', 'aside', weak, hasOtherHeading),
  suggests('few_texts', 'type', faint, (c) => isFull(c) && c.texts.heading === '' && hasFewTexts(c)),
  rule('kinds', 'suggests', trace, (c) => {
    if (c.role !== null || c.texts.heading !== '' || !areKinds(c.texts.dated, MOST)) return null;
    return c.roles.includes('type') ? 'aside' : 'type';
  }),
];

/** All rules about columns of texts. */
export const TEXT_RULES: readonly TextRule[] = [
  ...OF_DESCRIPTION,
  ...OF_CODES,
  ...UNHEADED,
  rule('kept', 'defaults', trace, () => 'kept'),
];

function hasSureDescription({ role, roles, texts: { rows, column } }: TextColumn): boolean {
  if (role !== 'description') return false;
  return roles.some((one, i) => one === 'description' && i !== column && itemAt(rows[0].columns, i).weight >= SURE);
}

/** True for a column below a heading that nobody knows, beside a description, into which no text runs from there. */
function hasOtherHeading({ role, roles, texts: { heading, rows, column, all } }: TextColumn): boolean {
  if (role !== null || !/\p{L}/u.test(heading) || all.length < LEAST_TEXTS || !areOfFew(all)) return false;
  const described = roles.findIndex((one, i) => one === 'description' && itemAt(rows[0].columns, i).weight >= SURE);
  return described >= 0 && !rows.some((row) => runsOn(row, Math.min(described, column), Math.max(described, column)));
}

/** What a heading is if it is none of descriptions, which may be as well ("Location", "Activity"); else null. */
function otherThanDescription(heading: string): ColumnRole | null {
  const [first, ...others] = columnRoles(heading);
  const isOther = ({ role, weight }: RoleOfHeading) => NOTE_ROLES.has(role) && weight >= (first?.weight ?? 0);
  return others.find(isOther)?.role ?? null;
}

/** What a column of codes is: one is of references, if its heading is empty or its codes differ. */
function roleOfCodes({ role, roles, isCodes, texts: { heading, dated } }: TextColumn): ColumnRole | null {
  if (!isCodes) return role;
  if (roles.includes('reference')) return 'aside';
  return heading === '' || differ(dated) ? 'reference' : 'aside';
}

const countsRows = ({ texts }: TextColumn): boolean =>
  texts.weight < SURE ? countOn(texts.all) : countFromOne(texts.dated);

/** True for a column of numbers or kinds with a different code on each row, and no reference beside it. */
function areReferencesOfRows({ role, roles, texts }: TextColumn): boolean {
  if (!REFERRED_ROLES.has(role)) return false;
  const { dated, rows, column } = texts;
  if (dated.length < LEAST_TEXTS || !areCodes(dated, MOST) || !differ(dated) || countOn(dated)) return false;
  const reference = roles.indexOf('reference');
  return reference < 0 || !rows.some((row) => row.texts[column] !== '' && row.texts[reference] !== '');
}

const differ = (texts: readonly string[]): boolean => new Set(texts).size >= texts.length * DIFFERENT;

const hasTexts = ({ role, texts }: TextColumn): boolean => role === null && texts.all.length >= LEAST_TEXTS;

const isFull = (c: TextColumn): boolean => hasTexts(c) && c.texts.all.length >= c.texts.rows.length * MOST;

const areOfFew = (texts: readonly string[]): boolean => new Set(texts).size <= texts.length * FEW;
const hasFewTexts = ({ texts: { all } }: TextColumn): boolean => areOfFew(all);

/** True for numbers that count on from row to row, from one, and maybe from one again. */
function countFromOne(texts: readonly string[]): boolean {
  const goesOn = (text: string, i: number) => Number(text) === 1 || Number(text) - Number(texts[i - 1]) === 1;
  return texts.length >= LEAST_TEXTS && texts.every(goesOn);
}

/** True for numbers of which most are one more or less than the one before. */
function countOn(texts: readonly string[]): boolean {
  const counted = texts.filter((t, i) => i > 0 && Math.abs(Number(t) - Number(texts[i - 1])) === 1).length;
  return texts.length >= LEAST_TEXTS && counted >= texts.length * FEW;
}
