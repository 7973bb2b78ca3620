/** Finds the currency in which a title says that accounts are. */

import { sectionSign } from '../../lexicon/lines/sections.ts';
import { pattern } from '../../lexicon/phrases/pattern.ts';
import { currencyOfName } from '../../money/currencies.ts';

const NAMES_ACCOUNTS = pattern('iu')`(?<!\p{L})(?:accounts?|statement|konten|kontoauszug|comptes?|relevé|cuentas?
  |estado de cuenta|contas?|conti|conto|rekeningen|afschrift)(?!\p{L})`;
const IN_MONEY = /^(.*\S)\s(?:in|en|em|w|v|i)\s(\p{L}{4,})$/iu;

/** Given a title, returns the currency that it names for accounts: "Synthèse de vos comptes en euros"; or null. */
export function titledMoney(title: string): string | null {
  const [, before = '', name = ''] = IN_MONEY.exec(title) ?? [];
  return NAMES_ACCOUNTS.test(before) && !sectionSign(before)?.sign ? currencyOfName(name) : null;
}
