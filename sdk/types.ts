/** The shapes of the interface by name, and what its calls take and answer, all from its OpenAPI description. */
import type { components, operations } from './schema.ts';

type Schemas = components['schemas'];
type OperationId = keyof operations;

export type AcceptedJob = Schemas['AcceptedJob'];
export type Account = Schemas['Account'];
export type AccountTransaction = Schemas['AccountTransaction'];
export type AccountTransactionList = Schemas['AccountTransactionList'];
export type BankAccountDetails = Schemas['BankAccountDetails'];
export type BankAccountList = Schemas['BankAccountList'];
export type SuggestionList = Schemas['SuggestionList'];
export type Assigned = Schemas['Assigned'];
export type Client = Schemas['Client'];
export type ClientList = Schemas['ClientList'];
export type Delivery = Schemas['Delivery'];
export type DeliveryList = Schemas['DeliveryList'];
export type DeliveryWithPayload = Schemas['DeliveryWithPayload'];
export type ErrorCode = Schemas['ErrorCode'];
/** How a file looks, and what it holds that the paper does not say. */
export type ExportOptions = Schemas['ExportOptions'];
export type Fault = Schemas['Fault'];
export type FileList = Schemas['FileList'];
export type Format = Schemas['Format'];
export type Hints = Schemas['Hints'];
export type Job = Schemas['Job'];
export type JobList = Schemas['JobList'];
export type JobStatus = Schemas['JobStatus'];
export type AuditList = Schemas['AuditList'];
export type AuditEntry = Schemas['AuditEntry'];
export type Ledger = Schemas['Ledger'];
export type LedgerEntry = Schemas['LedgerEntry'];
/** A reference of your own: texts by keys of your choice. */
export type Metadata = Schemas['Metadata'];
export type Rejection = Schemas['Rejection'];
export type Result = Schemas['Result'];
export type Statement = Schemas['Statement'];
export type Transaction = Schemas['Transaction'];
/** An uploaded PDF, or the pages of uploaded pictures. Named apart from the `File` of browsers. */
export type UploadedFile = Schemas['File'];
/** Changes, whose effect is asked for. */
export type PreviewRequest = Schemas['PreviewRequest'];
export type Preview = Schemas['Preview'];
/** A version of what was read of a file. */
export type CheckAnswer = Schemas['CheckAnswer'];
export type CheckRequest = Schemas['CheckRequest'];
export type FileReading = Schemas['FileReading'];
export type StatementSummary = Schemas['StatementSummary'];
export type PageWords = Schemas['PageWords'];
export type Version = Schemas['Version'];
export type VersionList = Schemas['VersionList'];
export type VersionRequest = Schemas['VersionRequest'];
export type UsageDays = Schemas['UsageDays'];
export type Webhook = Schemas['Webhook'];
/** The body of a webhook. */
export type WebhookEvent = Schemas['WebhookEvent'];
export type WebhookList = Schemas['WebhookList'];
export type WebhookWithSecret = Schemas['WebhookWithSecret'];

/** The parameters of a call behind the question mark. */
export type Query<Id extends OperationId> = OrUndefined<NonNullable<operations[Id]['parameters']['query']>>;

/** The body of a call. */
export type Body<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Sent } };
}
  ? Sent
  : never;

/** With `exactOptionalPropertyTypes`, too, what need not be there may be undefined. */
export type OrUndefined<Shape> = {
  [Key in keyof Shape]:
    | OrUndefinedWithin<Shape[Key]>
    | (Record<never, never> extends Pick<Shape, Key> ? undefined : never);
};

type OrUndefinedWithin<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? OrUndefined<Value>
    : Value;

/** Bytes in memory of their own: `Uint8Array<ArrayBuffer>`, which compilers before TypeScript 5.7 do not know. */
export type Bytes = ReturnType<typeof Uint8Array.of>;
