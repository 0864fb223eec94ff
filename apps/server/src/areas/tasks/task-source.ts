import type { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';

interface Named {
  readonly diaryID?: number | null | undefined;
  readonly noteID?: number | null | undefined;
  readonly queryID?: number | null | undefined;
}
interface Source {
  readonly matterId: number;
  readonly title: string;
  readonly note: string | null;
  readonly due: LocalDate | null;
  readonly ownerId: number | null;
}

const read = ({ diaryID, noteID, queryID }: Named) => {
  if (diaryID) {
    return sql`select matter_id as "matterId", title, null as note, due_on as due, assigned_person_id as "ownerId"
      from diary_entry where id = ${diaryID}`;
  }
  if (noteID) {
    return sql`select matter_id as "matterId", left(split_part(plain, chr(10), 1), 200) as title, plain as note, null::date as due,
      null::bigint as "ownerId" from matter_note where id = ${noteID}`;
  }
  return queryID
    ? sql`select matter_id as "matterId", left(asked, 200) as title, asked as note, null::date as due, null::bigint as "ownerId"
      from account_query where id = ${queryID}`
    : undefined;
};

/** What a task is made from, if the person may see it; of several that are named, each must be of the same matter. */
export async function openSource(tx: Tx, named: Named): Promise<Source | undefined> {
  const all: Source[] = [];
  for (const [key, id] of Object.entries(named)) {
    const asked = id ? read({ [key]: id }) : undefined;
    if (!asked) continue;
    const found = await tx.maybe<Source>(asked);
    if (!found) throw new NotFound();
    await openMatter(tx, found.matterId);
    all.push(found);
  }
  if (all.some(({ matterId }) => matterId !== all[0]!.matterId)) throw new NotFound();
  return all[0];
}

export const sourceOfTask: Handler<typeof taskCalls.getSource> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    const { matterID, ...named } = query;
    const source = await openSource(tx, named);
    const matterId = source?.matterId ?? matterID;
    if (!matterId) throw new NotFound();
    const matter = await openMatter(tx, matterId);
    return {
      matterID: matter.id,
      matterReference: matter.reference,
      matterName: matter.name,
      title: source?.title ?? '',
      note: source?.note ?? null,
      dueDate: source?.due ?? null,
      ownerID: source?.ownerId ?? null,
    };
  });
