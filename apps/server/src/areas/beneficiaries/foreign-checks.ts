import type { AnswerOf } from '@boedel/contract/call';
import type { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { Beneficiary } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import { type ForeignFacts, computeForeignChecks, refuseTick } from '@boedel/domain/beneficiaries/foreign-checks';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound } from '../../platform/problems';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { partyStore } from '../matter-parties/party.store';
import { readBeneficiaryContext, presentPeople } from './beneficiaries.present';
import { isPerson } from '../family/people.store';
import { type ForeignCheckRow, listForeignChecks, checkTable } from './foreign-check.store';
import { computeToday } from './save-beneficiary';

type ForeignCheckCalls = typeof beneficiaryCalls;

const toForeignFacts = (person: Beneficiary): ForeignFacts => ({
  isPerson: person.kind === 'person',
  isResident: person.isResident,
  hasIdentityNumber: person.idNumber !== null,
  hasPassportNumber: person.passportNumber !== null,
  hasRegistrationNumber: person.registrationNumber !== null,
  hasTaxNumber: person.taxNumber !== null,
  hasAddress: person.address1 !== null || person.city !== null,
  isSpouse: person.kinship === 'spouse',
});
const readCountry = ({ country }: OpenedMatter) => findCountry(country) ?? defaultCountry;

const listPeople = async (tx: Tx, matter: OpenedMatter, now: Date): Promise<Beneficiary[]> =>
  presentPeople(await readBeneficiaryContext(tx, matter, computeToday(matter, now)));

const presentDone = ({ person_name, done_at, note }: ForeignCheckRow) => ({ by: person_name, at: done_at, note });

async function presentChecks(
  tx: Tx,
  matter: OpenedMatter,
  now: Date,
): Promise<AnswerOf<ForeignCheckCalls['getForeignChecks']>> {
  const ticks = await tableStore(tx, checkTable).ofMatter(matter.id);
  return (await listPeople(tx, matter, now))
    .filter(({ dateOfDeath }) => dateOfDeath === null)
    .map((person) => {
      const own = new Map(ticks.filter(({ party_id }) => party_id === person.id).map((tick) => [tick.what, tick]));
      const checks = computeForeignChecks(toForeignFacts(person), readCountry(matter), new Set(own.keys()));
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
            done: tick ? presentDone(tick) : null,
          };
        }),
      };
    })
    .filter(({ checks }) => checks.length > 0);
}

export const getForeignChecks: Handler<ForeignCheckCalls['getForeignChecks']> = ({ scope, query, now }) =>
  scope.transaction(async (tx) => presentChecks(tx, await openMatter(tx, query.matterID, 'estate'), now));

/** Two who tick the same are told who was first; taking off what is off already changes nothing. */
export const setForeignCheck: Handler<ForeignCheckCalls['setForeignCheck']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const party = await partyStore(tx).lock(body.id);
    if (!isPerson(party)) throw new NotFound();
    const matter = await openToCapture(tx, actor, party.matter_id, 'estate');
    const store = tableStore(tx, checkTable);
    const [before] = await listForeignChecks(tx, body.id, body.what);
    const createAuditFields = (id: number) => ({ entity: ['beneficiary_check', id] as const, matterId: matter.id });
    if (body.isDone && !before) {
      const person = (await listPeople(tx, matter, now)).find(({ id }) => id === body.id);
      if (!person) throw new NotFound();
      throwIfRefused(refuseTick(toForeignFacts(person), readCountry(matter), body.what));
      const after = await store.insert({
        matter_id: matter.id,
        party_id: body.id,
        what: body.what,
        note: body.note,
        person_id: actor.personId,
        person_name: actor.fullName,
        done_at: now.toISOString(),
      });
      await audit(tx, actor, 'beneficiary.check.done', { ...createAuditFields(after.id), after });
    } else if (!body.isDone && before) {
      await store.remove(before.id);
      await audit(tx, actor, 'beneficiary.check.undone', { ...createAuditFields(before.id), before });
    }
    return presentChecks(tx, matter, now);
  });
