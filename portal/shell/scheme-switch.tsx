/** Light, dark, or the system's scheme; the browser stores the choice. */
import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { texts } from '../texts/texts.ts';

const SCHEMES = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[];

export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label={texts.shell.appearance}
      size="xs"
      fullWidth
      value={colorScheme}
      onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
      data={SCHEMES.map((scheme) => ({ value: scheme, label: texts.shell.schemes[scheme] }))}
    />
  );
}
