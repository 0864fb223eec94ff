import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { audit } from '../../platform/audit/audit';
import { orConflict } from '../../platform/db/or-conflict';
import type { Handler } from '../../platform/http/handler';
import { layOutDates } from '../diary/move-dates';
import { mustWorkIn } from './colleagues';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { answered, matterValues, presentMatter } from './matter.present';
import { matterStore } from './matter.store';

export const changeMatter: Handler<typeof matterCalls.update> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    await openToCapture(tx, actor, body.id);
    const store = matterStore(tx);
    const before = await store.lock(body.id);
    // Somebody else's version is shown as the screen shows a matter, so it is read the same way.
    const theirs = await store.findShown(body.id);
    await mustWorkIn(tx, before.system_type, {
      responsibleUserID: { before: before.responsible_person_id, after: body.responsibleUserID },
      assistantUserID: { before: before.assistant_person_id, after: body.assistantUserID },
    });
    const change = store.change(body.id, body.version, {
      reference: body.reference,
      ...matterValues(body),
      // What another type of matter was asked stays: a consultation that became an estate keeps its answers.
      details: { ...before.details, ...answered(body.details) },
    });
    const after = await orConflict(change, () => presentMatter(theirs, actor));
    await audit(tx, actor, 'matter.changed', { entity: ['matter', body.id], matterId: body.id, before, after });
    // Letters or an appointment start periods; dates that stand already move only after asking.
    if (after.letters_on !== before.letters_on || after.appointed_on !== before.appointed_on) {
      await layOutDates(tx, actor, body.id, now);
    }
    return presentMatter(await store.findShown(body.id), actor);
  });
