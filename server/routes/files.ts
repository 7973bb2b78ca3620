/** Files: upload, get, delete, and the password of a protected file. */
import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ApiError } from '../../contract/errors.ts';
import { type FileList, FileListQuery, MAX_PASSWORD, PasswordRequest } from '../../contract/file.ts';
import { inOrder, type Metadata } from '../../contract/metadata.ts';
import { BASE_PATH, OPERATIONS } from '../../contract/operations.ts';
import type { Files, StoredFile, UploadPart } from '../files/types.ts';
import type { Answer, Idempotency } from '../idempotency/types.ts';
import { requireAdmitted } from '../plugins/authentication.ts';
import { readJsonBodies, readUrlencodedBodies } from '../plugins/bodies.ts';
import { unknownName } from '../plugins/invalid.ts';
import type { Users } from '../users/types.ts';
import { idempotencyKey, sendOutcome } from './idempotency.ts';
import { fieldsOfForm } from './password-form.ts';
import { idOf } from './path-id.ts';
import { FORM_LIMITS, openUploadForm, requireForm } from './upload-form.ts';
import { fileOnWire } from './wire.ts';

interface FilePath {
  Params: { uuid: string };
}

interface FileRouteParts {
  readonly files: Files;
  readonly idempotency: Idempotency;
  readonly users: Users;
}

export async function fileRoutes(app: FastifyInstance, { files, idempotency, users }: FileRouteParts): Promise<void> {
  await app.register(async (scope) => uploadRoute(scope, { files, idempotency, users }));
  await app.register(async (scope) => passwordRoute(scope, { files, users }));

  app
    .withTypeProvider<ZodTypeProvider>()
    .get('/files', { schema: { querystring: FileListQuery } }, async ({ caller, query }): Promise<FileList> => {
      const page = await files.list(caller.accountId, query);
      const { nextCursor, counts } = page;
      return { files: page.files.map(fileOnWire), nextCursor, ...(counts && { counts }) };
    });

  app.get<FilePath>('/files/:uuid', async ({ caller, params }) =>
    fileOnWire(await files.get(caller.accountId, idOf(params.uuid))),
  );

  app.delete<FilePath>('/files/:uuid', async ({ caller, params }, reply) => {
    await files.delete(caller.accountId, idOf(params.uuid));
    return reply.code(204).send();
  });
}

async function uploadRoute(app: FastifyInstance, { files, idempotency, users }: FileRouteParts): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  app.addHook('preParsing', requireForm);

  const config = { failure: OPERATIONS.uploadFile.failure };
  app.post('/files', { config }, async (request, reply) => {
    const { accountId, limits, test } = request.caller;
    const key = idempotencyKey(request);
    const form = await openUploadForm(request);
    const { maxFileBytes: maxBytes, retentionMs } = limits;
    const parts = thenAdmitted(form.parts, () => requireAdmitted(request, users));
    const upload = { accountId, test, parts, metadata: form.metadata, maxBytes, retentionMs };
    try {
      if (key === undefined) {
        return sendOutcome(reply, { answer: answerOf(await files.upload(upload)), replayed: false });
      }
      const outcome = await files.upload(upload, (sha256, keepFile) => {
        const bodySha256 = hashBody(sha256, form.metadata());
        return idempotency.once({ accountId, key, operation: 'uploadFile', bodySha256 }, async (keep) =>
          answerOf(await keepFile((tx, file) => keep(tx, answerOf(file)))),
        );
      });
      return sendOutcome(reply, outcome);
    } catch (error) {
      throw form.fault() ?? error;
    } finally {
      form.close();
    }
  });
}

/** Passes on the parts of a form, and before they end, looks again at who sends them: no file is kept before. */
async function* thenAdmitted(
  parts: AsyncIterable<UploadPart>,
  requireSender: () => Promise<void>,
): AsyncGenerator<UploadPart> {
  yield* parts;
  await requireSender();
}

/** Hashes what of an upload is its body: the bytes of the file, and the entries of its metadata. */
function hashBody(sha256: string, metadata: Metadata): string {
  if (Object.keys(metadata).length === 0) return sha256;
  return createHash('sha256')
    .update(sha256)
    .update(JSON.stringify(inOrder(metadata)))
    .digest('hex');
}

function answerOf(file: StoredFile): Answer {
  return { status: 201, headers: { Location: `${BASE_PATH}/files/${file.uuid}` }, body: fileOnWire(file) };
}

async function passwordRoute(
  app: FastifyInstance,
  { files, users }: Pick<FileRouteParts, 'files' | 'users'>,
): Promise<void> {
  readJsonBodies(app);
  readUrlencodedBodies(app);
  await app.register(multipart, { limits: FORM_LIMITS });

  const config = { failure: OPERATIONS.setPassword.failure };
  app.post<FilePath>('/files/:uuid/password', { config }, async (request) => {
    let body = request.body;
    if (request.isMultipart()) {
      body = await fieldsOfForm(request);
      await requireAdmitted(request, users);
    }
    const payload = PasswordRequest.strip().safeParse(body);
    if (!payload.success) throw wrongPassword(body);
    if (isJson(request)) requireKnownFields(body);
    return fileOnWire(
      await files.setPassword(request.caller.accountId, idOf(request.params.uuid), payload.data.password),
    );
  });
}

/** Browsers' forms send more than a password, and JSON does not. */
function isJson({ headers }: FastifyRequest): boolean {
  return /json/i.test(headers['content-type'] ?? '');
}

/** Given the body of a password, throws INVALID_REQUEST for a field that is not in its shape. */
function requireKnownFields(body: unknown): void {
  const known = Object.keys(PasswordRequest.shape);
  const unknown = Object.keys(body as object).find((name) => !known.includes(name));
  if (unknown !== undefined) throw unknownName('field', unknown, known);
}

/** Given a body without a valid password, returns the error; it never repeats the input. */
function wrongPassword(body: unknown): ApiError {
  const { password } = (body ?? {}) as { password?: unknown };
  const details = { field: 'password' };
  if (typeof password === 'string' && password.length > MAX_PASSWORD) {
    const found = `The password is longer than ${MAX_PASSWORD} characters, and a PDF takes far fewer`;
    return new ApiError('INVALID_REQUEST', `${found}. Send the password that opens the file.`, { details });
  }
  return new ApiError(
    'PASSWORD_REQUIRED',
    'The password is missing. Send {"password": "…"} as JSON, or a form with the field password.',
    { details },
  );
}
