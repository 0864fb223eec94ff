import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { foreignChecks } from '@boedel/domain/beneficiaries/foreign-checks';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { handle } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { partyStore } from '../parties/party.store';
import { aroundPeople, presentOne, presentPeople, presentTree } from './beneficiaries.present';
import { associate, dissociate, getGlobalList } from './global-beneficiaries';
import { overrideFreeResidue } from './override-residue';
import { isPerson } from './people.store';
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
  getForeignChecks: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      const country = countryNamed(matter.country) ?? defaultCountry;
      const people = presentPeople(await aroundPeople(tx, matter, todayIn(matter, now)));
      return people
        .filter(({ dateOfDeath }) => dateOfDeath === null)
        .map((person) => ({
          partyID: person.id,
          name: person.listName,
          isResident: person.isResident,
          checks: foreignChecks(
            {
              name: person.listName,
              isPerson: person.kind === 'person',
              isResident: person.isResident,
              hasIdentityNumber: person.idNumber !== null,
              hasPassportNumber: person.passportNumber !== null,
              hasTaxNumber: person.taxNumber !== null,
              hasAddress: person.address1 !== null || person.city !== null,
              isSpouse: person.kinship === 'spouse',
            },
            country,
          ).map(({ what, isDone, told }) => ({ what, isDone, said: told, section: told.section ?? null })),
        }))
        .filter(({ checks }) => checks.length > 0);
    }),
  getGlobalList,
  add: addBeneficiary,
  update: changeBeneficiary,
  associate,
  dissociate,
  saveIntestateTree,
  overrideFreeResidue,
  setResidentFlag,
  _delete: removeBeneficiary,
});
