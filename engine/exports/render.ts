/** One result in any output format: the last stage. */
import { renderCsv } from './csv.ts';
import { renderJson } from './json.ts';
import type { ExportFormat, ResultInput } from './result.ts';
import { renderXls } from './xls.ts';

export type { ExportFormat, ResultFile, ResultInput } from './result.ts';

/** Given a result, returns it as a file of the format: JSON and CSV are UTF-8, XLS is a BIFF8 workbook. */
export function renderResult(format: ExportFormat, input: ResultInput): Uint8Array {
  switch (format) {
    case 'JSON':
      return renderJson(input);
    case 'CSV':
      return renderCsv(input);
    case 'XLS':
      return renderXls(input);
  }
}
