/** What is in the menu of the account, loaded at its first use. */
import { lazy } from 'react';

export const LazyAccount = lazy(async () => ({ default: (await import('./account.tsx')).Account }));
