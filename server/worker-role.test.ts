import { describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { Bench } from './jobs/testing/bench.ts';
import { createLog } from './log.ts';

describe('a server of the role worker', () => {
  it.each([
    ['GET', '/api/v1/jobs', 404, 'NOT_FOUND'],
    ['POST', '/nowhere', 404, 'NOT_FOUND'],
    ['POST', '/healthz', 405, 'METHOD_NOT_ALLOWED'],
  ] as const)('answers %s %s in the shape of our errors', async (method, path, status, code) => {
    const bench = await Bench.open({ running: false });
    const settings = { ...bench.settings, role: 'worker' as const };
    const app = buildApp({ service: bench.service, log: createLog('silent'), settings });
    try {
      const response = await app.inject({ method, url: path });
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ error: { code, requestId: expect.any(String) } });
    } finally {
      await app.close();
      await bench.close();
    }
  });
});
