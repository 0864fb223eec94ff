import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { handle } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { partyStore } from '../matter-parties/party.store';
import { aroundPeople, presentOne, presentPeople, presentTree } from './beneficiaries.present';
import { getForeignChecks, setForeignCheck } from './foreign-checks';
import { associate, dissociate, getGlobalList } from './global-beneficiaries';
import { overrideFreeResidue } from './override-residue';
import { isPerson } from '../family/people.store';
import { addBeneficiary, changeBeneficiary, removeBeneficiary, setResidentFlag, todayIn } from './save-beneficiary';
import { saveIntestateTree } from './save-tree';

export const handledBeneficiaryCalls = handle(beneficiaryCalls, {
  getbymatterid: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      return presentPeople(await aroundPeople(tx, matter, todayIn(matter, now)));
    }),
  getbyid: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const row = await partyStore(tx).find(query.id);
      if (!isPerson(row)) throw new NotFound();
      const matter = await openMatter(tx, row.matter_id, 'estate');
      return presentOne(await aroundPeople(tx, matter, todayIn(matter, now)), query.id);
    }),
  getIntestateTree: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      return presentTree(tx, matter, todayIn(matter, now));
    }),
  getForeignChecks,
  getGlobalList,
  add: addBeneficiary,
  update: changeBeneficiary,
  associate,
  dissociate,
  saveIntestateTree,
  overrideFreeResidue,
  setForeignCheck,
  setResidentFlag,
  _delete: removeBeneficiary,
});
