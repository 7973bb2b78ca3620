/** The call that marks readings of files as checked. */
import type { Operation } from './operation.ts';
import { CheckAnswer, CheckRequest } from './readings.ts';

export const READING_OPERATIONS = {
  checkFiles: {
    method: 'POST',
    path: '/checks',
    tag: 'Conversions',
    summary: 'Mark readings of files as checked by a person',
    description:
      'Of the files that it names, or of all whose reading is `verified`. A mark belongs to the version that was looked at, and counts until another one is made, by a correction or a conversion. `checked: false` takes marks away.',
    body: { shape: CheckRequest, types: ['application/json'] },
    success: { status: 200, body: CheckAnswer },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
} as const satisfies Record<string, Operation>;
