import type { AccountTransaction } from '@boedel/domain/curator-account/account-input';
import {
  toClassGroup,
  type TransactionClass,
  transactionClasses,
} from '@boedel/domain/curator-account/transaction-class';
import { type Cents, minus, negate } from '@boedel/domain/money/cents';
import type { PaperPart } from '@boedel/document/tree/paper';
import { type CuratorAccountDrawing, toEntry } from './drawing';

const sumTransactions = (lines: readonly AccountTransaction[]): Cents =>
  lines.reduce((sum, { amount }) => (sum + amount) as Cents, 0 as Cents);

/** What is an expense of this account: neither a creditor brought forward nor a fee paid ahead. */
const isCharged = (line: AccountTransaction): boolean => line.settlesCreditor === undefined && !line.forThisAccount;

/** Regulation 7(3): income and expenditure in one money column, each item with its voucher. */
export function buildIncomePart({ account, say, sheet }: CuratorAccountDrawing): PaperPart {
  const { income, lines } = account;
  const { administration, ...figures } = income.value;
  const on = sheet('income');
  const classes = [...new Set(lines.map((line) => line.class))].sort(
    (a, b) => Object.keys(transactionClasses).indexOf(a) - Object.keys(transactionClasses).indexOf(b),
  );
  /** The lines of a class under its name, with what they come to. */
  const listClassLines = (group: 'INCOME' | 'MAINT' | 'ADMIN', way: 1 | -1): readonly string[] =>
    classes
      .filter((each) => toClassGroup(each) === group)
      .flatMap((each: TransactionClass) => {
        const those = lines.filter((line) => line.class === each && isCharged(line));
        if (those.length === 0) return [];
        const name = say(transactionClasses[each]);
        const ids = on.group(
          name,
          those.map((line) => toEntry(line, way === 1 ? line.amount : negate(line.amount))),
        );
        const total = sumTransactions(those);
        return on.subtotal(each, say('Total: {what}', { what: name }), way === 1 ? total : negate(total), ids);
      });

  const before = on.line('before', say('(a) Balance brought forward'), figures.broughtForward);
  const came = on.total('income', say('(b) Income collected'), figures.incomeCollected, {
    add: listClassLines('INCOME', 1),
  });
  const forUse = lines.filter(({ realisedForUse }) => realisedForUse);
  const used =
    forUse.length === 0
      ? []
      : on.subtotal(
          'used',
          say('(b) Capital realised for immediate use'),
          figures.realisedForUse,
          on.group(
            say('Capital realised for immediate use'),
            forUse.map((line) => toEntry(line, line.amount)),
          ),
        );
  const fromCapital =
    figures.transferFromCapital === 0
      ? []
      : [on.line('fromCapital', say('(c) Transferred from capital'), figures.transferFromCapital)];
  const upkeep = on.total('maintenance', say('(d) Debts and maintenance paid'), figures.maintenanceAndDebts, {
    add: listClassLines('MAINT', -1),
  });
  const paid = listClassLines('ADMIN', -1);
  const { curatorFee, vatOnFee, onHandingOver: last } = administration;
  const remuneration = last
    ? [
        { words: say('Remuneration on income'), amount: minus(curatorFee, last.fee) },
        { words: say('VAT on it'), amount: minus(vatOnFee, last.vat) },
        { words: say('Remuneration on property handed over'), amount: last.fee },
        { words: say('VAT on it'), amount: last.vat },
      ]
    : [
        { words: say('Remuneration'), amount: curatorFee },
        { words: say('VAT on remuneration'), amount: vatOnFee },
      ];
  const owed = on.group(say('Charged to this account'), [
    ...remuneration,
    { words: say("Master's fee"), amount: administration.mastersFee },
  ]);
  const cost = on.total('administration', say('(e) Administration expenses'), administration.total, {
    add: [...paid, ...owed],
  });
  const toCapital =
    figures.transferToCapital === 0
      ? []
      : [on.line('toCapital', say('(g) Transferred to capital'), figures.transferToCapital)];
  on.total(
    'balance',
    say(figures.balanceCarriedForward < 0 ? '(f) Deficiency carried forward' : '(f) Balance carried forward'),
    figures.balanceCarriedForward,
    { add: [before, came, ...used, ...fromCapital], take: [upkeep, cost, ...toCapital] },
  );
  return {
    title: say('Income and expenditure account'),
    newPage: false,
    blocks: [on.table(say('Income collected, payments and balance'))],
  };
}
