/** The shapes of the interface by name, from its OpenAPI description. */
import type { components } from './schema.ts';

type Schemas = components['schemas'];

export type Account = Schemas['Account'];
export type AccountStrand = Schemas['AccountStrand'];
export type AccountTransaction = Schemas['AccountTransaction'];
export type BankAccount = Schemas['BankAccount'];
export type BankAccountDetails = Schemas['BankAccountDetails'];
export type Client = Schemas['Client'];
export type Suggestion = Schemas['Suggestion'];
export type Difference = Schemas['Difference'];
export type ErrorCode = Schemas['ErrorCode'];
export type Fault = Schemas['Fault'];
export type File = Schemas['File'];
export type Finding = Schemas['Finding'];
export type FileFinding = Schemas['FileFinding'];
export type Format = Schemas['Format'];
export type Hints = Schemas['Hints'];
export type Job = Schemas['Job'];
export type Result = Schemas['Result'];
export type SignedIn = Schemas['SignedIn'];
export type User = Schemas['User'];
export type Role = Schemas['Role'];
export type Member = Schemas['Member'];
export type ShownInvitation = Schemas['ShownInvitation'];
export type AuditEntry = Schemas['AuditEntry'];
export type ApiKey = Schemas['ApiKey'];
export type KeyScope = Schemas['KeyScope'];
export type CreatedKey = Schemas['CreatedKey'];
export type LedgerEntry = Schemas['LedgerEntry'];
export type OperatedAccount = Schemas['OperatedAccount'];
export type UsageDay = Schemas['UsageDay'];
export type Delivery = Schemas['Delivery'];
export type EventType = Schemas['EventType'];
export type Webhook = Schemas['Webhook'];
export type WebhookWithSecret = Schemas['WebhookWithSecret'];
