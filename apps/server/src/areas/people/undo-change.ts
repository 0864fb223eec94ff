import type { peopleCalls } from '@boedel/contract/people/people.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { peopleChangeStore } from './people-change.store';
import { lockPeople } from '../known-people/people-numbers.store';
import { formatKey, formatListName } from '../known-people/people.present';
import { peopleStore } from '../known-people/people.store';
import { moveBack, findMovedAway } from './moved-records.store';
import { describePlace, writeColumns } from './write-record';

export const undoChange: Handler<typeof peopleCalls.undo> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const changes = peopleChangeStore(tx);
    const change = await changes.lock(body.changeID);
    if (change.undone_at !== null) throw new RefusalProblem(refuse('changeID', 'This has already been undone.'));
    await lockPeople(tx, [change.known_id]);
    if (await findMovedAway(tx, change)) {
      throw new RefusalProblem(
        refuse(
          'changeID',
          'Records of these people were joined or parted since. Part what does not belong together on the page of the person.',
        ),
      );
    }
    const rows = new Map((await peopleStore(tx).recordsOf([change.known_id])).map((row) => [formatKey(row), row]));
    for (const { source, id, version, before } of change.changed) {
      const row = rows.get(formatKey({ source, id }));
      // One that was removed, or that the reader does not reach, cannot be put back by them.
      if (!row) {
        throw new RefusalProblem(
          refuse(
            'changeID',
            'One of the records was removed or separated, or is in a matter you cannot open. Correct the others one by one.',
          ),
        );
      }
      if (row.version !== version) {
        throw new RefusalProblem(
          refuse(
            'changeID',
            message('{name} in {place} has changed since then. Correct that record; nothing was undone.', {
              name: formatListName(row),
              place: describePlace(row),
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
