import { companyCalls, ldOptionCalls, organisationCalls, settingCalls } from '@boedel/contract/firm/firm.calls';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { addCompany, changeCompany } from './change-company';
import { companyStore, presentCompany } from './company.store';
import { ldOptionHandlers } from './ld-options';
import {
  changeAgent,
  changeOrganisation,
  getOrganisation,
  getWhiteLabelColor,
  setWhiteLabelColor,
} from './organisation';
import { addPicture, getPicture } from './pictures';
import {
  getBatchFrequency,
  getReconOptions,
  getSignInRules,
  getTrustFees,
  saveBatchFrequency,
  saveReconOptions,
  saveSignInRules,
  saveTrustFees,
} from './settings';

export const handledCompanyCalls = pairHandlers(companyCalls, {
  getIntermediaryCompany: ({ scope }) =>
    scope.transaction(async (tx) => presentCompany(await companyStore(tx).ofFirm())),
  getList: ({ scope }) =>
    scope.transaction(async (tx) => {
      const row = await companyStore(tx).ofFirmIfAny();
      return row ? [presentCompany(row)] : [];
    }),
  add: addCompany,
  update: changeCompany,
});

export const handledOrganisationCalls = pairHandlers(organisationCalls, {
  getIntermediary: getOrganisation,
  updateDetails: changeOrganisation,
  updateAgent: changeAgent,
  setWhiteLabelColor,
  getWhiteLabelColor,
  addPicture: withServices(addPicture),
  getPicture: withServices(getPicture),
});

export const handledSettingCalls = pairHandlers(settingCalls, {
  getTrustFees,
  saveTrustFees,
  getReconOptions,
  saveReconOptions,
  getBatchFrequency,
  saveBatchFrequency,
  getSignInRules,
  saveSignInRules,
});

export const handledLdOptionCalls = pairHandlers(ldOptionCalls, ldOptionHandlers);
