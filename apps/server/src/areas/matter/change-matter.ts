import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { checkKindWithWill, checkMatterKind } from '@boedel/domain/matter/matter-kind';
import { recomputeFigures } from '../kept-figures/recompute-figures';
import { audit } from '../../platform/audit/audit';
import { orConflict } from '../../platform/db/or-conflict';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { setEvents } from '../diary/matter-events';
import { moveAsked } from '../diary/move-dates';
import { mustWorkIn } from '../../platform/tenancy/colleagues';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { keepAnswered, readChangedEvents, toMatterValues, presentMatter } from './matter.present';
import { matterStore } from './matter.store';

export const changeMatter: Handler<typeof matterCalls.update> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.id);
    const store = matterStore(tx);
    const before = await store.lock(body.id);
    // Somebody else's version is shown as the screen shows a matter, so it is read the same way.
    const theirs = await store.findShown(body.id);
    await mustWorkIn(tx, before.system_type, {
      responsibleUserID: { before: before.responsible_person_id, after: body.responsibleUserID },
      assistantUserID: { before: before.assistant_person_id, after: body.assistantUserID },
    });
    if (body.kind !== before.kind) {
      orRefuse(checkMatterKind(before.system_type, theirs.party_kind, body.kind));
      if (await store.hasWill(body.id)) orRefuse(checkKindWithWill(body.kind));
    }
    const change = store.change(body.id, body.version, {
      reference: body.reference,
      ...toMatterValues(body),
      // What another type of matter was asked stays: a consultation that became an estate keeps its answers.
      details: { ...before.details, ...keepAnswered(body.details) },
    });
    const after = await orConflict(change, () => presentMatter(theirs, actor));
    await audit(tx, actor, 'matter.changed', { entity: ['matter', body.id], matterId: body.id, before, after });
    await setEvents(tx, { actor, now }, matter, readChangedEvents(before.system_type, theirs.events, body));
    await moveAsked(tx, { actor, now }, body.id, body.moves);
    await recomputeFigures(tx, body.id);
    return presentMatter(await store.findShown(body.id), actor);
  });
