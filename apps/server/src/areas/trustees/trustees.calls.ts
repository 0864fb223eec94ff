import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { listSignatories } from '@boedel/domain/trustees/capacity';
import { listDeedWarnings, computeTrusteesStanding } from '@boedel/domain/trustees/deed-watch';
import type { Tx } from '../../platform/db/database';
import { pairHandlers, type Handler } from '../../platform/http/handler';
import { createLetterhead } from '../../platform/paper/letterhead';
import { createPaperFile } from '../../platform/paper/paper-file';
import { createPaperTranslator } from '../../platform/paper/words';
import { NotFound } from '../../platform/problems';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { openMatter } from '../../platform/tenancy/matter-door';
import { companyStore, presentCompany } from '../firm/company.store';
import { updateStatuses } from './change-statuses';
import { linkGlobalTrustee, removeTrustee, saveTrustee } from './save-trustee';
import { matchSamePeople } from './same-person';
import { buildSignatories } from './signatories.paper';
import { presentGlobalTrustee, presentTrustee, type TrusteeView } from './trustee.present';
import { toTrustee, type TrusteeWithParty, trusteeStore } from './trustee.store';

type TrusteesCalls = typeof trusteeCalls;

type IsTrusteeShown = (one: TrusteeWithParty) => boolean;

/** Those of a trust whom a question is about. */
const listOf = (scope: FirmScope, matterId: number, now: Date, is: IsTrusteeShown): Promise<TrusteeView[]> =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, matterId, 'estate');
    const today = computeDayAt(now, findCountry(matter.country));
    return (await trusteeStore(tx).listOf(matter.id)).filter(is).map((one) => presentTrustee(one, today));
  });
const listWhere =
  (is: IsTrusteeShown) =>
  ({ scope, query, now }: { scope: FirmScope; query: { matterID: number }; now: Date }): Promise<TrusteeView[]> =>
    listOf(scope, query.matterID, now, is);

const hasStatus =
  (status: string): IsTrusteeShown =>
  ({ trustee }) =>
    trustee.status === status;

async function readTrustees(tx: Tx, matterId: number) {
  const store = trusteeStore(tx);
  const [rows, deed, hands] = [
    await store.listOf(matterId),
    await store.deedOf(matterId),
    await store.handsOf(matterId),
  ];
  const person = matchSamePeople([...hands, ...rows.map(({ party }) => party)]);
  const around = {
    founders: new Set(hands.filter((one) => one.is_founder).map(person)),
    beneficiaries: new Set(hands.filter((one) => one.is_beneficiary).map(person)),
    personOf: new Map(rows.map(({ party }) => [party.id, person(party)])),
  };
  return { rows, deed, around };
}

const getTrustees: Handler<TrusteesCalls['getTrustees']> = ({ scope, query, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'estate');
    const today = computeDayAt(now, findCountry(matter.country));
    const { rows, deed, around } = await readTrustees(tx, matter.id);
    const trustees = rows.map(toTrustee);
    return {
      trustees: rows.map((one) => presentTrustee(one, today)),
      standing: computeTrusteesStanding(trustees, deed, today),
      warnings: listDeedWarnings(trustees, deed, around, today),
    };
  });

const printSignatories: Handler<TrusteesCalls['printSignatories']> = async ({ scope, query, now }) => {
  const { paper, name } = await scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'estate');
    const country = findCountry(matter.country) ?? defaultCountry;
    const on = query.date ?? computeDayAt(now, country);
    const { rows, deed } = await readTrustees(tx, matter.id);
    const trustees = rows.map(toTrustee);
    const say = createPaperTranslator(query.language, country);
    const list = {
      language: query.language,
      letterhead: createLetterhead(presentCompany(await companyStore(tx).ofFirm())),
      trust: matter.name,
      reference: matter.reference,
      mastersReference: await trusteeStore(tx).mastersReference(matter.id),
      on,
      signatories: listSignatories(trustees, on),
      standing: computeTrusteesStanding(trustees, deed, on),
    };
    return { paper: buildSignatories(list, say), name: `${say('Who may sign')} ${matter.reference} ${on}` };
  });
  return createPaperFile(paper, 'pdf', name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-'));
};

export const handledTrusteeCalls = pairHandlers(trusteeCalls, {
  GetTrustee: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      const one = (await trusteeStore(tx).listOf(matter.id)).find(({ party }) => party.id === query.trusteeID);
      if (!one) throw new NotFound();
      return presentTrustee(one, computeDayAt(now, findCountry(matter.country)));
    }),
  GetIndependentTrustees: listWhere(({ trustee }) => trustee.kind === 'independent'),
  GetIndividualTrustees: listWhere(({ trustee }) => trustee.kind === 'individual'),
  getTrusteesByStatus: ({ scope, query, now }) => listOf(scope, query.matterID, now, hasStatus(query.status)),
  GetTrusteesForRemoval: listWhere(hasStatus('appointed')),
  GetTrusteesForAppointment: listWhere(hasStatus('proposed')),
  GetActiveTrustees: listWhere(hasStatus('appointed')),
  GetAvailableGlobalTrustees: ({ scope, query }) =>
    scope.transaction(async (tx) => {
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
