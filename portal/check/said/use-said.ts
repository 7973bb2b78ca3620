/** What is said of the columns of a file and was not read yet: it stays while other statements, files and views are shown. */
import { useKept } from '../../shell/kept.ts';
import type { SaidColumn } from './said-columns.ts';

/** Given a file, returns what is said of its columns, and what says something else; null: nobody says anything. */
export const useSaid = (uuid: string) => useKept<readonly SaidColumn[]>(['said-columns', uuid]);
