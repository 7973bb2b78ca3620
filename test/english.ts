/** Sets the texts for tests of the portal, as its page does before it loads a view. */
import { expect } from 'vitest';

// tests of other parts need none
if (expect.getState().testPath?.includes('/portal/')) {
  const [{ speak }, { en }] = await Promise.all([import('../portal/texts/texts.ts'), import('../portal/texts/en.ts')]);
  speak(en);
}
