/** The view Settings. */

import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';

export function SettingsView() {
  return <View title={texts.settings.title}>{null}</View>;
}
