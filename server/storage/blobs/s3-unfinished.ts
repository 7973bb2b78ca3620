/** Lists the uploads in parts that began and never ended: their parts cost money, and no list of blobs shows them. */
import type { S3Calls } from './s3-calls.ts';

interface Unfinished {
  /** in the bucket */
  readonly key: string;
  readonly id: string;
}

/** The part of the store's answer that matters; one entry is not a list, and none is no field. */
interface Answer {
  readonly ListMultipartUploadsResult?: {
    readonly Upload?: Entry | Entry[];
    readonly IsTruncated?: string;
    readonly NextKeyMarker?: string;
    readonly NextUploadIdMarker?: string;
  };
}

interface Entry {
  readonly Key?: string;
  readonly UploadId?: string;
  readonly Initiated?: string;
}

/** Not every store can list them; then they are left to its own rules. */
const CANNOT = new Set([404, 405, 501]);

/** Given the beginning of our keys, yields the uploads that began before a time. Throws StoreAwayError. */
export async function* unfinishedUploads(calls: S3Calls, prefix: string, before: number): AsyncGenerator<Unfinished> {
  const cannot = new Error('the store does not list uploads');
  let place: Record<string, string> = {};
  for (;;) {
    const answer = await calls
      .call(
        (client) => client.listMultipartUploads('/', prefix, 'GET', { ...(prefix && { prefix }), ...place }),
        ({ status }) => (CANNOT.has(status) ? cannot : undefined),
      )
      .catch((error: unknown) => {
        if (error !== cannot) throw error;
      });
    const result = (answer as Answer | undefined)?.ListMultipartUploadsResult;
    for (const { Key: key, UploadId: id, Initiated: began } of [result?.Upload ?? []].flat()) {
      if (key?.startsWith(prefix) && id && Date.parse(began ?? '') < before) yield { key, id };
    }
    if (result?.IsTruncated !== 'true' || !result.NextKeyMarker) return;
    place = { 'key-marker': result.NextKeyMarker, 'upload-id-marker': result.NextUploadIdMarker ?? '' };
  }
}
