/** Examples of requests and answers of the portal's calls. */
import type { AuditList } from '../audit.ts';
import type { ApiKey, CreatedKey } from './keys.ts';
import type { Invitation, MadeInvitation, Member, ShownInvitation } from './members.ts';
import type { OperatedAccount } from './operator.ts';
import type { PortalInfo, Session, SignedIn, User } from './session.ts';
import type { Ledger, UsageDays } from './usage.ts';
import type { PageWords } from './words.ts';

const ID = '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11';
const JOB_ID = '7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a';
const CREATED_AT = '2025-01-06T08:10:00.000Z';
const EMAIL = 'anna@example.com';
const PASSWORD = 'a long sentence of mine';

const words: PageWords = {
  words: [
    { text: '12', box: [56.7, 230.5, 66.1, 239.1] },
    { text: 'Nov', box: [69.2, 230.5, 86.4, 239.1] },
    { text: '1,234.56', box: [401.2, 230.5, 438.9, 239.1] },
  ],
};

const portal: PortalInfo = { signup: true, mail: false, claimed: true, version: '0.1.0' };

const user: User = {
  id: '4Px9FLe7FkZwFClSDVSmaUUHrZMJTrwe',
  name: 'Anna Example',
  email: EMAIL,
  operator: true,
  accountId: ID,
  role: 'owner',
  createdAt: CREATED_AT,
};

const session: Session = {
  id: 'GqHbFPfAETT2e2eDZUsg36a5L47a1rHk',
  current: true,
  createdAt: CREATED_AT,
  expiresAt: '2025-02-05T08:10:00.000Z',
  address: '127.0.0.1',
  userAgent: 'Mozilla/5.0',
};

const signedIn: SignedIn = { user, session, accounts: [{ id: ID, name: 'Example Books Ltd', role: 'owner' }] };

const member: Member = {
  userId: 'kQ2uVf0c7LrPz8hYb3TnWs5XjDgMaE1o',
  name: 'Ben Example',
  email: 'ben@example.com',
  role: 'member',
  since: CREATED_AT,
  you: false,
};

const invitation: Invitation = {
  id: ID,
  email: 'cleo@example.com',
  role: 'reviewer',
  createdAt: CREATED_AT,
  expiresAt: '2025-01-13T08:10:00.000Z',
};

const madeInvitation: MadeInvitation = {
  ...invitation,
  link: 'https://statements.example.com/invitation#token=mq7Xc2',
};

const shownInvitation: ShownInvitation = {
  account: 'Example Books Ltd',
  invitedBy: 'Anna Example',
  email: 'cleo@example.com',
  role: 'reviewer',
  known: false,
};

const key: ApiKey = {
  id: ID,
  name: 'book-keeping',
  lastFour: 'x7Qa',
  scope: 'convert',
  test: false,
  createdAt: CREATED_AT,
  lastUsedAt: null,
  expiresAt: '2026-01-06T08:10:00.000Z',
  revokedAt: null,
};

const createdKey: CreatedKey = { ...key, key: '<API_KEY>' };

const audit: AuditList = {
  entries: [
    {
      entry: 12,
      time: CREATED_AT,
      actor: { kind: 'key', name: 'book-keeping', id: ID },
      action: 'result.exported',
      object: JOB_ID,
      about: { name: 'november.pdf', otherFiles: 1, jobId: JOB_ID },
      details: { format: 'CSV', file: null, options: ['preset'] },
      requestId: 'f5a1c6c4-3f0e-4f43-9a0f-0c1b5d0a4c77',
      address: '192.0.2.7',
      hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
  ],
  nextCursor: null,
};

const ledger: Ledger = {
  entries: [
    {
      id: ID,
      kind: 'debit',
      credits: -3,
      reason: 'conversion of 3 pages',
      filename: 'november.pdf',
      jobId: JOB_ID,
      createdAt: CREATED_AT,
    },
  ],
  nextCursor: null,
};

const usage: UsageDays = { days: [{ date: '2025-01-06', pages: 41, requests: 120 }] };

const account: OperatedAccount = {
  id: ID,
  name: 'Example Books Ltd',
  createdAt: CREATED_AT,
  credits: 999_712,
  users: [EMAIL],
  ownLimits: { requestsPerMinute: 120, accountRequestsPerMinute: null, maxFileBytes: null, retentionDays: null },
};

/** The body of a success, by operation. */
export const PORTAL_ANSWERS: Readonly<Record<string, unknown>> = {
  getPortal: portal,
  getPageWords: words,
  claim: signedIn,
  signUp: signedIn,
  confirmSignUp: signedIn,
  signIn: signedIn,
  getSession: signedIn,
  listSessions: { sessions: [session] },
  listKeys: { keys: [key] },
  createKey: createdKey,
  chooseAccount: signedIn,
  listMembers: { members: [member] },
  setMember: { ...member, role: 'reviewer' },
  listInvitations: { invitations: [invitation] },
  inviteMember: madeInvitation,
  seeInvitation: shownInvitation,
  acceptInvitation: signedIn,
  getAudit: audit,
  getLedger: ledger,
  getUsage: usage,
  listAccounts: { accounts: [account], nextCursor: null },
  setLimits: account,
  addCredits: account,
};

/** The body of a request, by operation. */
export const PORTAL_REQUESTS: Readonly<Record<string, unknown>> = {
  claim: { token: 'mq7Xc2…', name: 'Anna Example', email: EMAIL, password: PASSWORD },
  signUp: { name: 'Anna Example', email: EMAIL, password: PASSWORD },
  confirmSignUp: { token: 'djEuM2Yx', password: PASSWORD },
  signIn: { email: EMAIL, password: PASSWORD },
  changePassword: { current: PASSWORD, password: 'another long sentence' },
  forgotPassword: { email: EMAIL },
  resetPassword: { token: 'mq7Xc2…', password: 'another long sentence' },
  chooseAccount: { accountId: ID },
  setMember: { role: 'reviewer' },
  inviteMember: { email: 'cleo@example.com', role: 'reviewer' },
  seeInvitation: { token: 'mq7Xc2' },
  acceptInvitation: { token: 'mq7Xc2', name: 'Cleo Example', password: PASSWORD },
  createKey: { name: 'book-keeping', scope: 'convert', expiresAt: '2030-12-31T00:00:00Z' },
  setLimits: { requestsPerMinute: 120 },
  addCredits: { credits: 5_000, reason: 'invoice 2025-118' },
};
