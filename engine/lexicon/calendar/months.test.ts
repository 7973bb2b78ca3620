import { expect, it } from 'vitest';
import { fold } from '../phrases/fold.ts';
import { monthOfName } from './months.ts';

it.each([
  [
    1,
    'January Jan Januar Jän janvier enero gennaio styczeń stycznia leden január ianuarie януари ιανουάριος Ιαν tammikuu Ocak',
  ],
  [2, 'Feb février febrero luty únor лютий Şub helmikuu'],
  [3, 'Mar Mrz März mars marzo mrt marzec březen Mac'],
  [4, 'Apr avr. abril kwi duben huhti Nis'],
  [5, 'May Mai mayo maj květen touko maggio'],
  [6, 'June juin giu czerwiec červen kesä Haz'],
  [7, 'July juil. lug lipiec červenec heinä Tem'],
  [8, 'Aug août ago sierpień srpen elo Ağu Ogos'],
  [9, 'Sept Sep Set września září syys Eyl'],
  [10, 'Oct Okt Out październik říjen loka Eki'],
  [11, 'Nov listopad marras Kas'],
  [12, 'Dec Dez Dic déc. grudzień prosinec joulu Ara'],
])('month %i has many names: %s', (month, names) => {
  for (const name of names.split(' ')) expect(monthOfName(fold(name)), name).toBe(month);
});

it.each(['sen', 'de', 'total', 'mon', ''])('%s is not a month', (word) => {
  expect(monthOfName(word)).toBeNull();
});
