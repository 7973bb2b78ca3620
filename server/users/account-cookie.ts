/** The cookie that names the account that a browser's calls are about: a user may belong to several. */
const NAME = 'ledgerize.account';
/** Browsers keep a cookie no longer. */
const DAYS = 400;
const DAY_SECONDS = 86_400;

const IN_HEADER = new RegExp(`(?:^|;\\s*)${NAME.replace('.', '\\.')}=([0-9a-f-]{36})(?:;|$)`);

/** Given the header Cookie, returns the account that it names. Whether the user belongs to it is not known. */
export function namedAccount(cookie: string | undefined): string | undefined {
  return IN_HEADER.exec(cookie ?? '')?.[1];
}

/** Given an account, returns the value of Set-Cookie that names it, without `Secure`. */
export function accountCookie(accountId: string): string {
  return `${NAME}=${accountId}; Max-Age=${DAYS * DAY_SECONDS}; Path=/; HttpOnly; SameSite=Strict`;
}

/** Given the header Cookie, returns it with an account named in place of the one before. */
export function namingAccount(cookie: string | undefined, accountId: string): string {
  const others = (cookie ?? '').split(/;\s*/).filter((each) => each !== '' && !each.startsWith(`${NAME}=`));
  return [...others, `${NAME}=${accountId}`].join('; ');
}
