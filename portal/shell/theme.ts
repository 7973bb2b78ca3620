/** The theme: green ink on quiet greys, light or dark like the system, with enough contrast for small figures. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** The ink, from a tint to the darkest. */
const ink: MantineColorsTuple = [
  '#eaf5f0',
  '#d3e9df',
  '#a8d7c6',
  '#7cc4aa',
  '#57b392',
  '#3a9c7b',
  '#288564',
  '#1f7458',
  '#175e47',
  '#0d4533',
];

/** Greys of the dark scheme, from text to the deepest background. */
const dark: MantineColorsTuple = [
  '#dfe5e2',
  '#c0c9c5',
  '#97a29d',
  '#6d7974',
  '#434d49',
  '#353e3a',
  '#28302d',
  '#1d2421',
  '#161c1a',
  '#101513',
];

/** The UI kit's reds, with a button background dark enough for white text. */
const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe3e3',
  '#ffc9c9',
  '#ffa8a8',
  '#ff8787',
  '#ff6b6b',
  '#e03131',
  '#c92a2a',
  '#b02525',
  '#961e1e',
];

export const theme = createTheme({
  colors: { ink, dark, red },
  primaryColor: 'ink',
  primaryShade: 7,
  defaultRadius: 'sm',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace',
  headings: {
    fontWeight: '650',
    sizes: { h1: { fontSize: '1.5rem', lineHeight: '1.3' }, h2: { fontSize: '1.125rem', lineHeight: '1.4' } },
  },
  // by their names: the components are loaded with the views that use them
  components: {
    // a link in a text is marked by more than its colour
    Anchor: { defaultProps: { underline: 'always' } },
    // a table that is wider than the screen can also be scrolled by the keyboard
    TableScrollContainer: { defaultProps: { scrollAreaProps: { viewportProps: { tabIndex: 0 } } } },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** The UI kit's own greys and reds are too pale for text on their background (the minimum contrast is 4.5 to 1). */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#59645f',
    '--mantine-color-placeholder': '#6b7672',
    '--mantine-color-error': '#c02626',
    '--mantine-color-default-border': '#d3dad6',
    '--mantine-color-yellow-light-color': '#7a4100',
  },
  dark: {
    '--mantine-color-dimmed': '#a3aeaa',
    '--mantine-color-placeholder': '#8a9590',
    '--mantine-color-error': '#ff9c9c',
  },
});
