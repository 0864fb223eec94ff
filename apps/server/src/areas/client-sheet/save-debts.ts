import { expenseCalls } from '@boedel/contract/cash/cash.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { otherKind } from '@boedel/domain/client-sheet/sheet-cells';
import type { CapturedCost } from '@boedel/domain/estate/liability';
import { chart } from '@boedel/domain/ledger/chart';
import { type SheetSaving, toRand, refuseAt, hasChanged } from './saving';

export async function saveDebts(saving: SheetSaving): Promise<void> {
  const { tabs, read, stands, matterID } = saving;
  const shown = new Map(
    tabs.shown(liabilityCalls.getbymatterid, stands.liabilities).map((debt) => [String(debt.id), debt]),
  );
  for (const row of read.rows.owes) {
    if (!hasChanged(saving, 'owes', row, ['name', 'kind', 'amount'])) continue;
    const before = shown.get(row.key);
    const kind = row.text('kind');
    const details = {
      ...(row.counts('name') && { creditor: row.text('name') ?? null }),
      ...(row.counts('kind') && kind !== otherKind && { kind }),
      ...(row.counts('amount') && { amount: toRand(row.amount('amount')) }),
    };
    await refuseAt('owes', row.key, async () => {
      if (before) await tabs.change(liabilityCalls.update, { ...before, ...details } as never);
      else await tabs.change(liabilityCalls.add, { matterID, ...details } as never);
    });
  }
}

export async function saveExpenses(saving: SheetSaving): Promise<void> {
  const { tabs, read, stands, matterID, today } = saving;
  const shown = new Map(tabs.shown(expenseCalls.getbymatterid, stands.expenses).map((one) => [String(one.id), one]));
  for (const row of read.rows.costs) {
    if (!hasChanged(saving, 'costs', row, ['name', 'kind', 'amount'])) continue;
    const before = shown.get(row.key);
    const kind = row.text('kind') as CapturedCost['kind'] | typeof otherKind | undefined;
    const isOwnKind = kind === undefined || (kind === otherKind && before !== undefined);
    const details = {
      description: row.text('name'),
      amount: toRand(row.amount('amount')),
      ...(!isOwnKind && { costType: chart[`COST:${kind}`].label }),
    };
    await refuseAt('costs', row.key, async () => {
      if (before) await tabs.change(expenseCalls.update, { ...before, ...details } as never);
      else await tabs.change(expenseCalls.add, { matterID, paidDate: today, ...details } as never);
    });
  }
}
