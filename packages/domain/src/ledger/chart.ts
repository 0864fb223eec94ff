import { administrationCostKinds, type AdministrationCostKind } from '../costs/administration-costs';
import { type TransactionClass, transactionClasses } from '../curator-account/transaction-class';
import { type SystemType, systemType } from '../matter/kinds';

/** What an account of the ledger stands for. A debit is positive: what came in, was spent, or is still to come. */
export type AccountSide = 'money' | 'capital' | 'income' | 'expense' | 'open';

/** What a posting may be about, besides its account: a bank account, or a row of the matter's facts. */
export type PostingSubject = 'bankAccount' | 'asset' | 'liability' | 'party' | 'claim';

export interface ChartAccount {
  readonly label: string;
  readonly side: AccountSide;
  /** Every posting of it names one of these. */
  readonly about?: PostingSubject;
}

/** How the accounts of estates name the costs of administration. */
export const costNames: Readonly<Record<AdministrationCostKind, string>> = {
  executorRemuneration: 'Remuneration paid',
  vatOnRemuneration: 'VAT on remuneration paid',
  mastersFee: "Master's fees paid",
  advertisements: 'Advertisements',
  bondOfSecurity: 'Bond of security',
  valuation: 'Valuations',
  transferCosts: 'Transfer costs',
  bondCancellation: 'Cancellation of bonds',
  bankCharges: 'Bank charges',
  taxPractitioner: 'Tax practitioner',
  postageAndPetties: 'Postage and petties',
  provisionForFinalCosts: 'Provision for final costs',
  other: 'Other costs',
};
export type CostAccount = `COST:${AdministrationCostKind}`;

const own = {
  BANK: { label: 'Bank', side: 'money', about: 'bankAccount' },
  /** What stood in a bank account when the matter took it over. */
  OPENING: { label: 'Balance taken over', side: 'capital', about: 'bankAccount' },
  /** Income of the time up to the death, received afterwards: capital of the estate, not its income. */
  ACCRUED_AT_DEATH: { label: 'Accrued at death', side: 'capital' },
  CLAIMS: { label: 'Claims paid', side: 'capital', about: 'liability' },
  /** What an asset became that was not sold: an account closed, a policy or a deposit paid out. */
  COLLECTED: { label: 'Assets collected', side: 'capital', about: 'asset' },
  AWARDS: { label: 'Awards paid', side: 'capital', about: 'party' },
  /** What an insolvent estate pays on a claim, and what a creditor makes good of its costs. */
  DIVIDENDS: { label: 'Dividends paid', side: 'capital', about: 'claim' },
  CONTRIBUTIONS: { label: 'Contributions received', side: 'capital', about: 'claim' },
  /** Money received for a composition and paid to creditors by it (s 119): held for them beside the estate. */
  COMPOSITION: { label: 'Composition', side: 'capital' },
  /** Charged by the account as it is worked out; paying it is no further cost. */
  ESTATE_DUTY: { label: 'Estate duty paid', side: 'capital' },
  /** Likewise: tax at death and tax of the estate, which the account charges as it works them out. */
  ESTATE_TAX: { label: 'Tax of the deceased and the estate paid', side: 'capital' },
  /** What vested in a beneficiary of a trust: no longer the trust's, whether it was paid or not. */
  VESTED: { label: 'Vested in beneficiaries', side: 'capital', about: 'party' },
  OWED_TO_BENEFICIARIES: { label: 'Owed to beneficiaries', side: 'open', about: 'party' },
  AGAINST_INCOME: { label: 'Charged against income', side: 'expense' },
  RECEIVABLE: { label: 'Still to be received', side: 'open' },
  PAYABLE: { label: 'Still to be paid', side: 'open' },
} as const satisfies Readonly<Record<string, ChartAccount>>;

export type AccountCode = keyof typeof own | TransactionClass | CostAccount;

const sideOfGroup: Readonly<Record<string, AccountSide>> = {
  INCOME: 'income',
  MAINT: 'expense',
  ADMIN: 'expense',
  CAPITAL: 'capital',
  INTERNAL: 'open',
  SUSPENSE: 'open',
};

/** Every account there is. The classes of a curator's account are accounts of the ledger by the same names. */
export const chart: Readonly<Record<AccountCode, ChartAccount>> = {
  ...own,
  ...(Object.fromEntries(
    Object.entries(transactionClasses).map(([code, label]) => [
      code,
      { label, side: sideOfGroup[code.split(':')[0]!]! },
    ]),
  ) as Record<TransactionClass, ChartAccount>),
  ...(Object.fromEntries(
    administrationCostKinds.map((kind) => [`COST:${kind}`, { label: costNames[kind], side: 'expense' }]),
  ) as Record<CostAccount, ChartAccount>),
};

const listCodes = (...groups: readonly string[]): AccountCode[] =>
  (Object.keys(chart) as AccountCode[]).filter((code) => groups.includes(code.split(':')[0]!));

/** Where income is put; the same in every kind of matter. */
export const incomeAccounts: readonly AccountCode[] = listCodes('INCOME');

/** Where expenses are put: an estate has costs of administration, a living person or a trust has upkeep as well. */
export const listExpenseAccounts = (type: SystemType): readonly AccountCode[] => {
  if (type === systemType.estateLate) return [...listCodes('COST'), 'AGAINST_INCOME', 'ESTATE_DUTY', 'ESTATE_TAX'];
  return type === systemType.liquidation ? [...listCodes('COST'), 'AGAINST_INCOME'] : listCodes('MAINT', 'ADMIN');
};

/** The account people call by this name, among these. */
export const findAccountByLabel = (label: string, among: readonly AccountCode[]): AccountCode | undefined =>
  among.find((code) => chart[code].label === label);
