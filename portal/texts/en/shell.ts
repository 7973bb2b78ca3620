/** English: the frame around every view. */
import { counted } from '../counted.ts';

export const shell = {
  name: 'Ledgerize',
  claim: 'Bank and card statements in PDF to exact, proved transactions.',
  skip: 'Skip to the content',
  navigation: 'Views',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  close: 'Close',
  account: 'Account',
  reference: 'API reference',
  guides: 'Guides',
  signOut: 'Sign out',
  credits: (credits: number) => counted(credits, { one: 'credit', other: 'credits' }),
  creditsHint: 'One credit converts one page',
  appearance: 'Appearance',
  schemes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
  language: 'Language',
  loading: 'Loading …',
  title: (view: string) => `${view} · Ledgerize`,
  views: {
    convert: 'Convert',
    check: 'Check',
    history: 'History',
    keys: 'Keys',
    webhooks: 'Webhooks',
    usage: 'Usage',
    settings: 'Settings',
    operator: 'Operator',
  },
  notFound: {
    title: 'There is nothing here',
    body: 'The address may be misspelt, or what stood here is gone.',
    back: 'To Convert',
  },
  broken: {
    title: 'This view failed',
    body: 'That is a fault of ours. Load the page again; where it fails again, tell whoever runs this service what stands below.',
    unloaded: {
      title: 'This view could not be loaded',
      body: 'You may be offline, the service may be down, or there is a newer version of it. See whether you are online, and load the page again.',
    },
    reload: 'Load again',
  },
  retry: 'Try again',
  recovers: 'It is tried again by itself as soon as the service answers.',
};
