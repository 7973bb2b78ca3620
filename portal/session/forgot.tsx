/** To be written. */

import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';

export function Forgot() {
  return <View title={texts.session.forgot.title}>{null}</View>;
}
