import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { checkKindWithWill, checkMatterKind } from '@boedel/domain/matter/matter-kind';
import { audit } from '../../platform/audit/audit';
import { presentConflict } from '../../platform/db/present-conflict';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { setEvents } from '../diary/matter-events';
import { moveAsked } from '../diary/move-dates';
import { mustWorkIn } from '../../platform/tenancy/colleagues';
import { checkMayCapture, type OpenedMatter } from '../../platform/tenancy/matter-door';
import { keepAnswered, readChangedEvents, toMatterValues, presentMatter } from './matter.present';
import { matterStore, toStoredMatter } from './matter.store';

/**
 * Opened, locked and read in one statement, changed behind the answer: mostly nothing is read again. Figures follow by
 * themselves where a fact of them changed.
 */
export const changeMatter: Handler<typeof matterCalls.update> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const store = matterStore(tx);
    // Somebody else's version is shown as the screen shows a matter.
    const shown = await presentConflict(store.holdShown(body.id, body.version), (theirs) =>
      presentMatter(theirs, actor),
    );
    checkMayCapture(actor, body.id);
    const before = toStoredMatter(shown);
    await mustWorkIn(tx, before.system_type, {
      responsibleUserID: { before: before.responsible_person_id, after: body.responsibleUserID },
      assistantUserID: { before: before.assistant_person_id, after: body.assistantUserID },
    });
    if (body.kind !== before.kind) {
      throwIfRefused(checkMatterKind(before.system_type, shown.party_kind, body.kind));
      if (await store.hasWill(body.id)) throwIfRefused(checkKindWithWill(body.kind));
    }
    const { kind, country, ...values } = toMatterValues(body);
    const after = await store.changeHeld(before, {
      reference: body.reference,
      ...values,
      // Facts of the figures are named only where they change, so that nobody asks which figures follow.
      ...(kind !== before.kind && { kind }),
      ...(country !== before.country && { country }),
      // What another type of matter was asked stays: a consultation that became an estate keeps its answers.
      details: { ...before.details, ...keepAnswered(body.details) },
    });
    await audit(tx, actor, 'matter.changed', { entity: ['matter', body.id], matterId: body.id, before, after });
    const events = readChangedEvents(before.system_type, shown.events, body);
    await setEvents(tx, { actor, now }, before as OpenedMatter, events);
    await moveAsked(tx, { actor, now }, body.id, body.moves);
    const isShownAsBefore =
      Object.keys(events).length === 0 &&
      body.moves.length === 0 &&
      after.responsible_person_id === before.responsible_person_id &&
      after.master_office_id === before.master_office_id;
    return presentMatter(isShownAsBefore ? { ...shown, ...after } : await store.findShown(body.id), actor);
  });
