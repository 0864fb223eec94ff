import type { companyCalls } from '@boedel/contract/firm/firm.calls';
import { audit } from '../../platform/audit/audit';
import { orConflict } from '../../platform/db/or-conflict';
import type { Handler } from '../../platform/http/handler';
import { companyValues, presentCompany } from './company.present';
import { companyStore } from './company.store';

export const changeCompany: Handler<typeof companyCalls.update> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const before = await companyStore(tx).lock(body.id);
    const after = await orConflict(companyStore(tx).change(body.id, body.version, companyValues(body)), presentCompany);
    await audit(tx, actor, 'company.changed', { entity: ['company', after.id], before, after });
    return presentCompany(after);
  });
