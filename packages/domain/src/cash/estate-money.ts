import type { AdministrationCostKind } from '../costs/administration-costs';
import type { EstateAsset } from '../estate/asset';
import type { IncomeExpense, IncomeItem } from '../estate/income';
import type { CapturedCost } from '../estate/liability';
import { isRefused, type Outcome } from '../law/refusal';
import { findAccountByLabel, listExpenseAccounts } from '../ledger/chart';
import { systemType } from '../matter/kinds';
import type { LiabilityAllocation } from '../regimes/allocation';
import type { LocalDate } from '../dates/local-date';
import type { AccrualSplit } from '../ledger/accrual-split';
import { type Cents, nil, sum } from '../money/cents';
import type { ExpenseEntry } from './expense';
import { splitAroundDeath, type IncomeEntry } from './income';

interface StoredEntryFacts {
  readonly id: number;
  readonly description: string;
  readonly voucher: string | null;
  readonly account: number | null;
  readonly reversalOfID?: number | null;
}
export type StoredIncome = IncomeEntry & StoredEntryFacts;
export type StoredExpense = ExpenseEntry &
  StoredEntryFacts & {
    readonly borneBy: string | null;
    readonly isForEstateDuty: boolean;
    readonly isEstimate?: boolean;
  };

/** What moved in an estate, in the words of its account. */
export interface EstateMoney {
  readonly costs: readonly CapturedCost[];
  readonly income: readonly IncomeItem[];
  readonly incomeExpenses: readonly IncomeExpense[];
  /** What had accrued when the person died and was received since: money of the estate, not its income. */
  readonly accrued: readonly EstateAsset[];
  /** Estate duty that left an account: the account charges it as it is worked out, whatever was paid. */
  readonly dutyPaid: readonly { readonly id: string; readonly on: LocalDate; readonly amount: Cents }[];
}

const borneBy: Readonly<Record<string, LiabilityAllocation>> = {
  'the joint estate': 'joint',
  'the deceased only': 'deceasedOnly',
  'surviving spouse only': 'survivorOnly',
};
/** The account works these out by itself; paying them is no further cost. */
const computed: ReadonlySet<string> = new Set<AdministrationCostKind>([
  'executorRemuneration',
  'vatOnRemuneration',
  'mastersFee',
]);

const toItem = ({
  id,
  description,
  voucher,
  account,
  assetID,
  amount,
}: StoredEntryFacts & { readonly assetID: number | null; readonly amount: Cents }) => ({
  id: String(id),
  narrative: description,
  ...(voucher !== null && { voucher }),
  ...(assetID !== null && { assetId: String(assetID) }),
  ...(account !== null && { account }),
  ...(amount < 0 && { isRefund: true }),
});

interface PartedIncome {
  readonly entry: StoredIncome;
  readonly split: Outcome<AccrualSplit>;
}

/** What had accrued at the death, an income a row: what was paid back of it lowers the very claim. */
function sumAccrued(parted: readonly PartedIncome[]): { readonly entry: StoredIncome; readonly before: Cents }[] {
  const listBefore = ({ split }: PartedIncome): Cents => (isRefused(split) ? nil : split.before);
  return parted
    .filter(({ entry }) => !entry.reversalOfID)
    .map((one) => ({
      entry: one.entry,
      before: sum([one, ...parted.filter(({ entry }) => entry.reversalOfID === one.entry.id)].map(listBefore)),
    }));
}

export function toEstateMoney(
  incomes: readonly StoredIncome[],
  expenses: readonly StoredExpense[],
  diedOn: LocalDate | null,
): EstateMoney {
  const parted = incomes.map((entry) => ({ entry, split: splitAroundDeath(entry, diedOn) }));
  const named = listExpenseAccounts(systemType.estateLate);
  const charged = expenses
    .filter(({ liabilityID }) => liabilityID === null)
    .map((entry) => ({
      entry,
      account: entry.costType === null ? undefined : findAccountByLabel(entry.costType, named),
    }));
  return {
    income: parted.flatMap(({ entry, split }) =>
      isRefused(split) || split.after === 0 ? [] : [{ ...toItem(entry), amount: split.after }],
    ),
    accrued: sumAccrued(parted).flatMap(({ entry, before }) =>
      before === 0
        ? []
        : [
            {
              id: `accrued ${entry.id}`,
              description: entry.description,
              class: 'claim' as const,
              value: before,
              treatment: 'money' as const,
              ...(entry.voucher !== null && { voucher: entry.voucher }),
              ...(entry.account !== null && { account: entry.account }),
            },
          ],
    ),
    incomeExpenses: charged.flatMap(({ entry, account }) =>
      account === 'AGAINST_INCOME' ? [{ ...toItem(entry), amount: entry.amount }] : [],
    ),
    dutyPaid: charged.flatMap(({ entry, account }) =>
      account === 'ESTATE_DUTY' && entry.bankAccountID !== null
        ? [{ id: `expense ${entry.id}`, on: entry.paidDate, amount: entry.amount }]
        : [],
    ),
    costs: charged.flatMap(({ entry, account }) => {
      const kind = account?.startsWith('COST:') ? account.slice('COST:'.length) : undefined;
      if (!kind || computed.has(kind)) return [];
      return [
        {
          ...toItem(entry),
          kind: kind as CapturedCost['kind'],
          amount: entry.amount,
          ...(entry.borneBy !== null && { allocation: borneBy[entry.borneBy]! }),
          ...(entry.isForEstateDuty && { forEstateDuty: true }),
          ...(entry.isEstimate && { isEstimate: true }),
        },
      ];
    }),
  };
}
