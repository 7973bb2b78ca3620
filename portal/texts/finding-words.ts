/** The shape of the texts for findings by code, which is the same in every language. */
import type { Difference, Finding } from '../api/types.ts';

export type FindingWords = { readonly [F in Finding as F['code']]: (params: F['params']) => string };
export type DifferenceWords = { readonly [D in Difference as D['code']]: (params: D['params']) => string };
