import type { companyCalls } from '@boedel/contract/firm/firm.calls';
import { companyFields } from '@boedel/contract/firm/firm.schema';
import { restoreMaskedNumbers } from '@boedel/domain/identity/keep-numbers';
import { isOwnAccountChange, type OwnAccount } from '@boedel/domain/payout/own-account';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { checkFields } from '../../platform/record/check-fields';
import { requestOwnAccountChange } from '../own-accounts/request-change';
import { toCompanyColumns, type CompanyRow, companyStore, presentCompany } from './company.store';

type CompanyValues = Omit<ReturnType<typeof presentCompany>, 'id' | 'version'>;

const toOwnAccount = (values: CompanyValues): OwnAccount => ({
  accountNumber: values.accountNumber,
  branchCode: values.branchCode,
  accountType: values.accountType,
  bank: values.bankName,
  accountHolder: values.accountHolder,
});

/** Where the firm is paid stays as it is until somebody else confirms the change; all else is saved. */
async function keepOwnAccount(tx: Tx, actor: Actor, row: CompanyRow, values: CompanyValues): Promise<CompanyValues> {
  const before = presentCompany(row);
  if (!isOwnAccountChange(toOwnAccount(before), toOwnAccount(values))) return values;
  const whose = { holder: 'company', id: before.id, name: before.name, matter: null } as const;
  await requestOwnAccountChange(tx, actor, whose, toOwnAccount(values));
  const { accountHolder, bankName, branchCode, accountNumber, accountType } = before;
  return { ...values, accountHolder, bankName, branchCode, accountNumber, accountType };
}

export const changeCompany: Handler<typeof companyCalls.update> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { id, version, ...given } = body;
    const store = companyStore(tx);
    const before = await store.lock(id);
    const kept = throwIfRefused(restoreMaskedNumbers(given, presentCompany(before)));
    const { values } = checkFields(companyFields, kept, actor.country, now);
    const toSave = await keepOwnAccount(tx, actor, before, values as CompanyValues);
    const after = await presentConflict(store.change(id, version, toCompanyColumns(toSave)), presentCompany);
    await store.moveTo(body.country);
    await audit(tx, actor, 'company.changed', { entity: ['company', after.id], before, after });
    return presentCompany(after);
  });

/** A firm has one set of details; they are entered once and changed from then on. */
export const addCompany: Handler<typeof companyCalls.add> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const store = companyStore(tx);
    if (await store.ofFirmIfAny()) {
      throw new RefusalProblem([
        { field: 'name', sentence: 'The details of the firm are entered already. Change them instead.' },
      ]);
    }
    const { values } = checkFields(companyFields, throwIfRefused(restoreMaskedNumbers(body)), actor.country, now);
    const row = await store.insert(toCompanyColumns(values));
    await store.moveTo(body.country);
    await audit(tx, actor, 'company.added', { entity: ['company', row.id], after: row });
    return presentCompany(row);
  });
