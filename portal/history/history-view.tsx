/** The view History. */

import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';

export function HistoryView() {
  return <View title={texts.history.title}>{null}</View>;
}
