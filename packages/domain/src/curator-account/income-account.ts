import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { formatInEnglish, message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, negate, nil, plus, sum } from '../money/cents';
import type { AccountTransaction, CuratorAccountInput, NamedAmount } from './account-input';
import type { HandOverFee, OwedRemuneration } from './remuneration';
import { toClassGroup } from './transaction-class';

export interface IncomeAccount {
  readonly broughtForward: Cents;
  readonly incomeCollected: Cents;
  readonly realisedForUse: Cents;
  /** A debit balance met from capital. */
  readonly transferFromCapital: Cents;
  readonly maintenanceAndDebts: Cents;
  readonly administration: {
    readonly paidFromBank: Cents;
    readonly curatorFee: Cents;
    readonly vatOnFee: Cents;
    /** The part of both that was earned on what is handed over. */
    readonly onHandingOver?: HandOverFee;
    readonly mastersFee: Cents;
    readonly total: Cents;
  };
  /** A credit balance added to capital. */
  readonly transferToCapital: Cents;
  readonly balanceCarriedForward: Cents;
  /** Owed at the end of the period for this account. */
  readonly owed: readonly NamedAmount[];
}

const section = 'Administration of Estates Regulations, reg 7(3)';

const isExpense = (line: AccountTransaction): boolean => line.settlesCreditor === undefined && !line.forThisAccount;

export const sumIncomeCollected = (transactions: readonly AccountTransaction[]): Cents =>
  sum(transactions.filter((line) => toClassGroup(line.class) === 'INCOME').map(({ amount }) => amount));

/** Expenses positive; a refund lowers them. */
const sumSpent = (transactions: readonly AccountTransaction[], group: 'MAINT' | 'ADMIN'): Cents =>
  negate(
    sum(
      transactions.filter((line) => toClassGroup(line.class) === group && isExpense(line)).map(({ amount }) => amount),
    ),
  );

/** What an account leaves owing, by the names the next one settles it under. */
export const remunerationOwed = 'Remuneration, account {number}';
export const mastersFeeOwed = "Master's fee, account {number}";

function toOwedFee(key: string, number: number, amount: Cents): NamedAmount {
  const says = message(key, { number });
  return { name: formatInEnglish(says), amount, says };
}

function listOwedFees(
  { heading, transactions, mastersFee }: CuratorAccountInput,
  { fee, vat }: OwedRemuneration,
): Outcome<NamedAmount[]> {
  const sumPaid = (each: AccountTransaction['class']) =>
    negate(sum(transactions.filter((line) => line.class === each && line.forThisAccount).map(({ amount }) => amount)));
  const remuneration = minus(plus(fee.value, vat.value), sumPaid('ADMIN:CURATOR_FEE_PAID'));
  const master = minus(mastersFee.value, sumPaid('ADMIN:MASTER_FEES'));
  const refused = collectRefusals([
    remuneration < 0
      ? refuse(
          'remuneration',
          'The prepaid remuneration exceeds what this account allows. Refund the excess or correct the payment.',
        )
      : undefined,
    master < 0
      ? refuse(
          'mastersFee',
          'The amount prepaid to the Master exceeds this account’s fee. Correct the payment or the fee.',
        )
      : undefined,
  ]);
  if (refused) return refused;
  return [
    toOwedFee(remunerationOwed, heading.accountNumber, remuneration),
    toOwedFee(mastersFeeOwed, heading.accountNumber, master),
  ].filter(({ amount }) => amount !== 0);
}

/** The Income and Expenditure Account: paragraphs (a) to (g) of the regulation, one money column. */
export function computeIncomeAccount(
  input: CuratorAccountInput,
  realisedForUse: Cents,
  remuneration: OwedRemuneration,
): Outcome<WorkedResult<IncomeAccount>> {
  const { opening, transactions, mastersFee, deficit = 'CARRY', surplus = 'CARRY', deficiencyMetBy: metBy } = input;
  const owed = listOwedFees(input, remuneration);
  if (isRefused(owed)) return owed;
  const collected = sumIncomeCollected(transactions);
  const maintenance = sumSpent(transactions, 'MAINT');
  const paidFromBank = sumSpent(transactions, 'ADMIN');
  const [fee, vat, master] = [remuneration.fee.value, remuneration.vat.value, mastersFee.value];
  const administration = sum([paidFromBank, fee, vat, master]);
  const before = sum([opening.income, collected, realisedForUse, negate(maintenance), negate(administration)]);
  const transferFromCapital = deficit === 'TRANSFER' && before < 0 ? negate(before) : nil;
  const transferToCapital = surplus === 'TO_CAPITAL' && before > 0 ? before : nil;
  const balance = sum([before, transferFromCapital, negate(transferToCapital)]);
  return startWorking('Income and Expenditure Account', section)
    .line('(a) Balance brought forward', opening.income)
    .line('(b) Income collected', collected)
    .line('(b) Capital realised for immediate use', realisedForUse, { section: 'Bouwer NNO v Master [2023] ZASCA 135' })
    .line('(c) Transferred from capital', transferFromCapital)
    .line('(d) Debts and maintenance paid', maintenance)
    .line('(e) Administration paid', paidFromBank)
    .worked('(e) Remuneration', remuneration.fee)
    .worked('(e) VAT on remuneration', remuneration.vat)
    .worked("(e) Master's fee", mastersFee)
    .line('(g) Transferred to capital', transferToCapital)
    .line('(f) Balance carried forward', balance, balance < 0 && metBy ? { note: metBy } : {})
    .gives({
      broughtForward: opening.income,
      incomeCollected: collected,
      realisedForUse,
      transferFromCapital,
      maintenanceAndDebts: maintenance,
      administration: {
        paidFromBank,
        curatorFee: fee,
        vatOnFee: vat,
        ...(remuneration.onHandingOver && { onHandingOver: remuneration.onHandingOver }),
        mastersFee: master,
        total: administration,
      },
      transferToCapital,
      balanceCarriedForward: balance,
      owed,
    });
}
