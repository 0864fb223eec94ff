import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { signatoriesOn } from '@boedel/domain/trustees/capacity';
import { deedSays, standingOn } from '@boedel/domain/trustees/deed-watch';
import type { Tx } from '../../platform/db/database';
import { handle, type Handler } from '../../platform/http/handler';
import { letterheadOf } from '../../platform/paper/letterhead';
import { paperFile } from '../../platform/paper/paper-file';
import { sayIn } from '../../platform/paper/words';
import { NotFound } from '../../platform/problems';
import type { Tenant } from '../../platform/tenancy/doors';
import { openMatter } from '../../platform/tenancy/matter-door';
import { companyStore, presentCompany } from '../firm/company.store';
import { updateStatuses } from './change-statuses';
import { linkGlobalTrustee, removeTrustee, saveTrustee } from './save-trustee';
import { samePerson } from './same-person';
import { signatoriesPaper } from './signatories.paper';
import { presentGlobalTrustee, presentTrustee, type TrusteeShown } from './trustee.present';
import { asTrustee, type TrusteeOfParty, trusteeStore } from './trustee.store';

type Calls = typeof trusteeCalls;

type Is = (one: TrusteeOfParty) => boolean;

/** Those of a trust whom a question is about. */
const listOf = (tenant: Tenant, matterId: number, now: Date, is: Is): Promise<TrusteeShown[]> =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, matterId, 'estate');
    const today = dayAt(now, countryNamed(matter.country));
    return (await trusteeStore(tx).listOf(matter.id)).filter(is).map((one) => presentTrustee(one, today));
  });
const listWhere =
  (is: Is) =>
  ({ tenant, query, now }: { tenant: Tenant; query: { matterID: number }; now: Date }): Promise<TrusteeShown[]> =>
    listOf(tenant, query.matterID, now, is);

const hasStatus =
  (status: string): Is =>
  ({ trustee }) =>
    trustee.status === status;

async function readTrustees(tx: Tx, matterId: number) {
  const store = trusteeStore(tx);
  const [rows, deed, hands] = [
    await store.listOf(matterId),
    await store.deedOf(matterId),
    await store.handsOf(matterId),
  ];
  const person = samePerson([...hands, ...rows.map(({ party }) => party)]);
  const around = {
    founders: new Set(hands.filter((one) => one.is_founder).map(person)),
    beneficiaries: new Set(hands.filter((one) => one.is_beneficiary).map(person)),
    personOf: new Map(rows.map(({ party }) => [party.id, person(party)])),
  };
  return { rows, deed, around };
}

const getTrustees: Handler<Calls['getTrustees']> = ({ tenant, query, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'estate');
    const today = dayAt(now, countryNamed(matter.country));
    const { rows, deed, around } = await readTrustees(tx, matter.id);
    const trustees = rows.map(asTrustee);
    return {
      trustees: rows.map((one) => presentTrustee(one, today)),
      standing: standingOn(trustees, deed, today),
      warnings: deedSays(trustees, deed, around, today),
    };
  });

const printSignatories: Handler<Calls['printSignatories']> = async ({ tenant, query, now }) => {
  const { paper, name } = await tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'estate');
    const country = countryNamed(matter.country) ?? defaultCountry;
    const on = query.date ?? dayAt(now, country);
    const { rows, deed } = await readTrustees(tx, matter.id);
    const trustees = rows.map(asTrustee);
    const say = sayIn(query.language, country);
    const list = {
      language: query.language,
      letterhead: letterheadOf(presentCompany(await companyStore(tx).ofFirm())),
      trust: matter.name,
      reference: matter.reference,
      mastersReference: await trusteeStore(tx).mastersReference(matter.id),
      on,
      signatories: signatoriesOn(trustees, on),
      standing: standingOn(trustees, deed, on),
    };
    return { paper: signatoriesPaper(list, say), name: `${say('Who may sign')} ${matter.reference} ${on}` };
  });
  return paperFile(paper, 'pdf', name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-'));
};

export const handledTrusteeCalls = handle(trusteeCalls, {
  GetTrustee: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      const one = (await trusteeStore(tx).listOf(matter.id)).find(({ party }) => party.id === query.trusteeID);
      if (!one) throw new NotFound();
      return presentTrustee(one, dayAt(now, countryNamed(matter.country)));
    }),
  GetIndependentTrustees: listWhere(({ trustee }) => trustee.kind === 'independent'),
  GetIndividualTrustees: listWhere(({ trustee }) => trustee.kind === 'individual'),
  getTrusteesByStatus: ({ tenant, query, now }) => listOf(tenant, query.matterID, now, hasStatus(query.status)),
  GetTrusteesForRemoval: listWhere(hasStatus('appointed')),
  GetTrusteesForAppointment: listWhere(hasStatus('proposed')),
  GetActiveTrustees: listWhere(hasStatus('appointed')),
  GetAvailableGlobalTrustees: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      return (await trusteeStore(tx).available(query.matterID)).map(presentGlobalTrustee);
    }),
  UpdateTrusteeStatuses: updateStatuses,
  getTrustees,
  saveTrustee,
  linkGlobalTrustee,
  removeTrustee,
  printSignatories,
});
