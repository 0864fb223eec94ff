import { turnIntoEstateCalls } from '@boedel/contract/matter/turn-into-estate.calls';
import { officeEndReasons } from '@boedel/domain/books/hand-over';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { chooseKindAfterDeath } from '@boedel/domain/matter/matter-kind';
import { audit } from '../../platform/audit/audit';
import { type Handler, pairHandlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { markPlannedCosts } from '../cash/planned-costs';
import { rebookAfterDeath } from '../cash/rebook-after-death';
import { handOverToEstate } from '../curator-account/hand-over-to-estate';
import { saveProjection } from '../last-projection/last-projection';
import { releaseEvents, renameEvents } from '../diary/matter-events';
import { recomputeStatutoryDates } from '../diary/move-dates';
import { refuseDeath } from '../matter-parties/death';
import { partyStore } from '../matter-parties/party.store';
import { endOffice } from '../office-end/end-office';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { presentMatter } from '../matter/matter.present';
import { createNextReference } from '../matter/matter-reference';
import { matterStore } from '../matter/matter.store';

const curatorshipOrConsult = new Set<number>([systemType.curatorship, systemType.flowConsult]);

/** A client or patient who has died: the matter goes on as a deceased estate, with everything in it. */
const turnIntoEstate: Handler<typeof turnIntoEstateCalls.changeSystemTypeToDeceased> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const store = matterStore(tx);
    const matter = await openToCapture(tx, actor, body.id);
    const before = await store.lock(body.id);
    if (!curatorshipOrConsult.has(before.system_type)) {
      throw new RefusalProblem(
        refuse('id', 'Only a curatorship or a Flow Consult matter can become a deceased estate.'),
      );
    }
    if (actor.types && !actor.types.includes(systemType.estateLate)) {
      throw new RefusalProblem(
        refuse('systemTypeID', 'You do not have this system type. Ask an administrator of your firm for it.'),
      );
    }
    const main = await partyStore(tx).mainOf(body.id);
    const diedOn = body.dateOfDeath ?? main.died_on;
    if (!diedOn) throw new RefusalProblem(refuse('dateOfDeath', 'Give the date of death first.'));
    throwIfRefused(refuseDeath(main, diedOn, computeDayAt(now)));
    // The plan as it stood: the account that is lodged one day is held against it.
    if (before.system_type === systemType.flowConsult) await saveProjection(tx, body.id, now);
    await partyStore(tx).change(main.id, main.version, { died_on: diedOn });
    // Read as a curatorship a last time: its closing balances are what the estate begins with.
    if (before.system_type === systemType.curatorship) {
      await runAsFirm(tx, async () => {
        await handOverToEstate(tx, matter, { actor, now, diedOn });
        // The office ends with the death; the executor is appointed by letters of his own.
        await endOffice(tx, actor, {
          matterId: body.id,
          partyIds: 'all',
          leaving: null,
          endedOn: diedOn,
          reason: 'death',
          because: officeEndReasons.death,
          successor: null,
          note: null,
        });
        await releaseEvents(tx, body.id, before.system_type);
      });
    }
    // A plan is one matter and the estate another: the estate is numbered as estates are.
    const isClient = before.system_type === systemType.flowConsult;
    const after = await store.change(body.id, before.version, {
      ...(isClient && { reference: await createNextReference(tx, systemType.estateLate, computeDayAt(now)) }),
      system_type: systemType.estateLate,
      kind: chooseKindAfterDeath(await store.hasWill(body.id)),
    });
    await audit(tx, actor, 'matter.became.estate', {
      entity: ['matter', body.id],
      matterId: body.id,
      before,
      after,
      why: `Died on ${diedOn}`,
    });
    if (isClient) await markPlannedCosts(tx, actor, body.id, diedOn);
    if (before.system_type === systemType.curatorship) await rebookAfterDeath(tx, actor, body.id, diedOn);
    await renameEvents(tx, body.id, systemType.estateLate);
    await recomputeStatutoryDates(tx, actor, body.id, now);
    return presentMatter(await store.findShown(body.id), actor);
  });

export const handledTurnIntoEstate = pairHandlers(turnIntoEstateCalls, { changeSystemTypeToDeceased: turnIntoEstate });
