/** The library that keeps users, their passwords and their sessions in our database. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth } from 'better-auth';
import type { Queries } from '../storage/schema.ts';
import { ADDRESS_HEADER } from './types.ts';

const DAY_SECONDS = 86_400;
const SESSION_DAYS = 30;
const RESET_SECONDS = 3_600;

/** The account that a new user belongs to. */
export interface Belonging {
  readonly accountId: string;
  readonly operator: boolean;
}

/** The owner of a password. */
export interface Owner {
  readonly id: string;
  readonly email: string;
}

export interface IdentityParts {
  readonly queries: Queries;
  readonly type: 'sqlite' | 'postgres';
  /** signs the cookies */
  readonly secret: string;
}

/** Given where users are kept, returns the library's calls. */
export function createIdentity({ queries, type, secret }: IdentityParts) {
  const belonging = new AsyncLocalStorage<Belonging>();
  const asked = new AsyncLocalStorage<{ token?: string }>();
  const resetting = new AsyncLocalStorage<{ user?: Owner }>();
  const auth = betterAuth({
    database: { db: queries, type },
    secret,
    // it serves no address itself: our routes call it
    baseURL: 'http://localhost',
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      // our contract checks new passwords; an existing one is right or wrong, not too long or short
      minPasswordLength: 1,
      maxPasswordLength: 1_024,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ token }) => {
        const asking = asked.getStore();
        if (asking !== undefined) asking.token = token;
      },
      onPasswordReset: async ({ user }) => {
        const reset = resetting.getStore();
        if (reset !== undefined) reset.user = user;
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_DAYS * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      fields: {
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
      },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        accountId: { type: 'string', required: false, input: false, fieldName: 'account_id' },
        operator: { type: 'boolean', required: false, input: false, fieldName: 'operator' },
      },
    },
    account: {
      modelName: 'credentials',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      // so that a backup of the database contains no link that sets a password
      storeIdentifier: 'hashed',
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, ...belonging.getStore() } }) } },
    },
    advanced: {
      cookiePrefix: 'ledgerize',
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  });
  return {
    api: auth.api,
    /** Users that `work` creates get this account. */
    belongTo: <T>(to: Belonging, work: () => Promise<T>): Promise<T> => belonging.run(to, work),
    /** Requests a link that sets a password, and returns its token; null if nobody has the address. */
    async resetToken(email: string): Promise<string | null> {
      const asking: { token?: string } = {};
      await asked.run(asking, () => auth.api.requestPasswordReset({ body: { email } }));
      return asking.token ?? null;
    },
    /** Sets a password with the token of a link, and returns its owner. */
    async setPassword(token: string, password: string): Promise<Owner> {
      const reset: { user?: Owner } = {};
      await resetting.run(reset, () => auth.api.resetPassword({ body: { token, newPassword: password } }));
      return reset.user!;
    },
  };
}
export type Identity = ReturnType<typeof createIdentity>;
