import { type Database, DatabaseUnavailableError } from './database';
import { sqlName, sql } from './sql';

const sixHours = 6 * 3_600_000;

/** Counts what every table holds, one table at a time, so that nobody waits long for it. */
export async function analyseTables(database: Database): Promise<void> {
  const tables = await database.asOwner((tx) =>
    tx.rows<{ tablename: string }>(sql`select tablename from pg_tables where schemaname = 'public' order by tablename`),
  );
  for (const { tablename } of tables) {
    await database.asOwner((tx) => tx.script(`analyze ${sqlName(tablename).text}`));
  }
}

/**
 * A database server has a process of its own that counts what its tables hold; the embedded database has none, and takes a
 * table nobody counted for nearly empty: it then reads all of a firm where it wants one matter. Counted at the start and
 * from time to time; one count that is missed costs speed and nothing else.
 */
export function scheduleAnalysis(database: Database, tell: (problem: unknown) => void): void {
  if (database.kind !== 'embedded') return;
  const startAnalysis = (): void =>
    void analyseTables(database).catch((problem: unknown) => {
      if (!(problem instanceof DatabaseUnavailableError)) tell(problem);
    });
  startAnalysis();
  setInterval(startAnalysis, sixHours).unref();
}
