import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { handle } from '../../platform/http/handler';
import { changeCompany } from './change-company';
import { presentCompany } from './company.present';
import { companyStore } from './company.store';

export const handledCompanyCalls = handle(companyCalls, {
  getIntermediaryCompany: ({ tenant }) =>
    tenant.transaction(async (tx) => presentCompany(await companyStore(tx).ofFirm())),
  update: changeCompany,
});
