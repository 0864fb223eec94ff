import { type Outcome, refuse, type RefusalError } from '../law/refusal';
import { type AccountCode, chart, listExpenseAccounts } from '../ledger/chart';
import { type SystemType, systemType } from '../matter/kinds';
import type { Cents } from '../money/cents';

/** What a payment is for, and the types of matter that have such; each becomes an entry of the ledger when it was paid. */
export const payoutPurposes = {
  award: [systemType.estateLate],
  claim: [systemType.estateLate, systemType.curatorship],
  dividend: [systemType.liquidation],
  composition: [systemType.liquidation],
  provision: [systemType.liquidation, systemType.estateLate, systemType.curatorship],
  cost: [systemType.liquidation, systemType.estateLate, systemType.curatorship],
} as const satisfies Readonly<Record<string, readonly SystemType[]>>;
export type PayoutPurpose = keyof typeof payoutPurposes;
export const payoutPurposeNames = Object.keys(payoutPurposes) as [PayoutPurpose, ...PayoutPurpose[]];

export const listPurposes = (type: SystemType): PayoutPurpose[] =>
  payoutPurposeNames.filter((purpose) => (payoutPurposes[purpose] as readonly SystemType[]).includes(type));

export interface PayoutTarget {
  readonly purpose: PayoutPurpose;
  readonly amount: Cents;
  readonly partyID: number | null;
  readonly liabilityID: number | null;
  readonly claimID: number | null;
  readonly expenseID: number | null;
  readonly costType: string | null;
  readonly expenseType: string | null;
}

/** What is paid, as the ledger will book it: an award, an expense that pays a claim or is a cost, a provision that is used. */
export type PayoutBooking =
  | { readonly as: 'award'; readonly partyID: number }
  | { readonly as: 'claim'; readonly liabilityID: number }
  | { readonly as: 'dividend'; readonly claimID: number }
  | { readonly as: 'composition'; readonly claimID: number }
  | { readonly as: 'provision'; readonly expenseID: number }
  | { readonly as: 'cost'; readonly costType: string | null; readonly expenseType: string | null };

const isEstate = (type: SystemType): boolean => type === systemType.estateLate || type === systemType.liquidation;

function toNamedBooking(what: PayoutTarget, type: SystemType): Outcome<PayoutBooking> {
  switch (what.purpose) {
    case 'award':
      return what.partyID === null
        ? refuse('partyID', 'Choose whose award it is.')
        : { as: 'award', partyID: what.partyID };
    case 'claim':
      return what.liabilityID === null
        ? refuse('liabilityID', 'Choose the claim it pays.')
        : { as: 'claim', liabilityID: what.liabilityID };
    case 'dividend':
    case 'composition':
      return what.claimID === null
        ? refuse('claimID', 'Choose the claim it is for.')
        : { as: what.purpose, claimID: what.claimID };
    case 'provision':
      return what.expenseID === null
        ? refuse('expenseID', 'Choose the cost that was provided for.')
        : { as: 'provision', expenseID: what.expenseID };
    case 'cost': {
      const [field, label] = isEstate(type)
        ? (['costType', what.costType] as const)
        : (['expenseType', what.expenseType] as const);
      const isThere = listExpenseAccounts(type).some((code: AccountCode) => chart[code].label === label);
      return isThere
        ? { as: 'cost', costType: what.costType, expenseType: what.expenseType }
        : refuse(field, 'Choose what it is for.');
    }
  }
}

export function toPayoutBooking(what: PayoutTarget, type: SystemType): Outcome<PayoutBooking> {
  if (!listPurposes(type).includes(what.purpose)) return refuse('purpose', 'Choose a purpose that this matter has.');
  return toNamedBooking(what, type);
}

/** What cannot be paid at all. */
export const checkPaid = ({ amount }: Pick<PayoutTarget, 'amount'>): RefusalError | undefined =>
  amount > 0 ? undefined : refuse('amount', 'Enter an amount of more than 0.');
