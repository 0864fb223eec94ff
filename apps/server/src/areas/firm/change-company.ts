import type { companyCalls } from '@boedel/contract/firm/firm.calls';
import { companyFields } from '@boedel/contract/firm/firm.schema';
import { keepNumbers } from '@boedel/domain/identity/keep-numbers';
import { audit } from '../../platform/audit/audit';
import { orConflict } from '../../platform/db/or-conflict';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { Refuses } from '../../platform/problems';
import { checkFields } from '../../platform/record/check-fields';
import { companyColumns, companyStore, presentCompany } from './company.store';

export const changeCompany: Handler<typeof companyCalls.update> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const { id, version, ...given } = body;
    const store = companyStore(tx);
    const before = await store.lock(id);
    const kept = orRefuse(keepNumbers(given, presentCompany(before)));
    const { values } = checkFields(companyFields, kept, actor.country, now);
    const after = await orConflict(store.change(id, version, companyColumns(values)), presentCompany);
    await store.moveTo(body.country);
    await audit(tx, actor, 'company.changed', { entity: ['company', after.id], before, after });
    return presentCompany(after);
  });

/** A firm has one set of details; they are entered once and changed from then on. */
export const addCompany: Handler<typeof companyCalls.add> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const store = companyStore(tx);
    if (await store.ofFirmIfAny()) {
      throw new Refuses([
        { field: 'name', sentence: 'The details of the firm are entered already. Change them instead.' },
      ]);
    }
    const { values } = checkFields(companyFields, orRefuse(keepNumbers(body)), actor.country, now);
    const row = await store.insert(companyColumns(values));
    await store.moveTo(body.country);
    await audit(tx, actor, 'company.added', { entity: ['company', row.id], after: row });
    return presentCompany(row);
  });
