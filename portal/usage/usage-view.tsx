/** The view Usage. */

import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';

export function UsageView() {
  return <View title={texts.usage.title}>{null}</View>;
}
