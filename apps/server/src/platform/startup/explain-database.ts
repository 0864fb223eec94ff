import { describeAddress } from './describe-address';

/** The setting an address comes from, so that a sentence can name it. */
export type AddressSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL';

interface DriverError {
  readonly code?: string;
  readonly message?: string;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

/** An error, what caused it, and what caused that: PostgreSQL's own words lie at the end. */
export function listCauses(error: unknown): readonly DriverError[] {
  const found: DriverError[] = [];
  const waiting = [error];
  while (waiting.length > 0 && found.length < 20) {
    const next = waiting.shift() as DriverError | undefined;
    if (!next || typeof next !== 'object' || found.includes(next)) continue;
    found.push(next);
    waiting.push(next.cause, ...(next.errors ?? []));
  }
  return found;
}

const certificateCodes =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(_LOCALLY)?)|CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/;

/** Away, or not yet there: waiting may help. */
const isAway = ({ code = '', message = '' }: DriverError): boolean =>
  /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH|NETUNREACH|AI_AGAIN)$|^57P0|^ENOENT$/.test(code) ||
  /timeout expired|Connection terminated|timeout exceeded when trying to connect/.test(message);

export const mayComeBack = (error: unknown): boolean => listCauses(error).some(isAway);

type Explain = (at: {
  readonly setting: AddressSetting;
  readonly server: string;
  readonly user: string;
  readonly database: string;
  readonly message: string;
}) => string;

/** The first that fits is said. */
const known: readonly (readonly [(error: DriverError) => boolean, Explain])[] = [
  [
    ({ code, message = '' }) => code === '28P01' || /password authentication failed/.test(message),
    ({ setting, server, user }) =>
      `PostgreSQL at ${server} refuses the password of the user "${user}". Correct the user and the password in ${setting}.`,
  ],
  [
    ({ message = '' }) => /client password must be a (non-empty )?string|empty password returned/.test(message),
    ({ setting, server, user }) =>
      `PostgreSQL at ${server} asks for a password of the user "${user}". Add it to ${setting}, as in postgres://user:password@host/database.`,
  ],
  [
    ({ code, message = '' }) => code === '3D000' || /no such database/.test(message),
    ({ setting, server, database }) =>
      `There is no database "${database}" at ${server}. Create it, or correct the name in ${setting}.`,
  ],
  [
    ({ message = '' }) => /no such user|role ".*" does not exist/.test(message),
    ({ setting, server, user }) =>
      `There is no user "${user}" at ${server}. Create it, or correct the user in ${setting}.`,
  ],
  [
    ({ code }) => code === '28000',
    ({ setting, server, user, database, message }) =>
      `PostgreSQL at ${server} does not let the user "${user}" into the database "${database}" (${message}). Correct ${setting}, or allow it in pg_hba.conf.`,
  ],
  [
    ({ message = '' }) => /statement pooling/.test(message),
    ({ setting, server }) =>
      `The pooler at ${server} takes single statements only, and Boedel needs transactions. Set its pool_mode to transaction, or name PostgreSQL itself in ${setting}.`,
  ],
  [
    ({ message = '' }) => /unsupported startup parameter/.test(message),
    ({ server }) => `There is a pooler at ${server}, but DATABASE_POOLER says none. Set it to auto or transaction.`,
  ],
  [
    ({ message = '' }) => /does not support SSL/.test(message),
    ({ setting, server }) =>
      `PostgreSQL at ${server} does not speak TLS. Turn ssl on there, or leave sslmode out of ${setting}.`,
  ],
  [
    ({ code = '' }) => certificateCodes.test(code),
    ({ setting, server, message }) =>
      `The certificate of PostgreSQL at ${server} is not trusted (${message}). Name the file of its authority: add sslrootcert=/path/to/ca.pem to ${setting}.`,
  ],
  [
    ({ code }) => code === '53300',
    ({ server }) =>
      `PostgreSQL at ${server} has no connection left. Lower DATABASE_POOL of every process, or raise max_connections there.`,
  ],
  [
    ({ code }) => code === '53100',
    ({ server }) =>
      `The disk of PostgreSQL at ${server} is full. Free some space there, then start again; nothing was changed.`,
  ],
  [
    ({ code, message = '' }) => code === '42501' && /create role|CREATEROLE/.test(message),
    ({ setting, user }) =>
      `The user "${user}" in ${setting} may not create roles. Run as a superuser: alter role "${user}" createrole.`,
  ],
  [
    ({ code, message = '' }) => code === '42501' && /set role|grant role|ADMIN option/i.test(message),
    ({ setting, user }) =>
      `The user "${user}" in ${setting} may not work as the roles boedel_app, boedel_provider and boedel_eraser. Run as a superuser: grant boedel_app, boedel_provider, boedel_eraser to "${user}"; docs/operations.md says more.`,
  ],
  [
    ({ code }) => code === '42501',
    ({ setting, user, database, message }) =>
      `The user "${user}" in ${setting} may not change the database "${database}" (${message}). Run as a superuser: alter database "${database}" owner to "${user}".`,
  ],
  [
    ({ code, message = '' }) => code === '57P03' || /starting up|shutting down|recovery mode/.test(message),
    ({ server, message }) => `PostgreSQL at ${server} is not ready (${message}). Start again in a minute.`,
  ],
  [
    ({ code }) => code === 'ENOTFOUND' || code === 'EAI_AGAIN',
    ({ setting, server }) => `The name of the server ${server} is not known here. Correct the host in ${setting}.`,
  ],
  [
    ({ code }) => code === 'ECONNREFUSED' || code === 'ENOENT',
    ({ setting, server }) => `Nothing answers at ${server}. Start PostgreSQL there, or correct ${setting}.`,
  ],
  [
    isAway,
    ({ setting, server }) =>
      `PostgreSQL at ${server} did not answer in time. Look whether it runs and whether a firewall is in between, or correct ${setting}.`,
  ],
];

/** What is wrong with the database, in one sentence; undefined for what has nothing to do with reaching or owning it. */
export function explainDatabase(error: unknown, url: string, setting: AddressSetting): string | undefined {
  const address = describeAddress(url);
  if (!address) return undefined;
  const causes = listCauses(error);
  for (const [fits, explain] of known) {
    const cause = causes.find(fits);
    if (cause) return explain({ setting, ...address, message: cause.message ?? '' });
  }
  return undefined;
}
