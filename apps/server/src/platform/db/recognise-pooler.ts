import pg from 'pg';

/**
 * What stands between us and PostgreSQL. `none`: nothing, so a connection is one session from its start to its end.
 * `transaction`: a pooler that gives each transaction another session. `prepared`: one that does so and carries named
 * statements over, as pgbouncer does from 1.21 on.
 */
export type Pooler = 'none' | 'transaction' | 'prepared';

/** pgbouncer before 1.20 refuses what it does not know at the start of a connection, and newer ones most of it. */
const doesRefuseSettings = (error: unknown): boolean =>
  /unsupported startup parameter/.test((error as { message?: string }).message ?? '');

async function connect(settings: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(settings);
  client.on('error', () => undefined); // reported by the running statement
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** PostgreSQL sends the number of its process at the start; a pooler sends a number of its own. */
async function isSession(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === (client as unknown as { readonly processID: number }).processID;
}

const probe = 'boedel_probe';

/** A pooler that carries named statements over gives them names of its own, so that those of two clients do not meet. */
async function doesRenameStatements(client: pg.Client): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query({ name: probe, text: 'select 1' });
    const { rows } = await client.query(`select from pg_prepared_statements where name = '${probe}'`);
    if (rows.length > 0) await client.query(`deallocate ${probe}`); // else whoever has the session next meets it
    return rows.length === 0;
  } finally {
    await client.query('rollback');
  }
}

/** Asks once, at the start, what DATABASE_URL leads to. */
export async function recognisePooler(url: string, patience = 5_000): Promise<Pooler> {
  const settings = { connectionString: url, connectionTimeoutMillis: patience, application_name: 'boedel' };
  const first = await connect({ ...settings, statement_timeout: 60_000 }).catch((error: unknown) => {
    if (doesRefuseSettings(error)) return undefined;
    throw error;
  });
  const client = first ?? (await connect(settings));
  try {
    if (first && (await isSession(first))) return 'none';
    return (await doesRenameStatements(client)) ? 'prepared' : 'transaction';
  } finally {
    await client.end();
  }
}
