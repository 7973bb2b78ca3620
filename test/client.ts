/** Calls that many tests need, each checked against the contract. */
import { expect } from 'vitest';
import { File } from '../contract/file.ts';
import { AcceptedJob, Job } from '../contract/job.ts';
import { type TestServer, uploadForm } from './server.ts';

type Caller = Pick<TestServer, 'call'>;

/** Given a body, returns a request that posts it as JSON. */
export function json(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

export async function upload({ call }: Caller, bytes: Uint8Array, filename?: string): Promise<File> {
  const response = await call('/files', { method: 'POST', body: uploadForm(bytes, filename) });
  const body = await response.json();
  expect({ status: response.status, body }).toMatchObject({ status: 201 });
  return File.parse(body);
}

export async function convert({ call }: Caller, uuids: string[], format = 'JSON'): Promise<AcceptedJob> {
  const response = await call('/convert', json({ ids: uuids, format }));
  const body = await response.json();
  expect({ status: response.status, body }).toMatchObject({ status: 202 });
  return AcceptedJob.parse(body);
}

/** Polls without pauses until the job is final. */
export async function finish({ call }: Caller, jobId: string): Promise<Job> {
  for (;;) {
    const response = await call(`/jobs/${jobId}`);
    expect(response.status).toBe(200);
    const job = Job.parse(await response.json());
    if (job.status === 'completed' || job.status === 'failed') return job;
  }
}
