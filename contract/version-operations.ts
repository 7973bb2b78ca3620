/** The calls on the versions of a file's reading. */
import { IDEMPOTENT, type Operation } from './operation.ts';
import { Preview, PreviewRequest, Version, VersionList, VersionName, VersionRequest } from './versions.ts';

const UNFIT = ['FILE_NOT_FOUND', 'VERSION_NOT_FOUND', 'VERSION_CHANGED', 'RESULT_EXPIRED'] as const;

export const VERSION_OPERATIONS = {
  listVersions: {
    method: 'GET',
    path: '/files/{uuid}/versions',
    tag: 'Conversions',
    summary: "List the versions of a file's reading, newest first",
    description:
      'Each conversion of the file is a version, and so are each correction and each reading again. Results show the newest of these that was made after their conversion; `fileVersion` of a result names another one.',
    success: { status: 200, body: VersionList },
    errors: ['FILE_NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
  makeVersion: {
    method: 'POST',
    path: '/files/{uuid}/versions',
    tag: 'Conversions',
    summary: "Correct a file's reading, or restore an earlier version of it",
    description:
      'Makes a version with changed rows, or with the contents of an earlier one, which results of the file show from then on. `basedOn` is the current version: if somebody made another one meanwhile, nothing is changed (409 `VERSION_CHANGED`). A statement with corrected amounts is `verified` only if figures that nobody entered prove each of them, by two sums.',
    requestHeaders: ['Idempotency-Key'],
    body: { shape: VersionRequest, types: ['application/json'] },
    success: { status: 201, body: Version, headers: ['Idempotency-Replayed'] },
    errors: [...UNFIT, ...IDEMPOTENT],
    failure: 'INTERNAL_ERROR',
  },
  renameVersion: {
    method: 'PATCH',
    path: '/files/{uuid}/versions/{version}',
    tag: 'Conversions',
    summary: 'Name a version, or take its name away',
    description: 'A name says what the version is, and changes nothing else.',
    body: { shape: VersionName, types: ['application/json'] },
    success: { status: 200, body: Version },
    errors: ['FILE_NOT_FOUND', 'VERSION_NOT_FOUND', 'RESULT_EXPIRED'],
    failure: 'INTERNAL_ERROR',
  },
  previewVersion: {
    method: 'POST',
    path: '/files/{uuid}/versions/preview',
    tag: 'Conversions',
    summary: 'See what changes would prove',
    description: 'Answers the statements of the file as they would be with the changes, and keeps nothing.',
    body: { shape: PreviewRequest, types: ['application/json'] },
    success: { status: 200, body: Preview },
    errors: [...UNFIT],
    failure: 'INTERNAL_ERROR',
  },
} as const satisfies Record<string, Operation>;
