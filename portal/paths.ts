/** The addresses of the portal's views. The server answers each with the portal's page: server/routes/portal.ts. */

export const PATHS = {
  convert: '/',
  check: '/check/:jobId?/:uuid?',
  history: '/history',
  clients: '/clients',
  client: '/clients/:clientId',
  account: '/clients/:clientId/:accountId',
  keys: '/keys',
  webhooks: '/webhooks',
  usage: '/usage',
  settings: '/settings',
  people: '/settings/people',
  audit: '/settings/audit',
  operator: '/operator',
  signIn: '/sign-in',
  signUp: '/sign-up',
  confirm: '/confirm',
  claim: '/claim',
  forgot: '/forgot',
  reset: '/reset',
  invitation: '/invitation',
} as const;

/** Where the job that was converted last is checked. */
export const NEWEST_CHECK = '/check';

/** Given a job, and optionally the file to show first, returns the address where its transactions are checked. */
export function checkPath(jobId: string, uuid?: string): string {
  return uuid === undefined ? `/check/${jobId}` : `/check/${jobId}/${uuid}`;
}

/** Given a client, or what stands for none, returns the address of its bank accounts. */
export const clientPath = (clientId: string): string => `/clients/${clientId}`;

/** Given a bank account and its client (null: none), returns the address of its page. */
export const accountPath = (clientId: string | null, accountId: string): string =>
  `/clients/${clientId ?? 'none'}/${accountId}`;
