/** To be written. */

import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';

export function SignUp() {
  return <View title={texts.session.signUp.title}>{null}</View>;
}
