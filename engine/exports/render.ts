/** One result in any output format: the last stage. */
import type { ExportFormat, ResultInput } from './result.ts';

export type { ExportFormat, ResultFile, ResultInput } from './result.ts';

/** Each is loaded where it is asked for: the writer of workbooks is large. */
const RENDERERS: Record<ExportFormat, () => Promise<(input: ResultInput) => Uint8Array>> = {
  JSON: async () => (await import('./json.ts')).renderJson,
  CSV: async () => (await import('./csv.ts')).renderCsv,
  XLS: async () => (await import('./xls.ts')).renderXls,
};

/** Given a result, returns it as a file of the format: JSON and CSV are UTF-8, XLS is a BIFF8 workbook. */
export async function renderResult(format: ExportFormat, input: ResultInput): Promise<Uint8Array> {
  const render = await RENDERERS[format]();
  return render(input);
}
