/** To be written. */

import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';

export function Claim() {
  return <View title={texts.session.claim.title}>{null}</View>;
}
