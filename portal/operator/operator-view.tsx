/** The view Operator. */

import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';

export function OperatorView() {
  return <View title={texts.operator.title}>{null}</View>;
}
