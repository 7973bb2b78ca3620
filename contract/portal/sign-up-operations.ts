/** The calls of visitors who have no user yet: what the portal offers, the set-up link, signing up. */
import type { Operation } from '../operation.ts';
import { ClaimRequest, ConfirmSignUpRequest, PortalInfo, SignedIn, SignUpRequest } from './session.ts';

const JSON_ONLY = ['application/json'] as const;

export const SIGN_UP_OPERATIONS = {
  getPortal: {
    method: 'GET',
    path: '/portal',
    tag: 'Portal',
    access: 'anyone',
    summary: 'What the portal of this service lets visitors do',
    description:
      'Tells a sign-in page what to offer: whether people may sign up and reset a password, and whether the first account has its operator.',
    success: { status: 200, body: PortalInfo },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  claim: {
    method: 'POST',
    path: '/portal/claim',
    tag: 'Portal',
    access: 'anyone',
    summary: 'Claim the first account with the set-up link',
    description:
      'The service prints a link when it first starts. Who claims it becomes its operator, and the user of the first account and its key. The link works once.',
    body: { shape: ClaimRequest, types: JSON_ONLY },
    success: { status: 201, body: SignedIn, headers: ['Set-Cookie'] },
    errors: ['LINK_INVALID', 'EMAIL_TAKEN'],
    failure: 'INTERNAL_ERROR',
  },
  signUp: {
    method: 'POST',
    path: '/portal/users',
    tag: 'Portal',
    access: 'anyone',
    summary: "Sign up, for an account of one's own",
    description:
      'Where the service sends no mail, creates a user and an account with the credits that the operator gives to new accounts, and signs the user in. Where it does (`mail` of `GET /api/v1/portal`), it answers 202 for every address, and mails a link: one that signs up, or to the address of a user, one that sets a new password. Answers 403 `SIGNUP_OFF` where the operator allows no sign-up.',
    body: { shape: SignUpRequest, types: JSON_ONLY },
    success: { status: 201, body: SignedIn, headers: ['Set-Cookie'] },
    accepted: 'The rest is in a mail to the address',
    errors: ['SIGNUP_OFF', 'EMAIL_TAKEN'],
    failure: 'INTERNAL_ERROR',
  },
  confirmSignUp: {
    method: 'POST',
    path: '/portal/users/confirmed',
    tag: 'Portal',
    access: 'anyone',
    summary: 'Sign up with the link from a mail',
    description:
      'Creates the user who asked for the link, with an account and the credits that the operator gives to new accounts, and signs the user in. The link works once, for a day.',
    body: { shape: ConfirmSignUpRequest, types: JSON_ONLY },
    success: { status: 201, body: SignedIn, headers: ['Set-Cookie'] },
    errors: ['SIGNUP_OFF', 'LINK_INVALID'],
    failure: 'INTERNAL_ERROR',
  },
} as const satisfies Record<string, Operation>;
