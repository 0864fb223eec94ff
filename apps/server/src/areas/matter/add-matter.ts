import { message } from '@boedel/domain/law/message';
import type { BodyOf } from '@boedel/contract/call';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { checkFairUse } from '@boedel/domain/matter/fair-use';
import { type MatterStatus, matterStatuses } from '@boedel/domain/matter/kinds';
import { isCurrent } from '@boedel/domain/matter/status';
import { checkMatterKind } from '@boedel/domain/matter/matter-kind';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { ServiceHandler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { Services } from '../../platform/services';
import type { Actor } from '../../platform/tenancy/actor';
import { setEvents } from '../diary/matter-events';
import { recomputeStatutoryDates } from '../diary/move-dates';
import { addMarriage } from '../marriages/add-marriage';
import { formatMatterName } from '../matter-parties/matter-name';
import { toPartyColumns } from '../matter-parties/party.present';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { checkPartyValues } from '../parties/save-party';
import { readKnownPerson } from '../known-people/take-known';
import { mustWorkIn } from '../../platform/tenancy/colleagues';
import { fairUseLimits } from './change-status';
import { listLikenesses } from './likenesses.store';
import { createNextReference } from './matter-reference';
import { readChangedEvents, toMatterValues, presentMatter } from './matter.present';
import { matterStore } from './matter.store';

type NewMatterInput = BodyOf<typeof matterCalls.add>;
interface MatterOpening {
  readonly actor: Actor;
  readonly now: Date;
  readonly services: Pick<Services, 'config'>;
  /** One that is brought in from elsewhere may be under way, or long over. */
  readonly status?: MatterStatus;
}

/** Whom the matter is about, checked against its type; somebody the firm knows is taken over. */
export async function checkMain(tx: Tx, actor: Actor, now: Date, body: NewMatterInput) {
  if (actor.types && !actor.types.includes(body.systemTypeID)) {
    throw new RefusalProblem(
      refuse('systemTypeID', 'You do not have this system type. Ask an administrator of your firm for it.'),
    );
  }
  const known = await readKnownPerson(tx, body.main.knownID, body.main);
  const { party } = checkPartyValues(body, now, body.main, known?.stored);
  known?.check(party);
  throwIfRefused(checkMatterKind(body.systemTypeID, party.kind, body.kind));
  return { party, known };
}

/** Writes a matter with the party it is about, its dates and its figures. */
export async function openNewMatter(
  tx: Tx,
  { actor, now, services, status = matterStatuses.pending }: MatterOpening,
  body: NewMatterInput,
  { party, known }: Awaited<ReturnType<typeof checkMain>>,
) {
  const store = matterStore(tx);
  throwIfRefused(checkFairUse(await store.lockCounts(), fairUseLimits, status, services.config.PROVIDER_SALES_EMAIL));
  const today = computeDayAt(now, findCountry(body.country));
  const reference = body.reference ?? (await createNextReference(tx, body.systemTypeID, today));
  if (body.reference && (await store.isReferenceTaken(body.reference))) {
    throw new RefusalProblem(
      refuse(
        'reference',
        message('The reference {reference} is already in use. Leave it blank for the next number.', {
          reference: body.reference,
        }),
      ),
    );
  }
  await mustWorkIn(tx, body.systemTypeID, {
    // Whoever opens it is responsible where nobody is named, but nobody who is there for support.
    responsibleUserID: {
      before: actor.visit === undefined ? actor.personId : null,
      after: body.responsibleUserID ?? actor.personId,
    },
    assistantUserID: { before: null, after: body.assistantUserID },
  });
  const columns = toPartyColumns(party);
  const matter = await store.insert({
    ...toMatterValues(body),
    responsible_person_id: body.responsibleUserID ?? actor.personId,
    system_type: body.systemTypeID,
    status,
    ...(!isCurrent(status) && { closed_at: now.toISOString() }),
    reference,
    name: formatMatterName(columns as PartyRow),
  });
  const opened = { ...matter, country: body.country };
  await partyStore(tx).insert({ matter_id: matter.id, role: 'main', ...columns, ...known?.columns });
  if (body.marriage)
    await addMarriage(tx, { actor, now }, opened, { surname: body.main.surname, ...body.marriage, own: party });
  await audit(tx, actor, 'matter.added', { entity: ['matter', matter.id], matterId: matter.id, after: matter });
  await recomputeStatutoryDates(tx, actor, matter.id, now);
  await setEvents(tx, { actor, now }, opened, readChangedEvents(body.systemTypeID, {}, body));
  return matter;
}

/** A new matter begins with the party it is about; somebody like them elsewhere is shown before anything is saved. */
export const addMatter: ServiceHandler<typeof matterCalls.add> = ({ scope, actor, body, now, services }) =>
  scope.transaction(async (tx) => {
    const store = matterStore(tx);
    const main = await checkMain(tx, actor, now, body);
    if (!body.duplicatesSeen) {
      const alike = await listLikenesses(tx, main.party);
      if (alike.length > 0) return { matter: null, likenesses: alike };
    }
    const matter = await openNewMatter(tx, { actor, now, services }, body, main);
    store.rememberOpened(matter.id);
    return { matter: presentMatter(await store.findShown(matter.id), actor), likenesses: [] };
  });
