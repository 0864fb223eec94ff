import type { figureCalls } from '@boedel/contract/figures/figures.calls';
import { type Cents, nil } from '@boedel/domain/money/cents';
import type { Handler } from '../../platform/http/handler';
import { listLargest, sums } from './how-added.store';

export const explainFigure: Handler<typeof figureCalls.howAdded> = ({ scope, actor, query }) =>
  scope.transaction(async (tx) => {
    const rows = await listLargest(tx, actor.systemType, sums[query.name]);
    const lines = rows.flatMap(({ id, reference, name, amount }) =>
      amount === null ? [] : [{ matterID: id, reference, name, amount }],
    );
    const { known = 0, unknown = 0, total = null } = rows[0] ?? {};
    const shown = lines.reduce((all, { amount }) => all + amount, 0);
    return {
      lines,
      others: { count: known - lines.length, amount: total === null ? nil : ((total - shown) as Cents) },
      withoutFigure: unknown,
      total,
    };
  });
