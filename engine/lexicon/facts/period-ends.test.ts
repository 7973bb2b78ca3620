import { expect, it } from 'vitest';
import { periodEnd } from './period-ends.ts';

it.each([
  ['start', 'From date|自|期間（自）|照会開始日|起日|조회시작일|الفترة من'],
  ['end', 'To date|至|期間（至）|照会終了日|迄日|조회종료일|الفترة إلى'],
])('the %s of a period has names in many languages', (end, labels) => {
  expect(labels.split('|').map(periodEnd)).toEqual(labels.split('|').map(() => end));
});
