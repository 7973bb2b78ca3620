/** To be written. */

import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';

export function Reset() {
  return <View title={texts.session.reset.title}>{null}</View>;
}
