import { type SystemType, systemType } from '../matter/kinds';
import { type Cents, minus, nil, sum } from '../money/cents';

/** What the cash of a matter is for. */
export const cashHeads = {
  administration: 'Administration',
  creditors: 'Creditors',
  estateDuty: 'Estate duty',
  legacies: 'Cash legacies',
  incomeToHeirs: 'Income to heirs',
  heirs: 'Heirs',
  maintenance: 'Maintenance',
  other: 'Other',
} as const;
export type CashHead = keyof typeof cashHeads;
export const cashHeadNames = Object.keys(cashHeads) as [CashHead, ...CashHead[]];

const ofDeath: ReadonlySet<CashHead> = new Set(['estateDuty', 'legacies', 'incomeToHeirs', 'heirs']);
/** Heirs and duty are of a deceased estate; upkeep is of a living person. */
export const listCashHeads = (type: SystemType): readonly CashHead[] =>
  cashHeadNames.filter((head) => {
    if (ofDeath.has(head)) return type === systemType.estateLate;
    return head !== 'maintenance' || type !== systemType.liquidation;
  });

export interface AllocatedCash {
  readonly head: CashHead;
  readonly amount: Cents;
}

export interface CashPicture {
  readonly cash: Cents;
  /** Bank lines nobody has said anything of yet: they are in the bank and in no head. */
  readonly noEntryYet: Cents;
  readonly heads: readonly AllocatedCash[];
  readonly allocated: Cents;
  /** Below nought: the shortfall. */
  readonly surplus: Cents;
}

/** The cash down to what is left of it. `inBank` is what the bank has and the ledger has not. */
export function buildCashPicture(cash: Cents, inBank: Cents, parts: readonly AllocatedCash[]): CashPicture {
  const heads = cashHeadNames
    .map((head) => ({ head, amount: sum(parts.filter((one) => one.head === head).map(({ amount }) => amount)) }))
    .filter(({ amount }) => amount !== nil);
  const allocated = sum(heads.map(({ amount }) => amount));
  return { cash, noEntryYet: inBank, heads, allocated, surplus: minus(cash, allocated) };
}
