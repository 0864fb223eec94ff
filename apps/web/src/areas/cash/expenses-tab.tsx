import { expenseCalls } from '@boedel/contract/cash/cash.calls';
import { expenses } from '@boedel/contract/cash/expense.record';
import { checkMoneyEntry } from '@boedel/domain/cash/entry';
import { type ExpenseEntry, toExpenseEvent } from '@boedel/domain/cash/expense';
import { collectRefusals } from '@boedel/domain/law/refusal';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { createRecordKit } from '../../client/record/matter-record';
import { t } from '../../i18n/t';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import { EntriesTab } from './entries-tab';

const kit = createRecordKit(expenses, expenseCalls);

export function ExpensesTab() {
  const matter = useMatter();
  const today = useToday();
  return (
    <EntriesTab
      kit={kit}
      dayField="paidDate"
      none={t('No expenses.')}
      words={[t('paid'), t('provided for')]}
      rule={(values) => {
        const entry = values as unknown as ExpenseEntry;
        return collectRefusals([
          checkMoneyEntry(entry, { field: 'paidDate', on: entry.paidDate }, today),
          // A refund is booked as what its expense was.
          entry.reversalOfID ? undefined : toExpenseEvent(entry, matter.systemTypeID as SystemType),
        ]);
      }}
    />
  );
}
