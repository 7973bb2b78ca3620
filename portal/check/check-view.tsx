/** The view Check. */

import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';

export function CheckView() {
  return <View title={texts.check.title}>{null}</View>;
}
