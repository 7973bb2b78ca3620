/** The types of freshness.js, for the tests. */
export function stampOf(root: string): Record<string, { mtimeMs: number; size: number; sha256: string }>;
export function freshness(root: string): 'fresh' | 'missing' | 'stale';
