import { checkNotNegative } from '../law/check-input';
import { checkListedOnce } from '../law/checks';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { type Message, message } from '../law/message';
import type { AccountTransaction, CuratorAccountInput } from './account-input';
import { toClassGroup, isRealisation, type TransactionClass, transactionClasses } from './transaction-class';

const namesAsset = new Set(['CAPITAL:REALISATION', 'CAPITAL:PURCHASE', 'CAPITAL:IMPROVEMENT', 'INTERNAL']);

const mayPayCreditor = (each: TransactionClass): boolean =>
  toClassGroup(each) === 'MAINT' || toClassGroup(each) === 'ADMIN' || each === 'CAPITAL:LOAN_REPAID';

function checkOne(
  line: AccountTransaction,
  { heading, banks, opening }: CuratorAccountInput,
): (RefusalError | undefined)[] {
  const refuseAt = (field: string, sentence: string | Message) => refuse(`transactions.${line.id}.${field}`, sentence);
  const called = message("'{description}' of {date}", { description: line.description, date: line.date });
  const group = toClassGroup(line.class);
  const label = message(transactionClasses[line.class]);
  return [
    line.date < heading.from || line.date > heading.to
      ? refuseAt(
          'date',
          message('{called} is outside the period {from} to {to}. Move it to the right account.', {
            called,
            from: heading.from,
            to: heading.to,
          }),
        )
      : undefined,
    banks.includes(line.bank)
      ? undefined
      : refuseAt(
          'bank',
          message("{called} is on '{bank}', which is not one of the bank accounts. Choose the account.", {
            called,
            bank: line.bank,
          }),
        ),
    namesAsset.has(line.class) && !line.asset
      ? refuseAt(
          'asset',
          message("{called} is classified as '{label}'. Choose the asset it concerns.", { called, label }),
        )
      : undefined,
    line.asset === line.bank
      ? refuseAt(
          'asset',
          message('{called} has its own bank account as the asset. Choose the other asset.', { called }),
        )
      : undefined,
    group === 'CAPITAL' && line.asset !== undefined && banks.includes(line.asset)
      ? refuseAt(
          'asset',
          message('{called} only moves money to another bank account. Classify it as a transfer.', { called }),
        )
      : undefined,
    line.carrying !== undefined && (line.carrying < 0 || !isRealisation(line.class) || !line.asset)
      ? refuseAt(
          'carrying',
          'Only an asset that is realised has a carrying value, and it must be 0 or more. Remove or correct it.',
        )
      : undefined,
    line.realisedForUse && (group !== 'CAPITAL' || line.amount < 0)
      ? refuseAt(
          'realisedForUse',
          'Only a capital receipt can be realised for use. Clear the tick or change the class.',
        )
      : undefined,
    line.forThisAccount && line.class !== 'ADMIN:CURATOR_FEE_PAID' && line.class !== 'ADMIN:MASTER_FEES'
      ? refuseAt(
          'forThisAccount',
          "Only remuneration and Master's fees can be prepaid for this account. Clear the tick.",
        )
      : undefined,
    line.class === 'ADMIN:CURATOR_FEE_PAID' && !line.forThisAccount && line.settlesCreditor === undefined
      ? refuseAt(
          'settlesCreditor',
          message('{called} pays a fee. Choose whether it is for an earlier account or this one.', { called }),
        )
      : undefined,
    line.settlesCreditor !== undefined && !mayPayCreditor(line.class)
      ? refuseAt(
          'settlesCreditor',
          message(
            "{called} is classified as '{label}' and cannot pay a creditor. Clear the creditor or change the class.",
            {
              called,
              label,
            },
          ),
        )
      : undefined,
    line.settlesCreditor !== undefined && line.forThisAccount
      ? refuseAt(
          'forThisAccount',
          message('{called} cannot be for both an earlier account and this one. Choose one.', { called }),
        )
      : undefined,
    line.settlesCreditor !== undefined && !opening.creditors.some(({ name }) => name === line.settlesCreditor)
      ? refuseAt(
          'settlesCreditor',
          message("'{settlesCreditor}' is not one of the creditors brought forward. Choose one of them.", {
            settlesCreditor: line.settlesCreditor,
          }),
        )
      : undefined,
  ];
}

/** An asset is realised whole, or every line says which part went; a mixture cannot be worked out. */
function checkParts(transactions: readonly AccountTransaction[]): (RefusalError | undefined)[] {
  const realised = transactions.filter((line) => isRealisation(line.class) && line.asset);
  return [...new Set(realised.map((line) => line.asset!))].map((asset) => {
    const lines = realised.filter((line) => line.asset === asset);
    const inParts = lines.filter((line) => line.carrying !== undefined).length;
    return inParts === 0 || inParts === lines.length
      ? undefined
      : refuse(
          `assets.${asset}`,
          message('{asset} is realised in parts. Enter the carrying value on each receipt.', { asset }),
        );
  });
}

export function checkTransactions(input: CuratorAccountInput): RefusalError | undefined {
  const { heading, opening, banks, transactions, remuneration, mastersFee } = input;
  return collectRefusals([
    heading.from > heading.to
      ? refuse('heading.to', 'The period ends before it begins. Correct its dates.')
      : undefined,
    ...checkListedOnce(
      'transactions',
      transactions.map(({ id }) => id),
      (id) => message('Bank line {id} is listed twice. Remove one.', { id }),
    ),
    ...checkListedOnce(
      'opening.assets',
      opening.assets.map(({ name }) => name),
      (name) => message('{name} is listed twice. Combine the entries.', { name }),
    ),
    ...checkListedOnce(
      'opening.creditors',
      opening.creditors.map(({ name }) => name),
      (name) => message('{name} is owed twice. Join them.', { name }),
    ),
    ...banks.map((bank) =>
      opening.assets.some(({ name }) => name === bank)
        ? undefined
        : refuse(
            'opening.assets',
            message("The bank account '{bank}' has no opening balance. Add it, or enter 0 if the account is new.", {
              bank,
            }),
          ),
    ),
    checkNotNegative('mastersFee', mastersFee.value),
    ...(remuneration.by === 'hand'
      ? [
          checkNotNegative('remuneration.fee', remuneration.fee.value),
          checkNotNegative('remuneration.vat', remuneration.vat.value),
        ]
      : []),
    ...transactions.flatMap((line) => checkOne(line, input)),
    ...checkParts(transactions),
  ]);
}
