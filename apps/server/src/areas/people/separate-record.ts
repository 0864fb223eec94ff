import type { peopleCalls } from '@boedel/contract/people/people.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { createPersonNumber, lockPeople } from '../known-people/people-numbers.store';
import { formatListName } from '../known-people/people.present';
import { peopleStore } from '../known-people/people.store';
import { setKnownNumber } from './moved-records.store';

export const separateRecord: Handler<typeof peopleCalls.separate> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const { source, id } = body;
    const store = peopleStore(tx);
    const [first] = await store.besides(source, id);
    if (!first) throw new NotFound();
    await lockPeople(tx, [first.knownId]);
    const rows = await store.besides(source, id);
    const row = rows.find((one) => one.source === source && one.id === id);
    if (!row) throw new NotFound();
    if ((await store.countOf([row.knownId])) === 1)
      throw new RefusalProblem(refuse('id', 'This record is already separate.'));
    const knownID = await createPersonNumber(tx);
    await setKnownNumber(tx, body, knownID);
    await audit(tx, actor, 'person.separated', {
      entity: [source, id],
      matterId: row.matter?.id ?? null,
      before: { known_id: row.knownId },
      after: { known_id: knownID, name: formatListName(row) },
    });
    return { knownID };
  });
