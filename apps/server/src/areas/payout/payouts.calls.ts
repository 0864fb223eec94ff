import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import type { PayoutState } from '@boedel/contract/payout/payout.record';
import type { Cents } from '@boedel/domain/money/cents';
import { wordsFound } from '../../platform/db/search-words';
import { joined, sql } from '../../platform/db/sql';
import { handle, type Handler } from '../../platform/http/handler';
import { matterRecordHandlers } from '../../platform/record/matter-record';
import { seesMatter } from '../../platform/tenancy/sees';
import { approve } from './approve';
import { fill } from './fill';
import { getLimits, saveLimits } from './limits';
import { download, getFiles, makeFile, withdrawFile } from './make-file';
import { payoutKit } from './payout-kit';
import { getProposals } from './proposals';
import { checkResults, saveResults } from './results';
import { shownRows } from './shown-rows';

/** Payments of all matters one sees, the newest first. */
const getlist: Handler<typeof payoutCalls.getlist> = ({ tenant, query, now }) =>
  tenant.transaction(async (tx) => {
    const text = sql`plain_text(concat_ws(' ', p.payee, p.my_ref, p.ben_ref, m.reference, m.name))`;
    const from = sql`from payout p join matter m on m.intermediary_id = p.intermediary_id and m.id = p.matter_id
      where ${seesMatter(sql`p.matter_id`)}`;
    const wanted = joined(
      [
        sql`true`,
        ...(query.state ? [sql`p.state = ${query.state}`] : []),
        ...(query.searchString.trim() ? wordsFound(text, query.searchString) : []),
      ],
      ' and ',
    );
    const rows = await tx.rows<{ id: number }>(
      sql`select p.id ${from} and ${wanted} order by p.id desc offset ${query.skip} limit ${query.take}`,
    );
    const { total } = await tx.one<{ total: number }>(sql`select count(*)::int as total ${from} and ${wanted}`);
    const totals = await tx.rows<{ state: PayoutState; count: number; amount: Cents }>(sql`
      select p.state, count(*)::int as count, sum(p.amount_cents)::bigint as amount ${from} group by p.state`);
    return { rows: await shownRows(tx, now, rows), total, totals };
  });

export const handledPayoutCalls = handle(payoutCalls, {
  ...matterRecordHandlers(payoutKit),
  getlist,
  approve,
  download,
  getProposals,
  fill,
  getFiles,
  makeFile,
  withdrawFile,
  checkResults,
  saveResults,
  getLimits,
  saveLimits,
});
