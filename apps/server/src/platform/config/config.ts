import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

const emptyToUndefined = (value: string | undefined): string | undefined => (value === '' ? undefined : value);
const optional = z.string().optional().transform(emptyToUndefined);

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && (bits === undefined ? widest > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= widest);
};

/** How many proxies stand before the server, or the addresses they have. */
const proxies = z
  .string()
  .default('false')
  .transform((text, context): number | readonly string[] => {
    const value = text.trim();
    if (value === '' || value === 'false') return 0;
    if (value === 'true') return 1;
    if (/^\d$/.test(value)) return Number(value);
    const addresses = value.split(',').map((each) => each.trim());
    if (addresses.every(isNetwork)) return addresses;
    context.addIssue('Enter the number of proxies in front of the server, or their addresses separated by commas.');
    return z.NEVER;
  });

const listSchema = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  );

const key = z
  .string()
  .refine(
    (text) => Buffer.byteLength(text) >= 32,
    'Enter a random key of at least 32 characters; `openssl rand -base64 48` generates one.',
  );

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  BOEDEL_DATA: z.string().default('./data'),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  DATABASE_URL: optional,
  DATABASE_DIRECT_URL: optional,
  DATABASE_READ_URL: optional,
  DATABASE_WAIT_SECONDS: z.coerce.number().int().min(0).max(3600).default(30),
  DATABASE_POOLER: z.enum(['auto', 'none', 'transaction', 'prepared']).default('auto'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(20),
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Boedel <no-reply@boedel.test>'),
  MAIL_IN_PORT: z.preprocess(
    (port) => (port === '' ? undefined : port),
    z.coerce.number().int().min(0).max(65535).optional(),
  ),
  MAIL_IN_HOST: z.string().default('127.0.0.1'),
  MAIL_IN_DOMAIN: optional,
  S3_ENDPOINT: optional,
  S3_BUCKET: optional,
  S3_REGION: z.string().default('af-south-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  FIRM_BUCKETS: z.enum(['public', 'any']).default('public'),
  PUBLIC_URL: optional,
  AUTH_KEY: optional.pipe(key.optional()),
  AUTH_KEY_EARLIER: listSchema.pipe(z.array(key)),
  TOKEN_MINUTES: z.coerce.number().int().min(1).max(15).default(10),
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(2).max(1440).default(60),
  SESSION_HOURS: z.coerce.number().int().min(1).max(24).default(12),
  BANK_LINE_URL: optional,
  BANK_LINE_TOKEN: optional,
  TIS_ACCOUNT_NAME: z.string().min(1).max(60).default('TIS account'),
  METRICS_TOKEN: optional,
  API_DOCS: z.enum(['on', 'off']).default('on'),
  DEMO: z.enum(['whole', 'people', 'off']).default('whole'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  OIDC_ISSUER: optional,
  OIDC_CLIENT_ID: optional,
  OIDC_NAME: z.string().default('Keycloak'),
  OIDC_REALM: z.string().default('boedel'),
  OIDC_SECOND_FACTOR_ACR: listSchema,
  ASSIST_SOCKET_URL: optional,
  ASSIST_CLIENT_SECRET: optional,
  ASSIST_NAMESPACE: optional,
  PROVIDER_NAME: z.string().default('Boedel'),
  PROVIDER_SITE: z.string().default('https://boedel.example'),
  PROVIDER_EMAIL_DOMAIN: z.string().default('boedel.test'),
  PROVIDER_ACCOUNTS_EMAIL: z.string().default('accounts@boedel.test'),
  PROVIDER_SALES_EMAIL: z.string().default('sales@boedel.test'),
  PROVIDER_PRODUCT_EMAIL: z.string().default('product@boedel.test'),
  PROVIDER_TRAINING_EMAIL: z.string().default('training@boedel.test'),
  PROVIDER_EMAIL: z.string().default('hello@boedel.test'),
  PROVIDER_PHONE: z.string().default('+27 10 000 0000'),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  GUARDED_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  REQUEST_SECONDS: z.coerce.number().int().min(1).max(3600).default(120),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(500),
  UPLOAD_MB: z.coerce.number().int().min(1).max(200).default(25),
  UPLOAD_FILES: z.coerce.number().int().min(1).max(100).default(10),
  PICTURE_MEGAPIXELS: z.coerce.number().int().min(1).max(1000).default(100),
  BACKUP_PASSPHRASE: optional.pipe(
    z
      .string()
      .min(12, 'must have at least 12 characters; four words that have nothing to do with each other are good')
      .optional(),
  ),
  FIRM_GB: z.coerce.number().positive().max(100_000).default(100),
  VIRUS_SCANNER: optional,
  BODY_LIMIT: z.coerce.number().int().min(1024).default(1_048_576),
  TRUST_PROXY: proxies,
});

export type Environment = z.output<typeof environment>;

export interface Config extends Environment {
  readonly dataFolder: string;
  readonly isProduction: boolean;
}

/** Reads the environment once, at the start. A wrong value stops the start with a sentence that names it. */
export function readConfig(source: Readonly<Record<string, string | undefined>> = process.env): Config {
  const read = environment.safeParse(source);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment has wrong values. ${wrong.join('; ')}`);
  }
  return {
    ...read.data,
    dataFolder: resolve(read.data.BOEDEL_DATA),
    isProduction: read.data.NODE_ENV === 'production',
  };
}
