/** Files: upload, get, delete, and the password of a protected file. */
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { MAX_PASSWORD, PasswordRequest } from '../../contract/file.ts';
import { BASE_PATH, OPERATIONS } from '../../contract/operations.ts';
import type { Files, StoredFile } from '../files/types.ts';
import type { Answer, Idempotency } from '../idempotency/types.ts';
import { readJsonBodies, readUrlencodedBodies } from '../plugins/bodies.ts';
import { idempotencyKey, sendOutcome } from './idempotency.ts';
import { fieldsOfForm } from './password-form.ts';
import { idOf } from './path-id.ts';
import { FORM_LIMITS, openUploadForm, requireForm } from './upload-form.ts';
import { fileOnWire } from './wire.ts';

interface FilePath {
  Params: { uuid: string };
}

export async function fileRoutes(
  app: FastifyInstance,
  { files, idempotency }: { files: Files; idempotency: Idempotency },
): Promise<void> {
  await app.register(async (scope) => uploadRoute(scope, files, idempotency));
  await app.register(async (scope) => passwordRoute(scope, files));

  app.get<FilePath>('/files/:uuid', async ({ caller, params }) =>
    fileOnWire(await files.get(caller.accountId, idOf(params.uuid))),
  );

  app.delete<FilePath>('/files/:uuid', async ({ caller, params }, reply) => {
    await files.delete(caller.accountId, idOf(params.uuid));
    return reply.code(204).send();
  });
}

async function uploadRoute(app: FastifyInstance, files: Files, idempotency: Idempotency): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  app.addHook('preParsing', requireForm);

  const config = { failure: OPERATIONS.uploadFile.failure };
  app.post('/files', { config }, async (request, reply) => {
    const { accountId, limits } = request.caller;
    const key = idempotencyKey(request);
    const form = await openUploadForm(request);
    const { maxFileBytes: maxBytes, retentionMs } = limits;
    const upload = { accountId, parts: form.parts, maxBytes, retentionMs };
    try {
      if (key === undefined) {
        return sendOutcome(reply, { answer: answerOf(await files.upload(upload)), replayed: false });
      }
      const outcome = await files.upload(upload, (bodySha256, keepFile) =>
        idempotency.once({ accountId, key, operation: 'uploadFile', bodySha256 }, async (keep) =>
          answerOf(await keepFile((tx, file) => keep(tx, answerOf(file)))),
        ),
      );
      return sendOutcome(reply, outcome);
    } catch (error) {
      throw form.fault() ?? error;
    } finally {
      form.close();
    }
  });
}

function answerOf(file: StoredFile): Answer {
  return { status: 201, headers: { Location: `${BASE_PATH}/files/${file.uuid}` }, body: fileOnWire(file) };
}

async function passwordRoute(app: FastifyInstance, files: Files): Promise<void> {
  readJsonBodies(app);
  readUrlencodedBodies(app);
  await app.register(multipart, { limits: FORM_LIMITS });

  const config = { failure: OPERATIONS.setPassword.failure };
  app.post<FilePath>('/files/:uuid/password', { config }, async (request) => {
    const body = request.isMultipart() ? await fieldsOfForm(request) : request.body;
    const payload = PasswordRequest.safeParse(body);
    if (!payload.success) throw wrongPassword(body);
    return fileOnWire(
      await files.setPassword(request.caller.accountId, idOf(request.params.uuid), payload.data.password),
    );
  });
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
