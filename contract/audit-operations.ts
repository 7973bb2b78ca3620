/** The call that lists the audit log. */
import { AuditList, AuditQuery } from './audit.ts';
import type { Operation } from './operation.ts';

export const AUDIT_OPERATIONS = {
  getAudit: {
    method: 'GET',
    path: '/audit',
    tag: 'Account',
    scopes: ['manage'],
    summary: 'List who made, saw, changed, exported and deleted what, newest first',
    description:
      'Returns a page of the audit log of the account, which only grows. `object` finds the entries about one file, job, key or webhook. Each entry has the hash of the one before it in its own. Operators see the log of any account by `account`.',
    query: AuditQuery,
    success: { status: 200, body: AuditList },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
} as const satisfies Record<string, Operation>;
