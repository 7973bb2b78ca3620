/** The view Convert. */
import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';

export function ConvertView() {
  return <View title={texts.convert.title}>{null}</View>;
}
