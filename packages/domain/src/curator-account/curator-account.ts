import { assert } from '../law/assert';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import type { Worked } from '../law/worked';
import { type Cents, minus, plus, sum } from '../money/cents';
import type { AccountHeading, AccountTransaction, CuratorAccountInput, NamedAmount, Position } from './account-input';
import { type CapitalAccount, capitalAccountOf } from './capital-account';
import { checkTransactions } from './check-transactions';
import { type IncomeAccount, incomeAccountOf, incomeCollected } from './income-account';
import { movementsOf } from './movements';
import {
  balanceProof,
  type BankProof,
  bankProof,
  bankProofsOf,
  deficiencyProof,
  openingProof,
  type Proof,
  suspenseProof,
  transferProof,
  voucherProof,
} from './proofs';
import { remunerationOf } from './remuneration';
import type { TransactionClass } from './transaction-class';

interface Drawn {
  readonly heading: AccountHeading & { readonly section: string };
  readonly bankProofs: readonly BankProof[];
  readonly proofs: readonly Proof[];
  /** By class, as on the bank statements: in the person's favour positive. */
  readonly classTotals: Partial<Readonly<Record<TransactionClass, Cents>>>;
  /** In the order of the account: by day, then voucher. */
  readonly lines: readonly AccountTransaction[];
}

/** Unclassified lines stop the account; the bank proof can tie all the same. */
export interface BlockedAccount extends Drawn {
  readonly status: 'BLOCKED';
  readonly unclassified: readonly AccountTransaction[];
}

export interface DrawnAccount extends Drawn {
  readonly status: 'DRAWN';
  readonly income: Worked<IncomeAccount>;
  readonly capital: Worked<CapitalAccount>;
  /** The statement of assets, and the next account's opening figures. */
  readonly closing: Position;
  readonly totalAssets: Cents;
  readonly creditorsUnpaid: Cents;
  readonly netAssets: Cents;
  readonly capitalPlusIncome: Cents;
}

export type CuratorAccount = BlockedAccount | DrawnAccount;

const total = (all: readonly NamedAmount[]): Cents => sum(all.map(({ amount }) => amount));

const text = ({ date, voucher = '', description, id }: AccountTransaction): string =>
  [date, voucher.padStart(12, '0'), description, id].join('\n');

const inOrder = (transactions: readonly AccountTransaction[]): AccountTransaction[] =>
  [...transactions].sort((a, b) => (text(a) < text(b) ? -1 : 1));

function totalsByClass(transactions: readonly AccountTransaction[]): Drawn['classTotals'] {
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
  const lines = inOrder(input.transactions);
  const bankProofs = bankProofsOf(input);
  const early = [bankProof(bankProofs, input), transferProof(input)];
  const late = [openingProof(input), voucherProof(input), suspenseProof(input)];
  const heading = { ...input.heading, section: input.heading.final ? 's 83(2)' : 's 83(1)' };
  const drawn = { heading, bankProofs, classTotals: totalsByClass(lines), lines };
  const unclassified = lines.filter((line) => line.class === 'SUSPENSE');
  if (unclassified.length > 0) return { ...drawn, status: 'BLOCKED', unclassified, proofs: [...early, ...late] };

  const movements = movementsOf(input);
  if (isRefused(movements)) return movements;
  const owed = remunerationOf(input, incomeCollected(lines), movements.realisedForUse);
  if (isRefused(owed)) return owed;
  const income = incomeAccountOf(input, movements.realisedForUse, owed);
  if (isRefused(income)) return income;
  const capital = capitalAccountOf(input, movements, income.value);
  const closing: Position = {
    assets: movements.assets,
    creditors: [...movements.creditors, ...income.value.owed],
    capital: capital.value.closing,
    income: income.value.balanceCarriedForward,
  };
  const [totalAssets, creditorsUnpaid] = [total(closing.assets), total(closing.creditors)];
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
    proofs: [...early, balanceProof(closing, input), ...late, deficiencyProof(closing, input)],
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
