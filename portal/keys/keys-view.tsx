/** The view Keys. */

import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';

export function KeysView() {
  return <View title={texts.keys.title}>{null}</View>;
}
