/** The task `words`, and what comes of it. */
import type { PrintedWord } from '../engine/model/printed-words.ts';
import type { DocumentFault, DrawTask } from './task-types.ts';

export interface WordsTask extends Pick<DrawTask, 'path' | 'bytes' | 'passwords' | 'page'> {
  /** what a conversion read of the file; null: nothing is known */
  readonly read: string | null;
}

export type Worded =
  | { readonly ok: true; readonly words: readonly PrintedWord[] }
  | { readonly ok: false; readonly fault: DocumentFault };
