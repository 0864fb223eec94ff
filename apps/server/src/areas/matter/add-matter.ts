import { said } from '@boedel/domain/law/said';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { withinFairUse } from '@boedel/domain/matter/fair-use';
import { matterStatuses } from '@boedel/domain/matter/kinds';
import { checkMatterKind } from '@boedel/domain/matter/matter-kind';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { refigure } from '../figures/refigure';
import { setEvents } from '../diary/matter-events';
import { layOutDates } from '../diary/move-dates';
import { addMarriage } from '../marriages/add-marriage';
import { nameOfMatter } from '../parties/matter-name';
import { partyColumns } from '../parties/party.present';
import { type PartyRow, partyStore } from '../parties/party.store';
import { checkedParty } from '../parties/save-party';
import { takeKnown } from '../people/take-known';
import { mustWorkIn } from './colleagues';
import { fairUseLimits } from './change-status';
import { likenesses } from './likenesses';
import { nextReference } from './matter-reference';
import { changedEvents, matterValues, presentMatter } from './matter.present';
import { matterStore } from './matter.store';

/** A new matter begins with the party it is about; somebody like them elsewhere is shown before anything is saved. */
export const addMatter: Handler<typeof matterCalls.add> = ({ tenant, actor, body, now, parts }) =>
  tenant.transaction(async (tx) => {
    const store = matterStore(tx);
    if (actor.types && !actor.types.includes(body.systemTypeID)) {
      orRefuse(refuse('systemTypeID', 'You do not have this system type. Ask an administrator of your firm for it.'));
    }
    const known = await takeKnown(tx, body.main.knownID, body.main);
    const { party } = checkedParty(body, now, body.main, known?.stored);
    known?.check(party);
    orRefuse(checkMatterKind(body.systemTypeID, party.kind, body.kind));
    if (!body.duplicatesSeen) {
      const alike = await likenesses(tx, party);
      if (alike.length > 0) return { matter: null, likenesses: alike };
    }
    orRefuse(
      withinFairUse(await store.lockCounts(), fairUseLimits, matterStatuses.pending, parts.config.PROVIDER_SALES_EMAIL),
    );
    const today = dayAt(now, countryNamed(body.country));
    const reference = body.reference ?? (await nextReference(tx, body.systemTypeID, today));
    if (body.reference && (await store.isReferenceTaken(body.reference))) {
      orRefuse(
        refuse(
          'reference',
          said('The reference {reference} is taken. Leave it open to be given the next one.', {
            reference: body.reference,
          }),
        ),
      );
    }
    await mustWorkIn(tx, body.systemTypeID, {
      responsibleUserID: { before: actor.personId, after: body.responsibleUserID },
      assistantUserID: { before: null, after: body.assistantUserID },
    });
    const columns = partyColumns(party);
    const matter = await store.insert({
      ...matterValues(body),
      responsible_person_id: body.responsibleUserID ?? actor.personId,
      system_type: body.systemTypeID,
      status: matterStatuses.pending,
      reference,
      name: nameOfMatter(columns as PartyRow),
    });
    const opened = { ...matter, country: body.country };
    await partyStore(tx).insert({ matter_id: matter.id, role: 'main', ...columns, ...known?.columns });
    if (body.marriage)
      await addMarriage(tx, { actor, now }, opened, { surname: body.main.surname, ...body.marriage, own: party });
    await audit(tx, actor, 'matter.added', { entity: ['matter', matter.id], matterId: matter.id, after: matter });
    await layOutDates(tx, actor, matter.id, now);
    await setEvents(tx, { actor, now }, opened, changedEvents(body.systemTypeID, {}, body));
    await refigure(tx, matter.id);
    await store.rememberOpened(matter.id);
    return { matter: presentMatter(await store.findShown(matter.id), actor), likenesses: [] };
  });
