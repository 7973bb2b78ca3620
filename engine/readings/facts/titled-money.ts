/** Finds the currency in which a title says that accounts are. */

import { TITLE_WORDS } from '../../lexicon/facts/paper-names.ts';
import { sectionSign } from '../../lexicon/lines/sections.ts';
import { unitOfAmounts } from '../../lexicon/lines/units.ts';
import { pattern } from '../../lexicon/phrases/pattern.ts';
import { onlyOf } from '../../model/lists.ts';
import { currenciesOfSymbol, currencyOfName } from '../../money/currencies.ts';

const NAMES_ACCOUNTS = pattern('iu')`(?<!\p{L})(?:accounts?|statement|konten|kontoauszug|comptes?|relevé|cuentas?
  |estado de cuenta|contas?|conti|conto|rekeningen|afschrift|amounts|figures|beträge|montants|importes|valores|importi
  |bedragen|kwoty|belopp)(?!\p{L})`;
const IN_MONEY = /^(.*\S)\s(?:in|en|em|w|v|i)\s(\p{L}{4,}|\S{0,3}\p{Sc})$/iu;
/** Words of a currency's name at the begin of a title, at the least: "Dollar Account" may be of any dollars. */
const LEAST_NAME = 2;
const LONGEST_NAME = 3;

/**
 * Given a title, returns the currency that it names for accounts, "Synthèse de vos comptes en euros", or for all
 * amounts, "All amounts in pounds sterling"; or null.
 */
export function titledMoney(title: string): string | null {
  const named = currencyOfName(unitOfAmounts(title) ?? '');
  if (named !== null) return named;
  const [, before = '', name = ''] = IN_MONEY.exec(title) ?? [];
  if (!NAMES_ACCOUNTS.test(before) || sectionSign(before)?.sign) return null;
  return currencyOfName(name) ?? onlyOf(currenciesOfSymbol(name));
}

/**
 * Given the title of one account, returns the currency with which it begins, "US Dollar Business Account", or ends
 * behind a dash, "Activity in your account - Canadian dollars (continued)"; or null.
 */
export function moneyOfTitle(title: string): string | null {
  const [, account = '', name = ''] = MONEY_BEHIND.exec(title) ?? [];
  const behind = NAMES_ACCOUNTS.test(account) ? currencyOfName(name) : null;
  if (behind !== null) return behind;
  const words = title.split(' ').filter((word) => LETTER.test(word));
  if (words.length > TITLE_WORDS) return null;
  for (let to = LONGEST_NAME; to >= LEAST_NAME; to--) {
    const code = currencyOfName(words.slice(0, to).join(' '));
    if (code !== null) return NAMES_ACCOUNTS.test(words.slice(to).join(' ')) ? code : null;
  }
  return null;
}

/** A name of several words: "Account - Dollar" may be of any dollars. */
const MONEY_BEHIND = /^(.*\S)\s[-–—|:]\s(\S+\s\S.*?)(?:\s\([^()]*\))?$/u;
const LETTER = /\p{L}/u;
