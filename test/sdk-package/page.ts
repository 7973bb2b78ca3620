/** What a page does with the client. */

interface Given {
  readonly base64: string;
  readonly apiKey: string;
  readonly baseUrl: string;
}

/** Runs in the page, where the package is a global. */
export async function convertInPage({ base64, apiKey, baseUrl }: Given) {
  const { Ledgerize } = (globalThis as unknown as { client: typeof import('../../sdk/index.ts') }).client;
  const client = new Ledgerize({ apiKey, baseUrl });
  const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
  const { normalised } = await client.convert(blob);
  const csv = await client.convert(new File([blob], 'statement.pdf'), { format: 'CSV', onProgress: () => {} });
  const caught = (error: { code: string; status?: number; requestId?: string }) => error;
  const unknown = (await client.jobs.get('nothing').catch(caught)) as ReturnType<typeof caught>;
  const path = (await client.convert('statement.pdf').catch(caught)) as ReturnType<typeof caught>;
  return {
    rows: normalised.map(({ description }) => description),
    csv: csv.filename,
    path: path.code,
    unknown: { code: unknown.code, status: unknown.status, requestId: unknown.requestId },
  };
}
