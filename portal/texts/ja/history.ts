/** Japanese: the view History; its table has the texts of reviews. */
import type { Texts } from '../texts.ts';

export const history = {
  title: '履歴',
} satisfies Texts['history'];
