/** The wire shapes of the audit log: who made, saw, changed, exported and deleted what. */
import { z } from 'zod';
import { Count, Instant, Uuid } from './fields.ts';
import { Flag, pageQuery } from './paging.ts';

/** What is noted, and the kind of the object that it is about. */
export const AUDIT_ACTIONS = {
  'account.made': 'account',
  'account.changed': 'account',
  'limits.changed': 'account',
  'credits.changed': 'account',
  'file.uploaded': 'file',
  'file.unlocked': 'file',
  'file.seen': 'file',
  'file.checked': 'file',
  'file.deleted': 'file',
  'conversion.started': 'job',
  'conversion.cancelled': 'job',
  'job.deleted': 'job',
  'result.exported': 'job',
  'result.corrected': 'file',
  'result.reread': 'file',
  'result.named': 'file',
  'client.made': 'client',
  'client.renamed': 'client',
  'client.deleted': 'client',
  'client.files_assigned': 'client',
  'bank_account.seen': 'bank account',
  'bank_account.exported': 'bank account',
  'key.made': 'key',
  'key.revoked': 'key',
  'webhook.made': 'webhook',
  'webhook.changed': 'webhook',
  'webhook.deleted': 'webhook',
  'webhook.secret_rotated': 'webhook',
  'user.made': 'user',
  'user.signed_in': 'user',
  'user.sign_in_failed': 'user',
  'user.signed_out': 'user',
  'user.sessions_ended': 'user',
  'user.password_changed': 'user',
  'user.link_made': 'user',
  'invitation.made': 'invitation',
  'invitation.revoked': 'invitation',
  'member.joined': 'user',
  'member.changed': 'user',
  'member.removed': 'user',
  'secret.rotated': 'secret',
  'backup.made': 'data',
  'backup.restored': 'data',
  'data.moved': 'data',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

const ACTIONS = Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]];
const ACTORS = ['key', 'user', 'command', 'service', 'visitor'] as const;

const AuditObject = z
  .strictObject({
    name: z.string().meta({ description: 'of a job, that of its first file', example: 'november.pdf' }),
    names: z
      .array(z.string())
      .optional()
      .meta({ description: 'with `allNames`: of a job those of all its files, in their order; else that name alone' }),
    otherFiles: Count.meta({ description: 'of a job: how many files it has beside that one', example: 0 }),
    jobId: Uuid.nullable().meta({ description: 'where its result is: of a file the last one; null if there is none' }),
  })
  .meta({ id: 'AuditObject' });

export const AuditEntry = z
  .strictObject({
    entry: z.int().min(1).meta({ description: 'from 1, without gaps, in each account', example: 12 }),
    time: Instant,
    actor: z
      .strictObject({
        kind: z.enum(ACTORS).meta({
          description:
            'an API key, a user of the portal, an operator on the command line, the service by itself, or a visitor who is not signed in',
          example: 'key',
        }),
        name: z.string().nullable().meta({
          description: 'of the user or the key, as it is now; it is no part of what is kept',
          example: 'book-keeping',
        }),
        id: z.string().nullable().meta({
          description: "of the key or the user; of a command line, the number of the machine's user",
          example: '8a3f8a51-9c6b-4f53-8f0e-52f2a3a9f0a1',
        }),
      })
      .meta({ id: 'AuditActor' }),
    action: z.enum(ACTIONS).meta({ example: 'result.exported' }),
    object: z.string().meta({
      description: 'the id of what was acted on; the first word of the action tells its kind, for a result its job',
      example: '5b0a5e0e-3c8f-4b0e-9f0d-6c1d1d6f2b7e',
    }),
    about: AuditObject.nullable().meta({
      description:
        'what was acted on, as it is now: a file, job, client, bank account, key, user or account; null: it is gone, it has no name, or it is of another account than that of who asks; it is no part of what is kept',
    }),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]))
      .meta({ description: 'figures, codes and ids; never contents or names', example: { format: 'CSV' } }),
    requestId: z.string().nullable().meta({ description: 'as in `X-Request-Id` of the answer' }),
    address: z.string().nullable().meta({ description: 'of the client', example: '192.0.2.7' }),
    hash: z
      .string()
      .meta({ description: 'SHA-256 in hex of the entry and of the hash before it', example: 'c0ffee00'.repeat(8) }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditList = z
  .strictObject({
    entries: z.array(AuditEntry).meta({ description: 'newest first' }),
    nextCursor: z.string().nullable().meta({ description: '`cursor` of the next page; null on the last' }),
  })
  .meta({ id: 'AuditList' });
export type AuditList = z.infer<typeof AuditList>;

/** More than any id has. */
const MOST_ID = 64;

export const AuditQuery = pageQuery('entries').extend({
  allNames: Flag.meta({ description: 'whether `about` has the names of all files of a job' }),
  object: z
    .string()
    .min(1, 'must be an id')
    .max(MOST_ID, `must have at most ${MOST_ID} characters`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is refused
    .regex(/^[^\u0000]*$/, 'must be a text without null characters')
    .optional()
    .meta({ description: 'only entries about this file, job, client, key, webhook, user or account' }),
  actor: z
    .string()
    .min(1, 'must be an id')
    .max(MOST_ID, `must have at most ${MOST_ID} characters`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is refused
    .regex(/^[^\u0000]*$/, 'must be a text without null characters')
    .optional()
    .meta({ description: 'only entries by this user or key' }),
  action: z
    .enum(ACTIONS, 'must be an action of the audit log')
    .optional()
    .meta({ description: 'only entries of this action' }),
  from: z.iso
    .date('must be a day, such as 2025-06-02')
    .optional()
    .meta({ description: 'only entries of this day or later, in UTC' }),
  to: z.iso
    .date('must be a day, such as 2025-06-02')
    .optional()
    .meta({ description: 'only entries of this day or earlier, in UTC' }),
  account: z
    .union([Uuid, z.literal('service')], 'must be the id of an account, or `service`')
    .optional()
    .meta({ description: 'for operators: of another account, or of what belongs to none (`service`)' }),
});
