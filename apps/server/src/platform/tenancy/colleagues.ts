import { refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../db/database';
import { type Sql, sql } from '../db/sql';
import { RefusalProblem } from '../problems';

/**
 * People `m` of the firm who see matters of the type: it is theirs and the firm's. Who is there for support is no colleague:
 * no matter and no task is theirs.
 */
export const whereWorksIn = (systemType: Sql): Sql => sql`(m.accepted_at is not null and m.support_until is null
  and not is_restricted(m.roles)
  and ${systemType} = any(m.system_types)
  and ${systemType} = any((select i.system_types from intermediary i where i.id = app_firm())::int[]))`;

/** Whoever is newly named must work in the type of the matter; who is named already may stay. */
export async function mustWorkIn(
  tx: Tx,
  systemType: number,
  named: Readonly<Record<string, { before: number | null; after: number | null | undefined }>>,
): Promise<void> {
  const fresh = Object.entries(named).filter(([, { before, after }]) => after != null && after !== before);
  if (fresh.length === 0) return;
  const ids = fresh.map(([, { after }]) => after!);
  const found = await tx.rows<{ id: number }>(sql`
    select m.person_id as id from membership m where m.person_id = any(${ids}::bigint[]) and ${whereWorksIn(sql`${systemType}::int`)}`);
  const wrong = fresh.find(([, { after }]) => !found.some(({ id }) => id === after));
  if (wrong) {
    throw new RefusalProblem(
      refuse(wrong[0], 'This person does not work in this kind of matter. Choose a colleague from the list.'),
    );
  }
}
