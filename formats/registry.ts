/**
 * The formats of results, one entry each: the interface, the command line, the portal and the workers use this list.
 */
import type { ResultInput } from '../engine/exports/result.ts';

/** Given a result, returns it as the bytes of a file, or a promise of them. */
type Renderer = (result: ResultInput) => Uint8Array | Promise<Uint8Array>;

export interface ResultFormat {
  /** of its files, without the dot; two formats may share one */
  readonly extension: string;
  /** the Content-Type of an answer, with its charset if it has one */
  readonly mediaType: string;
  /** of an answer (RFC 6266): `attachment` is a file to save, `inline` is read by programs and has no file name */
  readonly disposition: 'inline' | 'attachment';
  /** what a file of it is called if it is not text, such as "a workbook": no terminal can show it */
  readonly binary?: string;
  /**
   * its label and rank in the portal's menu; the lowest rank comes first, equal ones are in the order of the registry
   */
  readonly menu: { readonly label: string; readonly rank: number };
  /** Each is loaded only when needed: the writer of workbooks is large, and only workers need one. */
  readonly renderer: () => Promise<Renderer>;
}

/** By the name in the interface; the command line accepts it in any case. */
const REGISTRY = {
  JSON: {
    extension: 'json',
    mediaType: 'application/json; charset=utf-8',
    disposition: 'inline',
    menu: { label: 'JSON', rank: 9 },
    renderer: async () => (await import('../engine/exports/json.ts')).renderJson,
  },
  CSV: {
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    disposition: 'attachment',
    menu: { label: 'CSV', rank: 2 },
    renderer: async () => (await import('../engine/exports/csv.ts')).renderCsv,
  },
  XLSX: {
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    disposition: 'attachment',
    binary: 'a workbook',
    menu: { label: 'Excel (.xlsx)', rank: 0 },
    renderer: async () => (await import('../engine/exports/xlsx.ts')).renderXlsx,
  },
  XLS: {
    extension: 'xls',
    mediaType: 'application/vnd.ms-excel',
    disposition: 'attachment',
    binary: 'a workbook',
    menu: { label: 'Excel (.xls)', rank: 1 },
    renderer: async () => (await import('../engine/exports/xls.ts')).renderXls,
  },
} as const satisfies Record<string, ResultFormat>;

export type Format = keyof typeof REGISTRY;

export const FORMATS: Readonly<Record<Format, ResultFormat>> = REGISTRY;
/** In the order in which users see them. */
export const FORMAT_NAMES = Object.keys(REGISTRY) as readonly Format[];
/** Those that are files to save. */
export const FILE_FORMATS = FORMAT_NAMES.filter((name) => FORMATS[name].disposition === 'attachment');

/** Given names, returns them as a choice in a sentence: "JSON, CSV or XLS". */
export function eitherOf(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');
}
