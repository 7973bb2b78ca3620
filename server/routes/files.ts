/** Files: upload, look, delete, and the password of a protected one. */
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { PasswordRequest } from '../../contract/file.ts';
import { BASE_PATH, OPERATIONS } from '../../contract/operations.ts';
import type { Files } from '../files/types.ts';
import { readJsonBodies, readUrlencodedBodies } from '../plugins/bodies.ts';
import { fieldsOfForm } from './password-form.ts';
import { FORM_LIMITS, openUploadForm, requireForm } from './upload-form.ts';
import { fileOnWire } from './wire.ts';

interface FilePath {
  Params: { uuid: string };
}

export async function fileRoutes(app: FastifyInstance, { files }: { files: Files }): Promise<void> {
  await app.register(async (scope) => uploadRoute(scope, files));
  await app.register(async (scope) => passwordRoute(scope, files));

  app.get<FilePath>('/files/:uuid', async ({ caller, params }) =>
    fileOnWire(await files.get(caller.accountId, params.uuid)),
  );

  app.delete<FilePath>('/files/:uuid', async ({ caller, params }, reply) => {
    await files.delete(caller.accountId, params.uuid);
    return reply.code(204).send();
  });
}

async function uploadRoute(app: FastifyInstance, files: Files): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  app.addHook('preParsing', requireForm);

  const config = { failure: OPERATIONS.uploadFile.failure };
  app.post('/files', { config }, async (request, reply) => {
    const { accountId, limits } = request.caller;
    const { filename, body, fault } = await openUploadForm(request);
    try {
      const file = await files.upload({
        accountId,
        filename,
        body,
        maxBytes: limits.maxFileBytes,
        retentionMs: limits.retentionMs,
      });
      return reply.code(201).header('Location', `${BASE_PATH}/files/${file.uuid}`).send(fileOnWire(file));
    } catch (error) {
      throw fault() ?? error;
    } finally {
      body.destroy();
    }
  });
}

async function passwordRoute(app: FastifyInstance, files: Files): Promise<void> {
  readJsonBodies(app);
  readUrlencodedBodies(app);
  await app.register(multipart, { limits: FORM_LIMITS });

  const config = { failure: OPERATIONS.setPassword.failure };
  app.post<FilePath>('/files/:uuid/password', { config }, async (request) => {
    const body = request.isMultipart() ? await fieldsOfForm(request) : request.body;
    const payload = PasswordRequest.safeParse(body);
    if (!payload.success) {
      throw new ApiError(
        'PASSWORD_REQUIRED',
        'The password is missing. Send {"password": "…"} as JSON, or a form with the field password.',
        { details: { field: 'password' } },
      );
    }
    return fileOnWire(await files.setPassword(request.caller.accountId, request.params.uuid, payload.data.password));
  });
}
