import type { peopleCalls } from '@boedel/contract/people/people.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { name, sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { type Moved, type PeopleChangeRow, peopleChanges } from './people-changes';
import { holdPeople } from '../known-people/people-numbers';
import { keyOf, nameOf } from '../known-people/people.present';
import { peopleStore } from '../known-people/people.store';
import { placeOf, writeColumns } from './write-record';

/** The column that holds the number. */
const columnOf = (source: string): string => (source === 'liability' ? 'creditor_known_id' : 'known_id');

/** Whose records have been given to somebody else since. */
async function movedAway(tx: Tx, { moved, known_id }: PeopleChangeRow): Promise<Moved | undefined> {
  for (const source of new Set(moved.map((one) => one.source))) {
    const ids = moved.filter((one) => one.source === source).map(({ id }) => id);
    const away = await tx.maybe<{ id: number }>(sql`select id from ${name(source)}
      where id = any(${ids}::bigint[]) and ${name(columnOf(source))} is distinct from ${known_id} limit 1`);
    if (away) return { source, id: away.id };
  }
  return undefined;
}

async function moveBack(tx: Tx, { moved, known_id, from_known_id }: PeopleChangeRow): Promise<void> {
  for (const source of new Set(moved.map((one) => one.source))) {
    const ids = moved.filter((one) => one.source === source).map(({ id }) => id);
    await tx.run(sql`update ${name(source)} set ${name(columnOf(source))} = ${from_known_id}
      where id = any(${ids}::bigint[]) and ${name(columnOf(source))} = ${known_id}`);
  }
}

export const undoChange: Handler<typeof peopleCalls.undo> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const changes = peopleChanges(tx);
    const change = await changes.lock(body.changeID);
    if (change.undone_at !== null) orRefuse(refuse('changeID', 'This was taken back already.'));
    await holdPeople(tx, [change.known_id]);
    if (await movedAway(tx, change)) {
      orRefuse(
        refuse(
          'changeID',
          'Records of these people were joined or parted since. Part what does not belong together on the page of the person.',
        ),
      );
    }
    const rows = new Map((await peopleStore(tx).recordsOf([change.known_id])).map((row) => [keyOf(row), row]));
    for (const { source, id, version, before } of change.changed) {
      const row = rows.get(keyOf({ source, id }));
      // One that was removed, or that the reader does not reach, cannot be put back by them.
      if (!row) {
        orRefuse(
          refuse(
            'changeID',
            'One of the records was removed, parted or is in a matter you do not reach. Correct the others one by one.',
          ),
        );
        continue;
      }
      if (row.version !== version) {
        orRefuse(
          refuse(
            'changeID',
            said('{name} in {place} was changed since. Correct that record itself; nothing was taken back.', {
              name: nameOf(row),
              place: placeOf(row),
            }),
          ),
        );
      }
      await writeColumns(tx, { actor, now }, row, before);
    }
    await moveBack(tx, change);
    await changes.change(change.id, change.version, { undone_at: now.toISOString() });
    await audit(tx, actor, 'person.undone', {
      entity: ['people_change', change.id],
      after: { kind: change.kind, records: change.moved.length + change.changed.length },
    });
    return { done: true };
  });
