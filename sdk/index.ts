/** Everything that the package exports. */
export { Ledgerize } from './client.ts';
export type { Converted, ConvertedFile, ConvertOptions } from './conversion/options.ts';
export type { Progress } from './conversion/progress.ts';
export {
  ApiError,
  type ClientCode,
  ConnectionError,
  type Details,
  LedgerizeError,
  type LedgerizeErrorCode,
  WebhookError,
} from './errors.ts';
export type { CallOptions, CreateOptions } from './http/call.ts';
export type { FileInput, NamedFile } from './inputs.ts';
export type { AccountCalls } from './resources/account.ts';
export type { FileCalls, PagePicture, UploadOptions } from './resources/files.ts';
export type { ConvertRequest, JobCalls, StatusOptions } from './resources/jobs.ts';
export type { List } from './resources/list.ts';
export type { ResultFile, ResultIn } from './resources/result.ts';
export type { WaitOptions } from './resources/wait.ts';
export type { WebhookCalls } from './resources/webhooks.ts';
export type { ClientOptions } from './settings.ts';
export type * from './types.ts';
export { verifyWebhook, type WebhookHeaders, type WebhookOptions } from './webhook.ts';
