/** Japanese: how long something is kept. */
import { spansOf } from '../spans.ts';

export const timeOf = spansOf({
  day: { other: '日間' },
  hour: { other: '時間' },
  minute: { other: '分間' },
  second: { other: '秒間' },
});
