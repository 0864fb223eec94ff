import type { Database } from '../platform/db/database';
import { migrate, migrations } from '../platform/db/migrate';

export const ownerFunctions = '20261115T0501_an_owner_column_is_filled_by_its_own_function.sql';
/** The last migration of the time before: `ownerFunctions` was added later, among those that had run everywhere. */
const lastBefore = '20261118T1600_a_directory_has_its_search.sql';

export const migrationsBeforeOwnerFunctions = migrations.filter(
  ({ name }) => name <= lastBefore && name !== ownerFunctions,
);

/**
 * Sets an empty database up as a version of that time did. PostgreSQL 15.20 no longer takes those migrations in one
 * transaction, which is why there are newer ones; one by one it does.
 */
export async function migrateBeforeOwnerFunctions(database: Database): Promise<void> {
  for (const migration of migrationsBeforeOwnerFunctions) await migrate(database, [migration]);
}
