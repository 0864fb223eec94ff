import type { AnswerOf } from '@boedel/contract/call';
import type { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { Beneficiary } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import { type ForeignFacts, foreignChecks, refuseTick } from '@boedel/domain/beneficiaries/foreign-checks';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { NotFound } from '../../platform/problems';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { partyStore } from '../matter-parties/party.store';
import { aroundPeople, presentPeople } from './beneficiaries.present';
import { isPerson } from '../family/people.store';
import { type CheckRow, checksOf, checkTable } from './foreign-check.store';
import { todayIn } from './save-beneficiary';

type Calls = typeof beneficiaryCalls;

const factsOf = (person: Beneficiary): ForeignFacts => ({
  isPerson: person.kind === 'person',
  isResident: person.isResident,
  hasIdentityNumber: person.idNumber !== null,
  hasPassportNumber: person.passportNumber !== null,
  hasRegistrationNumber: person.registrationNumber !== null,
  hasTaxNumber: person.taxNumber !== null,
  hasAddress: person.address1 !== null || person.city !== null,
  isSpouse: person.kinship === 'spouse',
});
const lawOf = ({ country }: OpenedMatter) => countryNamed(country) ?? defaultCountry;

const peopleIn = async (tx: Tx, matter: OpenedMatter, now: Date): Promise<Beneficiary[]> =>
  presentPeople(await aroundPeople(tx, matter, todayIn(matter, now)));

const doneOf = ({ person_name, done_at, note }: CheckRow) => ({ by: person_name, at: done_at, note });

async function checksIn(tx: Tx, matter: OpenedMatter, now: Date): Promise<AnswerOf<Calls['getForeignChecks']>> {
  const ticks = await rowsOf(tx, checkTable).ofMatter(matter.id);
  return (await peopleIn(tx, matter, now))
    .filter(({ dateOfDeath }) => dateOfDeath === null)
    .map((person) => {
      const own = new Map(ticks.filter(({ party_id }) => party_id === person.id).map((tick) => [tick.what, tick]));
      const checks = foreignChecks(factsOf(person), lawOf(matter), new Set(own.keys()));
      return {
        partyID: person.id,
        name: person.listName,
        isResident: person.isResident,
        version: person.version,
        checks: checks.map(({ what, isDone, isByHand, message }) => {
          const tick = isByHand ? own.get(what) : undefined;
          return {
            what,
            isDone,
            isByHand,
            said: message,
            section: message.section ?? null,
            done: tick ? doneOf(tick) : null,
          };
        }),
      };
    })
    .filter(({ checks }) => checks.length > 0);
}

export const getForeignChecks: Handler<Calls['getForeignChecks']> = ({ tenant, query, now }) =>
  tenant.transaction(async (tx) => checksIn(tx, await openMatter(tx, query.matterID, 'estate'), now));

/** Two who tick the same are told who was first; taking off what is off already changes nothing. */
export const setForeignCheck: Handler<Calls['setForeignCheck']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const party = await partyStore(tx).lock(body.id);
    if (!isPerson(party)) throw new NotFound();
    const matter = await openToCapture(tx, actor, party.matter_id, 'estate');
    const store = rowsOf(tx, checkTable);
    const [before] = await checksOf(tx, body.id, body.what);
    const entity = (id: number) => ({ entity: ['beneficiary_check', id] as const, matterId: matter.id });
    if (body.isDone && !before) {
      const person = (await peopleIn(tx, matter, now)).find(({ id }) => id === body.id);
      if (!person) throw new NotFound();
      orRefuse(refuseTick(factsOf(person), lawOf(matter), body.what));
      const after = await store.insert({
        matter_id: matter.id,
        party_id: body.id,
        what: body.what,
        note: body.note,
        person_id: actor.personId,
        person_name: actor.fullName,
        done_at: now.toISOString(),
      });
      await audit(tx, actor, 'beneficiary.check.done', { ...entity(after.id), after });
    } else if (!body.isDone && before) {
      await store.remove(before.id);
      await audit(tx, actor, 'beneficiary.check.undone', { ...entity(before.id), before });
    }
    return checksIn(tx, matter, now);
  });
