/** The wire shapes of the people of an account: members, and who is invited. */
import { z } from 'zod';
import { Instant, Uuid } from '../fields.ts';
import { Role } from './roles.ts';
import { Email, Name, Token, TriedPassword } from './session.ts';

export const Member = z
  .strictObject({
    userId: z.string().meta({ example: '4Px9FLe7FkZwFClSDVSmaUUHrZMJTrwe' }),
    name: Name,
    email: Email,
    role: Role,
    since: Instant.meta({ description: 'RFC 3339, UTC: when they joined' }),
    you: z.boolean().meta({ description: 'whether it is who asks', example: false }),
  })
  .meta({ id: 'Member', description: 'a person of the account' });
export type Member = z.infer<typeof Member>;

export const MemberList = z
  .strictObject({ members: z.array(Member).meta({ description: 'who joined first comes first' }) })
  .meta({ id: 'MemberList' });
export type MemberList = z.infer<typeof MemberList>;

export const MemberRequest = z.strictObject({ role: Role }).meta({ id: 'MemberRequest' });

export const Invitation = z
  .strictObject({
    id: Uuid,
    email: Email,
    role: Role,
    createdAt: Instant,
    expiresAt: Instant,
  })
  .meta({ id: 'Invitation', description: 'an invitation that nobody has accepted yet' });
export type Invitation = z.infer<typeof Invitation>;

export const InvitationList = z
  .strictObject({ invitations: z.array(Invitation).meta({ description: 'newest first' }) })
  .meta({ id: 'InvitationList' });
export type InvitationList = z.infer<typeof InvitationList>;

export const InvitationRequest = z.strictObject({ email: Email, role: Role }).meta({ id: 'InvitationRequest' });

export const MadeInvitation = Invitation.extend({
  link: z.string().nullable().meta({
    description: 'the link that the invited person opens, told this once; null where it was mailed to them',
    example: 'https://statements.example.com/invitation#token=mq7Xc2',
  }),
}).meta({ id: 'MadeInvitation' });
export type MadeInvitation = z.infer<typeof MadeInvitation>;

export const InvitationToken = z.strictObject({ token: Token }).meta({ id: 'InvitationToken' });

export const ShownInvitation = z
  .strictObject({
    account: z.string().meta({ description: 'its name', example: 'Example Books Ltd' }),
    invitedBy: z.string().nullable().meta({ description: 'the name of who invites', example: 'Anna Example' }),
    email: Email,
    role: Role,
    known: z.boolean().meta({
      description: 'whether there is a user with this address: they accept signed in, or with their password',
      example: false,
    }),
  })
  .meta({ id: 'ShownInvitation', description: 'what the invited person sees' });
export type ShownInvitation = z.infer<typeof ShownInvitation>;

export const AcceptRequest = z
  .strictObject({
    token: Token,
    name: Name.optional().meta({ description: 'of a new user' }),
    password: TriedPassword.optional().meta({
      description: 'of a new user, the password to set; of a known one who is not signed in, theirs',
    }),
  })
  .meta({ id: 'AcceptRequest' });
