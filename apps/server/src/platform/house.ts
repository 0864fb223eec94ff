import { pino } from 'pino';
import type { Config } from './config/config';
import type { Database } from './db/database';
import { openEmbedded } from './db/embedded-database';
import { migrate } from './db/migrate';
import { recognisePooler } from './db/recognise-pooler';
import { openServer } from './db/server-database';
import { openStore } from './files/open-store';
import { mailTransport } from './smtp/transport';
import type { Parts } from './parts';
import { readKeys } from './session/keys';
import { tokensWith } from './session/tokens';

/** Opens the database the configuration names, as it is. */
export async function connectDatabase(config: Config): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_POOL: poolSize } = config;
  if (!url) return openEmbedded(config.dataFolder);
  const pooler = config.DATABASE_POOLER === 'auto' ? await recognisePooler(url) : config.DATABASE_POOLER;
  return openServer({ url, poolSize, pooler, directUrl });
}

/** Opens the database the configuration names and brings its schema up to date. */
export async function openDatabase(config: Config): Promise<Database> {
  const database = await connectDatabase(config);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The parts every request and every job stands on. */
export async function createParts(config: Config, database: Database, clock = (): Date => new Date()): Promise<Parts> {
  const keys = await readKeys(config);
  return {
    config,
    database,
    keys,
    tokens: tokensWith(keys),
    clock,
    log: pino({ level: config.LOG_LEVEL }),
    mail: mailTransport(config),
    files: await openStore(config),
  };
}
