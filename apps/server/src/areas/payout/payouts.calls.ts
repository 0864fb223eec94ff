import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { handle, type Handler } from '../../platform/http/handler';
import { matterRecordHandlers } from '../../platform/record/matter-record';
import { approve } from './approve';
import { fill } from './fill';
import { getLimits, saveLimits } from './limits';
import { download, getFiles, makeFile, withdrawFile } from './make-file';
import { payoutKit } from './payout-kit';
import { payoutStore } from './payout.store';
import { getProposals } from './proposals';
import { checkResults, saveResults } from './results';
import { shownRows } from './shown-rows';

/** Payments of all matters one sees, the newest first. */
const getlist: Handler<typeof payoutCalls.getlist> = ({ tenant, query, now }) =>
  tenant.transaction(async (tx) => {
    const { rows, total, totals } = await payoutStore(tx).page(query);
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
