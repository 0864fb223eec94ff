import type { Logger } from 'pino';
import type { Config } from './config/config';
import type { Database } from './db/database';
import type { FileStore } from './files/file-store';
import type { MailTransport } from './smtp/transport';
import type { SecretKeys } from './session/keys';
import type { TokenSigner } from './session/tokens';

/** The services a handler may need besides its own firm's data. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly keys: SecretKeys;
  readonly tokens: TokenSigner;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly mail: MailTransport;
  readonly files: FileStore;
}
