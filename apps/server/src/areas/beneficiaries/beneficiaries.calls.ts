import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { pairHandlers } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { partyStore } from '../matter-parties/party.store';
import { readBeneficiaryContext, presentPerson, presentPeople, presentTree } from './beneficiaries.present';
import { getForeignChecks, setForeignCheck } from './foreign-checks';
import { associateBeneficiary, dissociateBeneficiary, getGlobalList } from './global-beneficiaries';
import { overrideFreeResidue } from './override-residue';
import { isPerson } from '../family/people.store';
import {
  addBeneficiary,
  changeBeneficiary,
  removeBeneficiary,
  setResidentFlag,
  computeToday,
} from './save-beneficiary';
import { saveIntestateTree } from './save-tree';

export const handledBeneficiaryCalls = pairHandlers(beneficiaryCalls, {
  getbymatterid: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      return presentPeople(await readBeneficiaryContext(tx, matter, computeToday(matter, now)));
    }),
  getbyid: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const row = await partyStore(tx).find(query.id);
      if (!isPerson(row)) throw new NotFound();
      const matter = await openMatter(tx, row.matter_id, 'estate');
      return presentPerson(await readBeneficiaryContext(tx, matter, computeToday(matter, now)), query.id);
    }),
  getIntestateTree: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      return presentTree(tx, matter, computeToday(matter, now));
    }),
  getForeignChecks,
  getGlobalList,
  add: addBeneficiary,
  update: changeBeneficiary,
  associate: associateBeneficiary,
  dissociate: dissociateBeneficiary,
  saveIntestateTree,
  overrideFreeResidue,
  setForeignCheck,
  setResidentFlag,
  _delete: removeBeneficiary,
});
