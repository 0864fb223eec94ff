import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { type Database } from '../db/database';
import { openEmbedded } from '../db/embedded-database';
import { FolderTakenError } from '../db/folder-claim';
import { checkFolder } from './check-folder';
import { inspectSchema } from './check-schema';
import { inspectServer } from './check-server';
import { describeAddress } from './describe-address';
import { explainStart } from './explain-start';
import {
  describeUnset,
  findCause,
  inspectFiles,
  inspectMail,
  inspectPort,
  inspectScanner,
  inspectSignIn,
  inspectSpace,
  type DoctorRow,
} from './inspect-services';
import { findReplicaFault, reachServer } from './reach-server';

const names = {
  version: ['Version', 'DATABASE_URL'],
  encoding: ['Text', 'DATABASE_URL'],
  rights: ['Rights', 'DATABASE_URL'],
  clock: ['Clock', 'none'],
  connections: ['Connections', 'DATABASE_POOL'],
} as const;

async function inspectSchemaVersion(database: Database, setting: string): Promise<DoctorRow> {
  const { wrong, missing } = await inspectSchema(database, setting, Date.now());
  const row = { what: 'Migrations', setting };
  if (wrong) return { ...row, state: 'WRONG', text: wrong };
  const text = missing === 0 ? 'The database is up to date.' : `The next start will run ${missing} migrations.`;
  return { ...row, state: 'ok', text };
}

const poolers = {
  none: 'a session of its own for each connection',
  transaction: 'through a pooler, without prepared statements',
  prepared: 'through a pooler that keeps prepared statements',
} as const;

async function inspectDatabaseServer(config: Config): Promise<readonly DoctorRow[]> {
  const settings = { ...config, DATABASE_READ_URL: undefined };
  const { database, pooler } = await reachServer(settings, { seconds: 0, print: () => undefined });
  try {
    const address = describeAddress(config.DATABASE_URL!)!;
    const setting = config.DATABASE_DIRECT_URL && pooler !== 'none' ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
    const findings = await inspectServer(database, { ...address, setting, poolSize: config.DATABASE_POOL, pooler });
    return [
      { what: 'Database', setting: 'DATABASE_URL', state: 'ok', text: `${address.server}, ${poolers[pooler]}.` },
      ...findings.map(({ about, text, isWrong }): DoctorRow => ({
        what: names[about][0],
        setting: names[about][1],
        state: isWrong ? 'WRONG' : 'ok',
        text: isWrong ? text : `${text}.`,
      })),
      await inspectSchemaVersion(database, 'DATABASE_URL'),
      await inspectReplicaSetting(database, config),
    ];
  } finally {
    await database.close();
  }
}

async function inspectReplicaSetting(database: Database, { DATABASE_READ_URL: url }: Config): Promise<DoctorRow> {
  if (!url)
    return describeUnset('Replica', 'DATABASE_READ_URL', 'Exports, reports and searches read from DATABASE_URL.');
  const fault = await findReplicaFault(database, url);
  const row = { what: 'Replica', setting: 'DATABASE_READ_URL' };
  if (fault) return { ...row, state: 'WRONG', text: fault.text };
  return { ...row, state: 'ok', text: `${describeAddress(url)!.server} follows the primary.` };
}

async function inspectEmbedded({ dataFolder }: Config): Promise<readonly DoctorRow[]> {
  const row = { what: 'Database', setting: 'BOEDEL_DATA' };
  if (!existsSync(join(dataFolder, 'db')))
    return [{ ...row, state: 'ok', text: 'The embedded database will be created at the first start.' }];
  try {
    const database = await openEmbedded(dataFolder);
    try {
      return [
        { ...row, state: 'ok', text: 'The embedded database opened.' },
        await inspectSchemaVersion(database, 'BOEDEL_DATA'),
      ];
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof FolderTakenError)) throw error;
    return [{ ...row, state: 'ok', text: 'A running Boedel has it open; stop that one to have it looked into.' }];
  }
}

/** One thing that is wrong keeps nobody from looking at the next. */
async function catchFault(
  config: Config,
  row: Pick<DoctorRow, 'what' | 'setting'>,
  work: () => Promise<readonly DoctorRow[]>,
): Promise<readonly DoctorRow[]> {
  try {
    return await work();
  } catch (error) {
    return [{ ...row, state: 'WRONG', text: explainStart(error, config) || findCause(error) }];
  }
}

/** Looks at everything the product needs; makes the data folder where there is none, and changes nothing else. */
export async function examineInstallation(config: Config): Promise<readonly DoctorRow[]> {
  const setting = config.DATABASE_URL ? 'DATABASE_URL' : 'BOEDEL_DATA';
  const rows = await Promise.all([
    catchFault(config, { what: 'Data folder', setting: 'BOEDEL_DATA' }, async () => {
      checkFolder(config.dataFolder);
      const { dataFolder } = config;
      const row: DoctorRow = {
        what: 'Data folder',
        setting: 'BOEDEL_DATA',
        state: 'ok',
        text: `${dataFolder} is writable.`,
      };
      return [row, await inspectSpace(config)];
    }),
    inspectPort(config),
    catchFault(config, { what: 'Database', setting }, () =>
      config.DATABASE_URL ? inspectDatabaseServer(config) : inspectEmbedded(config),
    ),
    inspectFiles(config),
    inspectMail(config),
    inspectScanner(config),
    inspectSignIn(config),
  ]);
  return rows.flat();
}

/** Columns as wide as what stands in them. */
export function formatTable(rows: readonly DoctorRow[]): readonly string[] {
  const widest = (column: 'what' | 'setting' | 'state'): number => Math.max(...rows.map((row) => row[column].length));
  const [what, setting, state] = [widest('what'), widest('setting'), widest('state')];
  return rows.map(
    (row) => `${row.what.padEnd(what)}  ${row.setting.padEnd(setting)}  ${row.state.padEnd(state)}  ${row.text}`,
  );
}
