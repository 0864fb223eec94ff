import type { peopleCalls } from '@boedel/contract/people/people.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { peopleChanges } from './people-change.store';
import { holdPeople } from '../known-people/people-numbers.store';
import { keyOf, nameOf } from '../known-people/people.present';
import { peopleStore } from '../known-people/people.store';
import { moveBack, movedAway } from './moved-records.store';
import { placeOf, writeColumns } from './write-record';

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
