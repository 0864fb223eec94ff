import { said } from '@boedel/domain/law/said';
import type { BodyOf } from '@boedel/contract/call';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { withinFairUse } from '@boedel/domain/matter/fair-use';
import { type MatterStatus, matterStatuses } from '@boedel/domain/matter/kinds';
import { isCurrent } from '@boedel/domain/matter/status';
import { checkMatterKind } from '@boedel/domain/matter/matter-kind';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { FurtherHandler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import type { Parts } from '../../platform/parts';
import type { Actor } from '../../platform/tenancy/actor';
import { refigure } from '../kept-figures/refigure';
import { setEvents } from '../diary/matter-events';
import { layOutDates } from '../diary/move-dates';
import { addMarriage } from '../marriages/add-marriage';
import { nameOfMatter } from '../matter-parties/matter-name';
import { partyColumns } from '../matter-parties/party.present';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { checkedParty } from '../parties/save-party';
import { takeKnown } from '../known-people/take-known';
import { mustWorkIn } from '../../platform/tenancy/colleagues';
import { fairUseLimits } from './change-status';
import { likenesses } from './likenesses.store';
import { nextReference } from './matter-reference';
import { changedEvents, matterValues, presentMatter } from './matter.present';
import { matterStore } from './matter.store';

type NewMatter = BodyOf<typeof matterCalls.add>;
interface Opening {
  readonly actor: Actor;
  readonly now: Date;
  readonly parts: Pick<Parts, 'config'>;
  /** One that is brought in from elsewhere may be under way, or long over. */
  readonly status?: MatterStatus;
}

/** Whom the matter is about, checked against its type; somebody the firm knows is taken over. */
export async function checkedMain(tx: Tx, actor: Actor, now: Date, body: NewMatter) {
  if (actor.types && !actor.types.includes(body.systemTypeID)) {
    orRefuse(refuse('systemTypeID', 'You do not have this system type. Ask an administrator of your firm for it.'));
  }
  const known = await takeKnown(tx, body.main.knownID, body.main);
  const { party } = checkedParty(body, now, body.main, known?.stored);
  known?.check(party);
  orRefuse(checkMatterKind(body.systemTypeID, party.kind, body.kind));
  return { party, known };
}

/** Writes a matter with the party it is about, its dates and its figures. */
export async function openNewMatter(
  tx: Tx,
  { actor, now, parts, status = matterStatuses.pending }: Opening,
  body: NewMatter,
  { party, known }: Awaited<ReturnType<typeof checkedMain>>,
) {
  const store = matterStore(tx);
  orRefuse(withinFairUse(await store.lockCounts(), fairUseLimits, status, parts.config.PROVIDER_SALES_EMAIL));
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
    status,
    ...(!isCurrent(status) && { closed_at: now.toISOString() }),
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
  return matter;
}

/** A new matter begins with the party it is about; somebody like them elsewhere is shown before anything is saved. */
export const addMatter: FurtherHandler<typeof matterCalls.add> = ({ tenant, actor, body, now, parts }) =>
  tenant.transaction(async (tx) => {
    const store = matterStore(tx);
    const main = await checkedMain(tx, actor, now, body);
    if (!body.duplicatesSeen) {
      const alike = await likenesses(tx, main.party);
      if (alike.length > 0) return { matter: null, likenesses: alike };
    }
    const matter = await openNewMatter(tx, { actor, now, parts }, body, main);
    await store.rememberOpened(matter.id);
    return { matter: presentMatter(await store.findShown(matter.id), actor), likenesses: [] };
  });
