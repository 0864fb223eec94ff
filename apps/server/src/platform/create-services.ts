import { pino } from 'pino';
import type { Config } from './config/config';
import type { Database } from './db/database';
import { openEmbedded } from './db/embedded-database';
import { migrate } from './db/migrate';
import { openFileStore } from './files/open-store';
import { createMailTransport } from './smtp/transport';
import type { Services } from './services';
import { CannotStart } from './startup/cannot-start';
import { explainMigration, inspectSchema } from './startup/check-schema';
import { checkServer } from './startup/check-server';
import { describeAddress } from './startup/describe-address';
import { type Patience, reachServer } from './startup/reach-server';
import { readKeys } from './session/keys';
import { createTokens } from './session/tokens';

/** Commands are started by people, who see at once that nothing answers. */
const noPatience: Patience = { seconds: 0, print: () => undefined };

/** Opens the database the configuration names, as it is. */
export async function connectDatabase(config: Config): Promise<Database> {
  // A command reads what is: the replica is for people who look things up meanwhile.
  const settings = { ...config, DATABASE_READ_URL: undefined };
  return config.DATABASE_URL ? (await reachServer(settings, noPatience)).database : openEmbedded(config.dataFolder);
}

/** Opens it for the start: a server may come up after us, and must be one we can work with. */
async function openChecked(config: Config, patience: Patience): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_POOL: poolSize } = config;
  if (!url && config.DATABASE_READ_URL)
    throw new CannotStart(
      'DATABASE_READ_URL names a replica of the server in DATABASE_URL, which is not set. Set it, or leave both out.',
    );
  if (!url) return openEmbedded(config.dataFolder);
  const { database, pooler } = await reachServer(config, patience);
  const setting = config.DATABASE_DIRECT_URL && pooler !== 'none' ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  try {
    await checkServer(database, { ...describeAddress(url)!, setting, poolSize, pooler });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database the configuration names and brings its schema up to date. */
export async function openDatabase(config: Config, print: Patience['print'] = () => undefined): Promise<Database> {
  const database = await openChecked(config, { seconds: config.DATABASE_WAIT_SECONDS, print });
  try {
    const setting = config.DATABASE_URL ? 'DATABASE_URL' : 'BOEDEL_DATA';
    const { wrong } = await inspectSchema(database, setting, Date.now());
    if (wrong) throw new CannotStart(wrong);
    try {
      await migrate(database);
    } catch (error) {
      throw explainMigration(error, setting);
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The services of every request and every job. */
export async function createServices(
  config: Config,
  database: Database,
  clock = (): Date => new Date(),
): Promise<Services> {
  const keys = await readKeys(config);
  return {
    config,
    database,
    keys,
    tokens: createTokens(keys),
    clock,
    log: pino({ level: config.LOG_LEVEL }),
    mail: createMailTransport(config),
    files: await openFileStore(config),
  };
}
