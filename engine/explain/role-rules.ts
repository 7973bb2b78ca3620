/** The wording of the rules by which a column came to its role. */
import type { RoleRuleId } from '../readings/column-roles/trail.ts';

/** Rules of the readings; and what a heading says of a table without rows, and what the sums of the paper chose. */
const WORDING: Readonly<Record<RoleRuleId | 'heading_alone' | 'sums', string>> = {
  heading_alone: 'its heading',
  heading: 'its heading, and what stands below',
  dates: 'the dates in the columns',
  surest_heading: 'of several headings that say the same, the surest counts',
  markers: 'signs for money in and out stand in it',
  balance_of_sides: 'beside money in and out it follows as a balance does',
  only_side: 'the only heading of a side stands over all amounts, or beside them, or beside those of the other side',
  side_of_title: 'a side over nothing is that of the only column of money, which has no heading',
  total_with_fee: 'an amount, its fee and the total of both stand side by side: the total is booked',
  balances_follow: 'of the ways to take columns of money, that in which most balances follow',
  most_letters: 'no heading names the description: the column with the most letters',
  no_description: 'its texts are codes, kinds, currencies or all the same: they describe no booking',
  sums: 'of the ways that evidence leaves open, the paper’s own sums close with this one',
};

/** Given a rule, returns in words why it gives a column its role. */
export function wordRoleRule(rule: keyof typeof WORDING): string {
  return WORDING[rule];
}
