import { describe, expect, it } from 'vitest';
import { ApiError } from '../contract/errors.ts';
import { WorkerLostError } from '../workers/types.ts';
import { toApiError } from './faults.ts';

describe('toApiError', () => {
  it('leaves errors that are meant for the caller unchanged', () => {
    const error = new ApiError('FILE_NOT_FOUND', 'no such file');
    expect(toApiError(error, 'UPLOAD_FAILED')).toBe(error);
  });

  it('says to try again if the disk is full or no worker was free', () => {
    const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
    expect(toApiError(full, 'UPLOAD_FAILED')).toMatchObject({ code: 'UPLOAD_FAILED', status: 503, retryAfter: 60 });
    const lost = new WorkerLostError('unavailable', 'none');
    expect(toApiError(lost, 'CONVERT_FAILED')).toMatchObject({ code: 'CONVERT_FAILED', status: 503, retryAfter: 5 });
  });

  it('hides the details of any other fault, and keeps it as the cause', () => {
    const inside = new Error('ENOENT: /srv/data/secret');
    const told = toApiError(inside, 'SET_PASSWORD_FAILED');
    expect(told).toMatchObject({ code: 'SET_PASSWORD_FAILED', status: 500, cause: inside });
    expect(told.message).not.toContain('/srv');
  });

  it('says so on every other route, too, and leaves INTERNAL_ERROR to what may stay', () => {
    const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
    const passing = { code: 'SERVICE_UNAVAILABLE', status: 503, retryAfter: 60 };
    expect(toApiError(full, 'INTERNAL_ERROR')).toMatchObject(passing);
    expect(toApiError(new Error('a fault'), 'INTERNAL_ERROR')).toMatchObject({ code: 'INTERNAL_ERROR', status: 500 });
  });
});
