/** Signs in. */

import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';

export function SignIn() {
  return <View title={texts.session.signIn.title}>{null}</View>;
}
