/**
 * The table of the portal's own calls: sign-in, the account's keys and usage, pictures of pages, an operator's
 * settings.
 */
import { AUDIT_OPERATIONS } from '../audit-operations.ts';
import type { Operation } from '../operation.ts';
import { CreatedKey, CreateKeyRequest, KeyList } from './keys.ts';
import { MEMBER_OPERATIONS } from './member-operations.ts';
import { CreditsRequest, LimitsRequest, OperatedAccount, OperatedAccounts, OperatedAccountsQuery } from './operator.ts';
import { PageQuery } from './pages.ts';
import {
  ChangePasswordRequest,
  ForgottenPasswordRequest,
  ResetPasswordRequest,
  SessionList,
  SignedIn,
  SignInRequest,
} from './session.ts';
import { SIGN_UP_OPERATIONS } from './sign-up-operations.ts';
import { Ledger, LedgerQuery, UsageDays, UsageQuery } from './usage.ts';
import { PageWords } from './words.ts';

const JSON_ONLY = ['application/json'] as const;

export const PORTAL_OPERATIONS = {
  ...SIGN_UP_OPERATIONS,
  signIn: {
    method: 'POST',
    path: '/portal/session',
    tag: 'Portal',
    access: 'anyone',
    summary: 'Sign in',
    description:
      'Sets a cookie that stands in for a key on every call of this interface, from pages of this service alone. Trying passwords is slowed.',
    body: { shape: SignInRequest, types: JSON_ONLY },
    success: { status: 201, body: SignedIn, headers: ['Set-Cookie'] },
    errors: ['SIGN_IN_FAILED', 'NO_ACCOUNT'],
    failure: 'INTERNAL_ERROR',
  },
  getSession: {
    method: 'GET',
    path: '/portal/session',
    tag: 'Portal',
    access: 'user',
    summary: 'Who is signed in',
    description: 'Returns the user and the session of the cookie.',
    success: { status: 200, body: SignedIn },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  signOut: {
    method: 'DELETE',
    path: '/portal/session',
    tag: 'Portal',
    access: 'user',
    summary: 'Sign out',
    description: 'Ends the session of the cookie, and removes the cookie.',
    success: { status: 204, body: null, headers: ['Set-Cookie'] },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  listSessions: {
    method: 'GET',
    path: '/portal/sessions',
    tag: 'Portal',
    access: 'user',
    summary: 'Where the user is signed in',
    description: 'Returns every session of the user that has not ended, with its browser and its address.',
    success: { status: 200, body: SessionList },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/portal/sessions',
    tag: 'Portal',
    access: 'user',
    summary: 'Sign out everywhere but here',
    description: 'Ends every session of the user but the one that makes the call.',
    success: { status: 204, body: null },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  endSession: {
    method: 'DELETE',
    path: '/portal/sessions/{sessionId}',
    tag: 'Portal',
    access: 'user',
    summary: 'End one session',
    description: 'Ends a session of the user, such as that of a lost device. Its next request answers 401.',
    success: { status: 204, body: null },
    errors: ['NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
  changePassword: {
    method: 'POST',
    path: '/portal/password',
    tag: 'Portal',
    access: 'user',
    summary: 'Change the password; all other sessions end',
    description: 'Needs the current password. The session that makes the call goes on with a new cookie.',
    body: { shape: ChangePasswordRequest, types: JSON_ONLY },
    success: { status: 204, body: null, headers: ['Set-Cookie'] },
    errors: ['SIGN_IN_FAILED'],
    failure: 'INTERNAL_ERROR',
  },
  forgotPassword: {
    method: 'POST',
    path: '/portal/password/forgotten',
    tag: 'Portal',
    access: 'anyone',
    summary: 'Have a link mailed that sets a new password',
    description:
      'Answers alike whether or not the address is known. Where the service sends no mail, its operator makes such a link by `ledgerize users reset`.',
    body: { shape: ForgottenPasswordRequest, types: JSON_ONLY },
    success: { status: 202, body: null },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  resetPassword: {
    method: 'POST',
    path: '/portal/password/reset',
    tag: 'Portal',
    access: 'anyone',
    summary: 'Set a new password with the link that was mailed; all sessions end',
    description: 'Takes the token of the link. A link works once, and for a limited time.',
    body: { shape: ResetPasswordRequest, types: JSON_ONLY },
    success: { status: 204, body: null },
    errors: ['LINK_INVALID'],
    failure: 'INTERNAL_ERROR',
  },
  listKeys: {
    method: 'GET',
    path: '/keys',
    tag: 'Account',
    access: 'user',
    summary: 'List the API keys of the account, newest first',
    description:
      'Returns every key of the account, also those that are revoked. The key itself is not among the fields: only its last four characters are.',
    success: { status: 200, body: KeyList },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  createKey: {
    method: 'POST',
    path: '/keys',
    tag: 'Account',
    access: 'user',
    summary: 'Make an API key; it is told this once',
    description:
      'Returns the new key in `key`. The service stores only a hash of it, so that nobody can show the key again. A key has a scope and may have an end. An account has at most 100 active keys. A test key converts the samples without credits, and sees only what test keys made.',
    body: { shape: CreateKeyRequest, types: JSON_ONLY },
    success: { status: 201, body: CreatedKey },
    errors: ['KEY_LIMIT_REACHED'],
    failure: 'INTERNAL_ERROR',
  },
  revokeKey: {
    method: 'DELETE',
    path: '/keys/{keyId}',
    tag: 'Account',
    access: 'user',
    summary: 'Revoke an API key, at once',
    description:
      'Requests with the key answer 401 within a second, on every server of the service. A revoked key cannot be given back.',
    success: { status: 204, body: null },
    errors: ['NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
  getLedger: {
    method: 'GET',
    path: '/account/ledger',
    tag: 'Account',
    summary: 'List what changed the credits, newest first',
    description:
      'Returns a page of entries: what was granted, debited and refunded, and why. The balance is the sum of all entries.',
    query: LedgerQuery,
    success: { status: 200, body: Ledger },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  ...MEMBER_OPERATIONS,
  ...AUDIT_OPERATIONS,
  getUsage: {
    method: 'GET',
    path: '/account/usage',
    tag: 'Account',
    summary: 'Count pages and requests by day',
    description:
      'Returns every day up to today, in UTC, with the pages that were paid for and the requests that were made.',
    query: UsageQuery,
    success: { status: 200, body: UsageDays },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  getPage: {
    method: 'GET',
    path: '/files/{uuid}/pages/{page}',
    tag: 'Files',
    summary: 'See a page of a file as a picture',
    description:
      'Upright as the boxes of its transactions have it, also where the file says otherwise. A page that a conversion read from its picture is set straight as it was read. What stands at x points is x ÷ `X-Page-Width` of the picture from its left.',
    query: PageQuery,
    requestHeaders: ['If-None-Match'],
    success: { status: 200, body: null, files: ['image/png'], headers: ['ETag', 'X-Page-Width', 'X-Page-Height'] },
    errors: ['FILE_NOT_FOUND', 'NOT_FOUND', 'FILE_LOCKED', 'PDF_UNREADABLE', 'PDF_TOO_COMPLEX'],
    failure: 'INTERNAL_ERROR',
  },
  getPageWords: {
    method: 'GET',
    path: '/files/{uuid}/pages/{page}/words',
    tag: 'Files',
    summary: 'Read the words of a page with their places',
    description:
      'At the places that the boxes of its transactions have. Of a page that a conversion read from its picture, they are what it read; before a conversion, such a page has none.',
    success: { status: 200, body: PageWords },
    errors: ['FILE_NOT_FOUND', 'NOT_FOUND', 'FILE_LOCKED', 'PDF_UNREADABLE', 'PDF_TOO_COMPLEX'],
    failure: 'INTERNAL_ERROR',
  },
  listAccounts: {
    method: 'GET',
    path: '/operator/accounts',
    tag: 'Operator',
    access: 'operator',
    summary: 'List the accounts, newest first',
    description:
      'Returns a page of accounts with their credits, users and own limits. `search` finds accounts by name or by the address of a user.',
    query: OperatedAccountsQuery,
    success: { status: 200, body: OperatedAccounts },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  setLimits: {
    method: 'PATCH',
    path: '/operator/accounts/{accountId}',
    tag: 'Operator',
    access: 'operator',
    summary: 'Set the limits of an account',
    description:
      'Sets the limits that differ from those of the service. A field that is left out stays; null gives back to the limit of the service.',
    body: { shape: LimitsRequest, types: JSON_ONLY },
    success: { status: 200, body: OperatedAccount },
    errors: ['NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
  addCredits: {
    method: 'POST',
    path: '/operator/accounts/{accountId}/credits',
    tag: 'Operator',
    access: 'operator',
    summary: 'Add credits to an account, or take some away',
    description:
      'Adds an entry to the ledger of the account, with its reason. Answers 402 where more would be taken than there is.',
    body: { shape: CreditsRequest, types: JSON_ONLY },
    success: { status: 200, body: OperatedAccount },
    errors: ['NOT_FOUND', 'INSUFFICIENT_CREDITS'],
    failure: 'INTERNAL_ERROR',
  },
} as const satisfies Record<string, Operation>;
