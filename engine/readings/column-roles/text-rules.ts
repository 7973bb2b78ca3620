/**
 * The rules about columns of texts that describe no booking: those of currencies, codes, kinds, or the same on each
 * row.
 */
import type { Level, Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import { areCodes, areKinds, areSigns, LEAST_TEXTS } from '../../lexicon/codes.ts';
import type { ColumnRole, RoleOfHeading } from '../../lexicon/headings/column-role.ts';
import { columnRoles } from '../../lexicon/headings/heading-roles.ts';
import { currencyCode } from '../../money/currencies.ts';
import { MOST, type TextColumn } from './text-column.ts';

const { certain, strong, fair, weak, faint, trace } = STRENGTH;

/** Texts that say the same again so often are of a few kinds. */
const FEW = 0.5;
/** So large a share of references are those of one row. */
const DIFFERENT = 0.8;
/** A heading that says less surely what it is for. */
const SURE = 0.75;

/** What a column of texts is for; `kept` where it stays what it was before. */
type TextRole = ColumnRole | 'kept';

type RoleOf = (column: TextColumn) => ColumnRole | null;
type TextRule = Rule<TextColumn, TextRole>;

function rule(id: string, level: Level, strength: number, roleOf: RoleOf): TextRule {
  return {
    id,
    level,
    find: (column) => {
      const answer = roleOf(column);
      return answer === null ? null : { answer, strength };
    },
  };
}

const only =
  (holds: (column: TextColumn) => boolean, role: ColumnRole): RoleOf =>
  (column) =>
    holds(column) ? role : null;

/** What is said of a description by a surer one beside it, and by signs in it. */
const OF_DESCRIPTION: readonly TextRule[] = [
  // a heading that may be one of kinds, above signs: "Nature", "Transaction"
  rule(
    'signs',
    'states',
    certain,
    only(
      ({ role, open, texts }) => role === 'description' && open && texts.weight < SURE && areSigns(texts.dated),
      'type',
    ),
  ),
  rule('other_description', 'states', strong, (column) =>
    hasSureDescription(column) ? otherThanDescription(column.texts.heading) : null,
  ),
];

/** Codes and numbers. */
const OF_CODES: readonly TextRule[] = [
  // "番号", "Nro": the number of a booking, or of its row
  rule(
    'numbers_of_rows',
    'suggests',
    certain,
    only((c) => roleOfCodes(c) === 'reference' && countsRows(c), 'sequence'),
  ),
  rule('codes', 'suggests', strong, (c) => (c.isCodes ? roleOfCodes(c) : null)),
  rule('numbers_of_bookings', 'suggests', strong, only(areReferencesOfRows, 'reference')),
];

/** Texts below no heading that is known. */
const UNHEADED: readonly TextRule[] = [
  rule(
    'currencies',
    'suggests',
    fair,
    only((c) => hasTexts(c) && c.texts.isMost((t) => currencyCode(t) !== null), 'currency'),
  ),
  rule(
    'always_the_same',
    'suggests',
    weak,
    only((c) => isFull(c) && c.texts.isMost((t) => t === c.texts.all[0]), 'aside'),
  ),
  rule(
    'few_texts',
    'suggests',
    faint,
    only((c) => isFull(c) && c.texts.heading === '' && hasFewTexts(c), 'type'),
  ),
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
  { id: 'kept', level: 'defaults', find: () => ({ answer: 'kept', strength: trace }) },
];

/** True for a description beside another one with a sure heading. */
function hasSureDescription({ role, roles, texts: { rows, column } }: TextColumn): boolean {
  if (role !== 'description') return false;
  return roles.some((one, i) => one === 'description' && i !== column && rows[0].columns[i].weight >= SURE);
}

/**
 * Given a heading that may be of a description or as well of what is none ("Location", "Activity"), returns what it is
 * then; else null.
 */
function otherThanDescription(heading: string): ColumnRole | null {
  const [first, ...others] = columnRoles(heading);
  const isOther = ({ role, weight }: RoleOfHeading) => (role === 'aside' || role === 'type') && weight >= first.weight;
  return others.find(isOther)?.role ?? null;
}

/**
 * Given a column, returns what it is where it holds codes: below an unknown heading only those that differ from row to
 * row are references, of one column.
 */
function roleOfCodes({ role, roles, isCodes, texts: { heading, dated } }: TextColumn): ColumnRole | null {
  if (!isCodes) return role;
  if (roles.includes('reference')) return 'aside';
  return heading === '' || differ(dated) ? 'reference' : 'aside';
}

/** True for numbers that count rows; below a sure heading of references, only those that begin with one. */
function countsRows({ texts }: TextColumn): boolean {
  return texts.weight < SURE ? countOn(texts.all) : countFromOne(texts.dated);
}

/**
 * True for a number or a kind by its heading, where it holds other codes on each row, and no reference stands beside
 * it.
 */
function areReferencesOfRows({ role, roles, texts }: TextColumn): boolean {
  if (role !== 'sequence' && role !== 'type') return false;
  const { dated, rows, column } = texts;
  if (dated.length < LEAST_TEXTS || !areCodes(dated, MOST) || !differ(dated) || countOn(dated)) return false;
  const reference = roles.indexOf('reference');
  return reference < 0 || !rows.some((row) => row.texts[column] !== '' && row.texts[reference] !== '');
}

const differ = (texts: readonly string[]): boolean => new Set(texts).size >= texts.length * DIFFERENT;

/** True for texts enough of a column that has no role yet. */
const hasTexts = ({ role, texts }: TextColumn): boolean => role === null && texts.all.length >= LEAST_TEXTS;

/** The same, on most rows. */
const isFull = (c: TextColumn): boolean => hasTexts(c) && c.texts.all.length >= c.texts.rows.length * MOST;

const hasFewTexts = ({ texts: { all } }: TextColumn): boolean => new Set(all).size <= all.length * FEW;

/** True for numbers that begin with one, here and there anew, and go on from row to row. */
function countFromOne(texts: readonly string[]): boolean {
  const goesOn = (text: string, i: number) => Number(text) === 1 || Number(text) - Number(texts[i - 1]) === 1;
  return texts.length >= LEAST_TEXTS && texts.every(goesOn);
}

/** True for numbers that mostly are one more or less than the one before. */
function countOn(texts: readonly string[]): boolean {
  const counted = texts.filter((t, i) => i > 0 && Math.abs(Number(t) - Number(texts[i - 1])) === 1).length;
  return texts.length >= LEAST_TEXTS && counted >= texts.length * FEW;
}
