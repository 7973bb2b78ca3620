/**
 * The wire shapes of the portal's users: who is signed in, where, and the bodies for sign-up, sign-in and passwords.
 */
import { z } from 'zod';
import { Instant, line, Uuid } from '../fields.ts';
import { Role } from './roles.ts';

/** The name of the session cookie. */
export const SESSION_COOKIE = 'ledgerize.session_token';

/** Long enough that it cannot be guessed at the allowed pace; any characters. */
export const LEAST_PASSWORD = 10;
export const MOST_PASSWORD = 128;
const MOST_NAME = 100;
const MOST_EMAIL = 254;

const NewPassword = z
  .string('must be a password')
  .min(LEAST_PASSWORD, `must have ${LEAST_PASSWORD} characters or more`)
  .max(MOST_PASSWORD, `must have at most ${MOST_PASSWORD} characters`)
  .meta({ description: `${LEAST_PASSWORD} characters or more`, example: 'a long sentence of mine' });

/** A password that is tried may be anything: it is right or wrong. */
export const TriedPassword = z.string('must be a password').max(1_024, 'is too long to be a password');

/** As most mail servers take it: each part of a domain begins and ends with a letter or a digit. */
const ADDRESS = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

export const Email = z
  .email({ error: 'must be an address such as anna@example.com', pattern: ADDRESS })
  .max(MOST_EMAIL, 'is too long to be an address')
  .meta({ example: 'anna@example.com' });

export const Name = line(MOST_NAME).meta({ description: 'of a person or a firm', example: 'Anna Example' });

/** A token that can be used once: of a set-up link, or of a mail. */
export const Token = z.string('must be the token of a link').min(1, 'must not be empty').max(512, 'is none of ours');

export const PortalInfo = z
  .strictObject({
    signup: z.boolean().meta({ description: 'whether anyone may sign up', example: true }),
    mail: z
      .boolean()
      .meta({ description: 'whether the service sends mail, so that a password can be reset', example: false }),
    claimed: z
      .boolean()
      .meta({ description: 'whether someone has claimed the first account with the set-up link', example: true }),
    version: z.string().meta({ description: 'of the program', example: '0.1.0' }),
  })
  .meta({ id: 'PortalInfo' });
export type PortalInfo = z.infer<typeof PortalInfo>;

export const User = z
  .strictObject({
    id: z.string().meta({ example: '4Px9FLe7FkZwFClSDVSmaUUHrZMJTrwe' }),
    name: Name,
    email: Email,
    operator: z.boolean().meta({ description: 'whether the user runs the service', example: false }),
    accountId: Uuid.meta({ description: 'of the account that this session is about' }),
    role: Role,
    createdAt: Instant,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const Session = z
  .strictObject({
    id: z
      .string()
      .meta({ description: 'names the session, and opens nothing', example: 'GqHbFPfAETT2e2eDZUsg36a5L47a1rHk' }),
    current: z.boolean().meta({ description: 'whether this very call came by it', example: true }),
    createdAt: Instant,
    expiresAt: Instant.meta({ description: 'later with each day that it is used' }),
    address: z.string().nullable().meta({ description: 'the IP address that signed in', example: '127.0.0.1' }),
    userAgent: z.string().nullable().meta({ description: 'the browser that signed in', example: 'Mozilla/5.0' }),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

/** An account that the user belongs to. */
const OwnAccount = z
  .strictObject({ id: Uuid, name: z.string().meta({ example: 'Example Books Ltd' }), role: Role })
  .meta({ id: 'OwnAccount' });

export const SignedIn = z
  .strictObject({
    user: User,
    session: Session,
    accounts: z.array(OwnAccount).meta({ description: 'all that the user belongs to, the oldest membership first' }),
  })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

export const SessionList = z
  .strictObject({ sessions: z.array(Session).meta({ description: 'newest first' }) })
  .meta({ id: 'SessionList' });
export type SessionList = z.infer<typeof SessionList>;

export const SignUpRequest = z
  .strictObject({
    name: Name,
    email: Email,
    password: NewPassword.optional().meta({
      description:
        'needed where the service sends no mail; where it does, the link in the mail sets it, and this is not kept',
    }),
  })
  .meta({ id: 'SignUpRequest' });

const MOST_SIGN_UP_TOKEN = 4_096;

export const ConfirmSignUpRequest = z
  .strictObject({
    token: z
      .string('must be the token of a link')
      .min(1, 'must not be empty')
      .max(MOST_SIGN_UP_TOKEN, 'is none of ours'),
    password: NewPassword,
  })
  .meta({ id: 'ConfirmSignUpRequest' });

export const ClaimRequest = z
  .strictObject({ token: Token, name: Name, email: Email, password: NewPassword })
  .meta({ id: 'ClaimRequest' });

export const SignInRequest = z
  .strictObject({
    email: z.string('must be an address').max(MOST_EMAIL, 'is too long to be an address'),
    password: TriedPassword,
  })
  .meta({ id: 'SignInRequest' });

export const ChangePasswordRequest = z
  .strictObject({ current: TriedPassword, password: NewPassword })
  .meta({ id: 'ChangePasswordRequest' });

export const ForgottenPasswordRequest = z.strictObject({ email: Email }).meta({ id: 'ForgottenPasswordRequest' });

export const ResetPasswordRequest = z
  .strictObject({ token: Token, password: NewPassword })
  .meta({ id: 'ResetPasswordRequest' });

export const AccountChoice = z.strictObject({ accountId: Uuid }).meta({ id: 'AccountChoice' });
