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

/** What opens beside a button stays on the screen: it is as high as there is room for, and scrolls. */
const WITHIN = { flip: true, shift: true, size: true };

export const theme = createTheme({
  colors: { ink, dark, red },
  primaryColor: 'ink',
  primaryShade: 7,
  defaultRadius: 'sm',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace',
  // the type scale: notes, tables and forms, text, leads, figures
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.3' },
  // the rhythm: multiples of 4 px
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.1875rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1.5rem' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.4' },
      h2: { fontSize: '1rem', lineHeight: '1.5' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.5' },
    },
  },
  // by their names: the components are loaded with the views that use them
  components: {
    // a link in a text is marked by more than its colour
    Anchor: { defaultProps: { underline: 'always' } },
    // a menu may hold nothing but its items: the first one takes the focus
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, middlewares: WITHIN } },
    Popover: { defaultProps: { middlewares: WITHIN } },
    Checkbox: { defaultProps: { radius: 'xs' } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm' } },
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
    '--ring': ink[7],
    '--mantine-color-dimmed': '#59645f',
    '--mantine-color-placeholder': '#6b7672',
    '--mantine-color-error': '#c02626',
    '--mantine-color-default-border': '#d5dcd8',
    '--mantine-color-yellow-light-color': '#7a4100',
  },
  dark: {
    '--ring': ink[4],
    // alarms are told by their words and their edge: a ground of full colour would outshine the figures
    '--mantine-color-red-light': '#3b2324',
    '--mantine-color-red-light-color': '#ffb3b3',
    '--mantine-color-yellow-light': '#38301c',
    '--mantine-color-yellow-light-color': '#f0cf8a',
    // what is chosen is brighter than its ground
    '--mantine-color-ink-light': '#25402f',
    '--mantine-color-ink-light-hover': '#2d4b39',
    '--mantine-color-ink-light-color': '#a6dcc4',
    '--mantine-color-default-border': '#3a4540',
    '--mantine-color-dimmed': '#a3aeaa',
    '--mantine-color-placeholder': '#8a9590',
    '--mantine-color-error': '#ff9c9c',
  },
});
