/** The settings of the S3 store of blobs. */
import { z } from 'zod';

export interface S3Settings {
  /** an origin, such as https://s3.eu-central-1.amazonaws.com; a path of its own is kept */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** encryption by the store; undefined: as its bucket is set */
  readonly encryption: 'AES256' | 'aws:kms' | undefined;
  /** of aws:kms; undefined: the bucket's default key */
  readonly kmsKeyId: string | undefined;
  /** begins every key of ours; empty, or with a slash at its end */
  readonly prefix: string;
}

const ENCRYPTIONS = ['AES256', 'aws:kms'] as const;

/** The variables, to be read with all others. */
export const STORE_ENVIRONMENT = {
  S3_ENDPOINT: z
    .string()
    .transform((url) => url.replace(/\/+$/, ''))
    .refine(isEndpoint, 'must be the address of an S3 store, such as https://s3.eu-central-1.amazonaws.com')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,62}$/, 'must be the name of a bucket, such as ledgerize-blobs')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,40}$/, 'must be a region such as eu-central-1')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENCRYPTION: z.enum(ENCRYPTIONS, { error: `must be ${ENCRYPTIONS.join(' or ')}` }).optional(),
  S3_KMS_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'must be the id of a key')
    .optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,199}$/, 'must be the beginning of keys, such as ledgerize/')
    .transform((prefix) => (prefix.endsWith('/') ? prefix : `${prefix}/`))
    .optional(),
  AWS_REGION: z.string().optional(),
  AWS_DEFAULT_REGION: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
};

type StoreValues = z.infer<z.ZodObject<typeof STORE_ENVIRONMENT>>;

/** The values of these must not be repeated in a message. An address may hold a password. */
export const SECRET_STORE_VARIABLES = ['S3_ENDPOINT', 'S3_SECRET_ACCESS_KEY', 'AWS_SECRET_ACCESS_KEY'] as const;

/** Without a region of their own, stores take this one, or ignore it. */
const REGION = 'us-east-1';

/**
 * Given the values of the variables, returns the settings, or undefined if no S3_ variable is set, or what is wrong as
 * a line. AWS_ variables alone set nothing: other programs use them, too.
 */
export function storeSettings(value: StoreValues): S3Settings | undefined | string {
  if (!Object.entries(value).some(([name, set]) => name.startsWith('S3_') && set !== undefined)) return undefined;
  const accessKeyId = value.S3_ACCESS_KEY_ID ?? value.AWS_ACCESS_KEY_ID;
  const secretAccessKey = value.S3_SECRET_ACCESS_KEY ?? value.AWS_SECRET_ACCESS_KEY;
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = value;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    const needed = {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    const missing = Object.entries(needed).flatMap(([name, set]) => (set ? [] : [name]));
    return `${missing.join(', ')} must be set, too: an S3 store needs ${Object.keys(needed).join(', ')}`;
  }
  if (value.S3_KMS_KEY_ID !== undefined && value.S3_ENCRYPTION !== 'aws:kms') {
    return 'S3_ENCRYPTION must be aws:kms where S3_KMS_KEY_ID is set';
  }
  return {
    endpoint,
    bucket,
    region: value.S3_REGION ?? value.AWS_REGION ?? value.AWS_DEFAULT_REGION ?? REGION,
    accessKeyId,
    secretAccessKey,
    encryption: value.S3_ENCRYPTION,
    kmsKeyId: value.S3_KMS_KEY_ID,
    prefix: value.S3_PREFIX ?? '',
  };
}

/** Given if each is set, returns what is wrong as a line: nodes of a cluster must share both, and one alone shares neither. */
export function halfSet(set: { readonly database: boolean; readonly store: boolean }): string | undefined {
  if (set.database === set.store) return undefined;
  return set.database
    ? 'DATABASE_URL is set without an S3 store: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, too, since all nodes need the same files'
    : 'S3_ENDPOINT and S3_BUCKET are set without DATABASE_URL: set it, too, or neither, since a store of files alone makes no cluster';
}

function isEndpoint(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return username === '' && password === '' && search === '' && hash === '';
}
