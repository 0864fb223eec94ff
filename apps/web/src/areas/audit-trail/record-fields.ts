import { assetFields } from '@boedel/contract/assets/asset.fields';
import { bonds } from '@boedel/contract/bond/bond.record';
import { taxYears } from '@boedel/contract/capital-gains/tax-year.record';
import { bankAccounts } from '@boedel/contract/cash/bank-account.record';
import { expenses } from '@boedel/contract/cash/expense.record';
import { incomes } from '@boedel/contract/cash/income.record';
import { movements } from '@boedel/contract/cash/movement.record';
import { claims } from '@boedel/contract/claims/claim.record';
import { budgetLines } from '@boedel/contract/curator-account/budget.record';
import { directories } from '@boedel/contract/directories/registry';
import { dutyRecords } from '@boedel/contract/estate/duty-facts.record';
import { liabilities } from '@boedel/contract/liabilities/liability.record';
import { accountQueries } from '@boedel/contract/lodging/account-query.record';
import { meetings } from '@boedel/contract/meetings/meeting.record';
import { marriages } from '@boedel/contract/parties/marriage.record';
import { partyFields } from '@boedel/contract/parties/party.fields';
import { payouts } from '@boedel/contract/payout/payout.record';
import type { RecordField, RecordFields } from '@boedel/contract/record/field';
import { awaited } from '@boedel/contract/waiting/awaited.record';
import { normaliseName } from './plain-name';
import { advances } from '@boedel/contract/wills/advance.record';

interface DeclaredFields {
  readonly table: string;
  readonly fields: RecordFields;
}

const records: readonly DeclaredFields[] = [
  accountQueries,
  advances,
  awaited,
  bankAccounts,
  bonds,
  budgetLines,
  claims,
  expenses,
  incomes,
  liabilities,
  marriages,
  meetings,
  movements,
  payouts,
  taxYears,
  ...Object.values(dutyRecords),
  ...Object.entries(directories).map(([table, { fields }]) => ({ table, fields })),
  { table: 'asset', fields: assetFields },
  { table: 'matter_party', fields: partyFields },
];

/** As the column is named: cents and days end as they do in every table. */
const listFieldKeys = (name: string, { kind, column }: RecordField): string[] => {
  const plain = normaliseName(column ?? name).replace(/cents$/, '');
  return kind === 'day' ? [plain, `${plain.replace(/^dateof|date$/, '')}on`] : [plain];
};

const byTable: ReadonlyMap<string, ReadonlyMap<string, RecordField>> = new Map(
  records.map(({ table, fields }) => [
    table,
    new Map(
      Object.entries(fields).flatMap(([name, field]) => listFieldKeys(name, field).map((key) => [key, field] as const)),
    ),
  ]),
);

/** The field as its record declares it, where it does: what forms call it, and what its codes mean. */
export const findDeclaredField = (entityType: string, field: string): RecordField | undefined =>
  byTable.get(entityType)?.get(normaliseName(field).replace(/cents$/, ''));
