/**
 * The formats of results, one entry each: the interface, the command line, the portal and the workers use this list.
 */
import type { ExportOptions, Preset } from '../engine/exports/options.ts';
import type { Rendered, ResultInput } from '../engine/exports/result.ts';

type Made = Uint8Array | Rendered;
/** Given a result and what the user chooses, returns it as the bytes of a file. Throws ExportNeedsError and ExportLimitError. */
type Renderer = (result: ResultInput, options: ExportOptions) => Made | Promise<Made>;

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
  /** presets of its tables that the menu offers, each with the name of the program that takes it */
  readonly presets?: readonly { readonly preset: Preset; readonly label: string }[];
  /** those that change its files */
  readonly options: readonly (keyof ExportOptions)[];
  /** Each is loaded only when needed: the writer of workbooks is large, and only workers need one. */
  readonly renderer: () => Promise<Renderer>;
}

/** What accounting needs to know of a statement, and papers may not say. */
const OF_STATEMENTS = ['currency', 'account', 'periodEnd'] as const;
const OF_JOURNALS = ['accountType', 'openingBalance', 'ledgerAccount', 'contraAccount', 'journal'] as const;

/** By the name in the interface; the command line accepts it in any case. */
const REGISTRY = {
  JSON: {
    extension: 'json',
    mediaType: 'application/json; charset=utf-8',
    disposition: 'inline',
    menu: { label: 'JSON', rank: 9 },
    options: [],
    renderer: async () => (await import('../engine/exports/json.ts')).renderJson,
  },
  NDJSON: {
    extension: 'ndjson',
    mediaType: 'application/x-ndjson',
    disposition: 'attachment',
    menu: { label: 'NDJSON (a line a transaction)', rank: 10 },
    options: [],
    renderer: async () => (await import('../engine/exports/ndjson.ts')).renderNdjson,
  },
  CSV: {
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    disposition: 'attachment',
    menu: { label: 'CSV', rank: 2 },
    presets: [
      { preset: 'quickbooks', label: 'QuickBooks Online' },
      { preset: 'xero', label: 'Xero' },
      { preset: 'ynab', label: 'YNAB' },
      { preset: 'sage', label: 'Sage' },
    ],
    options: ['preset', 'dateFormat', 'delimiter', 'decimalMark', 'amounts', 'sign', 'columns'],
    renderer: async () => (await import('../engine/exports/csv.ts')).renderCsv,
  },
  XLSX: {
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    disposition: 'attachment',
    binary: 'a workbook',
    menu: { label: 'Excel (.xlsx)', rank: 0 },
    options: ['preset', 'dateFormat', 'amounts', 'sign', 'columns'],
    renderer: async () => (await import('../engine/exports/xlsx.ts')).renderXlsx,
  },
  XLS: {
    extension: 'xls',
    mediaType: 'application/vnd.ms-excel',
    disposition: 'attachment',
    binary: 'a workbook',
    menu: { label: 'Excel (.xls)', rank: 1 },
    options: [],
    renderer: async () => (await import('../engine/exports/xls.ts')).renderXls,
  },
  OFX: {
    extension: 'ofx',
    mediaType: 'application/x-ofx',
    disposition: 'attachment',
    menu: { label: 'OFX (desktop accounting)', rank: 4 },
    options: [...OF_STATEMENTS, 'version', 'accountType', 'bankId', 'closingBalance'],
    renderer: async () => (await import('../engine/exports/ofx/ofx.ts')).renderOfx,
  },
  QBO: {
    extension: 'qbo',
    mediaType: 'application/vnd.intu.qbo',
    disposition: 'attachment',
    menu: { label: 'QBO (QuickBooks)', rank: 3 },
    options: [...OF_STATEMENTS, 'accountType', 'bankId', 'closingBalance', 'intuBankId'],
    renderer: async () => (await import('../engine/exports/ofx/ofx.ts')).renderQbo,
  },
  QIF: {
    extension: 'qif',
    mediaType: 'application/qif',
    disposition: 'attachment',
    menu: { label: 'QIF (Quicken)', rank: 5 },
    options: ['dateFormat', 'account', 'accountType'],
    renderer: async () => (await import('../engine/exports/qif.ts')).renderQif,
  },
  MT940: {
    extension: 'sta',
    mediaType: 'text/plain; charset=us-ascii',
    disposition: 'attachment',
    menu: { label: 'MT940 (SWIFT)', rank: 6 },
    options: [...OF_STATEMENTS, 'openingBalance', 'closingBalance'],
    renderer: async () => (await import('../engine/exports/mt940.ts')).renderMt940,
  },
  CAMT053: {
    extension: 'xml',
    mediaType: 'application/xml',
    disposition: 'attachment',
    menu: { label: 'CAMT.053 (ISO 20022)', rank: 6 },
    options: [...OF_STATEMENTS, 'version', 'openingBalance', 'closingBalance'],
    renderer: async () => (await import('../engine/exports/camt053.ts')).renderCamt053,
  },
  BEANCOUNT: {
    extension: 'beancount',
    mediaType: 'text/plain; charset=utf-8',
    disposition: 'attachment',
    menu: { label: 'Beancount journal', rank: 7 },
    options: [...OF_STATEMENTS, ...OF_JOURNALS],
    renderer: async () => (await import('../engine/exports/journals/beancount.ts')).renderBeancount,
  },
  HLEDGER: {
    extension: 'journal',
    mediaType: 'text/plain; charset=utf-8',
    disposition: 'attachment',
    menu: { label: 'hledger journal', rank: 7 },
    options: [...OF_STATEMENTS, ...OF_JOURNALS],
    renderer: async () => (await import('../engine/exports/journals/hledger.ts')).renderHledger,
  },
} as const satisfies Record<string, ResultFormat>;

export type Format = keyof typeof REGISTRY;

export const FORMATS: Readonly<Record<Format, ResultFormat>> = REGISTRY;
/** In the order in which users see them. */
export const FORMAT_NAMES = Object.keys(REGISTRY) as readonly Format[];
/** Those that are files to save. */
export const FILE_FORMATS = FORMAT_NAMES.filter((name) => FORMATS[name].disposition === 'attachment');

/** Of a result that is several files, one for each account or part. */
export const ARCHIVE = { extension: 'zip', mediaType: 'application/zip' } as const;

/** Given a format and options, returns those of them that change its files. */
export function optionsOf(format: Format, options: ExportOptions): ExportOptions {
  const { options: used } = FORMATS[format];
  return Object.fromEntries(Object.entries(options).filter(([name]) => used.some((one) => one === name)));
}

/** Given names, returns them as a choice in a sentence: "JSON, CSV or XLS". */
export function eitherOf(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');
}
