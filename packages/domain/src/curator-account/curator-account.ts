import { assert } from '../law/assert';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import type { WorkedResult } from '../law/worked';
import { type Cents, minus, plus, sum } from '../money/cents';
import type {
  AccountHeading,
  AccountTransaction,
  CuratorAccountInput,
  NamedAmount,
  AccountPosition,
} from './account-input';
import { type CapitalAccount, computeCapitalAccount } from './capital-account';
import { checkTransactions } from './check-transactions';
import { type IncomeAccount, computeIncomeAccount, sumIncomeCollected } from './income-account';
import { computeMovements } from './movements';
import {
  proveBalance,
  type BankProof,
  proveBanks,
  listBankProofs,
  proveDeficiency,
  proveOpening,
  type AccountProof,
  proveSuspense,
  proveTransfers,
  proveVouchers,
} from './proofs';
import { computeRemuneration } from './remuneration';
import type { TransactionClass } from './transaction-class';

interface AccountBasis {
  readonly heading: AccountHeading & { readonly section: string };
  readonly bankProofs: readonly BankProof[];
  readonly proofs: readonly AccountProof[];
  /** By class, as on the bank statements: in the person's favour positive. */
  readonly classTotals: Partial<Readonly<Record<TransactionClass, Cents>>>;
  /** In the order of the account: by day, then voucher. */
  readonly lines: readonly AccountTransaction[];
}

/** Unclassified lines stop the account; the bank proof can tie all the same. */
export interface BlockedAccount extends AccountBasis {
  readonly status: 'BLOCKED';
  readonly unclassified: readonly AccountTransaction[];
}

export interface DrawnAccount extends AccountBasis {
  readonly status: 'DRAWN';
  readonly income: WorkedResult<IncomeAccount>;
  readonly capital: WorkedResult<CapitalAccount>;
  /** The statement of assets, and the next account's opening figures. */
  readonly closing: AccountPosition;
  readonly totalAssets: Cents;
  readonly creditorsUnpaid: Cents;
  readonly netAssets: Cents;
  readonly capitalPlusIncome: Cents;
}

export type CuratorAccount = BlockedAccount | DrawnAccount;

const sumAmounts = (all: readonly NamedAmount[]): Cents => sum(all.map(({ amount }) => amount));

const toSortText = ({ date, voucher = '', description, id }: AccountTransaction): string =>
  [date, voucher.padStart(12, '0'), description, id].join('\n');

const sortTransactions = (transactions: readonly AccountTransaction[]): AccountTransaction[] =>
  [...transactions].sort((a, b) => (toSortText(a) < toSortText(b) ? -1 : 1));

function sumByClass(transactions: readonly AccountTransaction[]): AccountBasis['classTotals'] {
  const classes = [...new Set(transactions.map((line) => line.class))].sort();
  return Object.fromEntries(
    classes.map((each) => [each, sum(transactions.filter((line) => line.class === each).map(({ amount }) => amount))]),
  );
}

/**
 * Draws the account of a curator or tutor from classified bank lines (Administration of Estates Act s 83, reg 7).
 * Input that makes no sense is refused line by line; an account that does not prove is drawn and says where.
 */
export function drawCuratorAccount(input: CuratorAccountInput): Outcome<CuratorAccount> {
  const refused = checkTransactions(input);
  if (refused) return refused;
  const lines = sortTransactions(input.transactions);
  const bankProofs = listBankProofs(input);
  const early = [proveBanks(bankProofs, input), proveTransfers(input)];
  const late = [proveOpening(input), proveVouchers(input), proveSuspense(input)];
  const heading = { ...input.heading, section: input.heading.final ? 's 83(2)' : 's 83(1)' };
  const drawn = { heading, bankProofs, classTotals: sumByClass(lines), lines };
  const unclassified = lines.filter((line) => line.class === 'SUSPENSE');
  if (unclassified.length > 0) return { ...drawn, status: 'BLOCKED', unclassified, proofs: [...early, ...late] };

  const movements = computeMovements(input);
  if (isRefused(movements)) return movements;
  const owed = computeRemuneration(input, sumIncomeCollected(lines), movements.realisedForUse);
  if (isRefused(owed)) return owed;
  const income = computeIncomeAccount(input, movements.realisedForUse, owed);
  if (isRefused(income)) return income;
  const capital = computeCapitalAccount(input, movements, income.value);
  const closing: AccountPosition = {
    assets: movements.assets,
    creditors: [...movements.creditors, ...income.value.owed],
    capital: capital.value.closing,
    income: income.value.balanceCarriedForward,
  };
  const [totalAssets, creditorsUnpaid] = [sumAmounts(closing.assets), sumAmounts(closing.creditors)];
  return {
    ...drawn,
    status: 'DRAWN',
    income,
    capital,
    closing,
    totalAssets,
    creditorsUnpaid,
    netAssets: minus(totalAssets, creditorsUnpaid),
    capitalPlusIncome: plus(closing.capital, closing.income),
    proofs: [...early, proveBalance(closing, input), ...late, proveDeficiency(closing, input)],
  };
}

/** The account as it may be lodged: refused until every proof holds, with each place that breaks it. */
export function finaliseCuratorAccount(input: CuratorAccountInput): Outcome<DrawnAccount> {
  const account = drawCuratorAccount(input);
  if (isRefused(account)) return account;
  const broken = account.proofs.flatMap(({ id, says }) =>
    says.map((words) => refuse(`proofs.${id}`, words, 'Administration of Estates Act s 83')),
  );
  const refused = collectRefusals(broken);
  if (refused) return refused;
  assert(account.status === 'DRAWN', 'a blocked account fails its last proof');
  return account;
}
