import { expect, it } from 'vitest';
import { fold, foldList, joinFolded } from './fold.ts';

it.each([
  ['  Chq./Ref.No. ', 'chq ref no'],
  ['Débit', 'debit'],
  ['KSIĘGOWANIA łódź', 'ksiegowania lodz'],
  ['Größe', 'grosse'],
  ['Konto-№ 12', 'konto nr 12'],
  ['İşlem Tarihi', 'islem tarihi'],
  ['Ημερομηνία', 'ημερομηνια'],
  ['ΥΠΌΛΟΙΠΟ', 'υπολοιπο'],
  ['残 高', '残高'],
  ['お取引金額(円)', 'お取引金額円'],
  ['ﾄﾘﾋｷ', 'トリヒキ'],
  ['d’avril', 'd avril'],
  ['ม.ค.', 'มค'],
  ['เลขที่บัญชี', 'เลขทีบัญชี'],
  ['', ''],
  ['---', ''],
])('text is folded to its plain form: %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});

it('folded words are joined as the whole text is folded', () => {
  const words = ['Saldo', '(EUR)', '/', '残', '高'];
  expect(joinFolded(words.map(fold))).toBe(fold(words.join(' ')));
});

it('a list of phrases is folded as each of them is', () => {
  const phrases = ['Débit', '残 高', '', 'Chq./Ref.No.', 'İşlem', 'ม.ค.', 'd’avril'];
  expect(foldList(phrases.join('|'))).toEqual(phrases.map(fold));
});
