import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { pairHandlers, type Handler } from '../../platform/http/handler';
import { createRecordHandlers } from '../../platform/record/matter-record';
import { approve } from './approve';
import { approveFile } from './approve-file';
import { fillPayments } from './fill';
import { getLimits, saveLimits } from './limits';
import { download, getFileList, getFiles, makeFile, withdrawFile } from './make-file';
import { payoutKit } from './payout-kit';
import { payoutStore } from './payout.store';
import { getProposals } from './proposals';
import { checkResults, saveResults } from './results';
import { presentRows } from './present-rows';

/** Payments of all matters one sees, the newest first. */
const listPayouts: Handler<typeof payoutCalls.getlist> = ({ scope, query, now }) =>
  scope.transaction(async (tx) => {
    const { rows, total, totals } = await payoutStore(tx).page(query);
    return { rows: await presentRows(tx, now, rows), total, totals };
  });

export const handledPayoutCalls = pairHandlers(payoutCalls, {
  ...createRecordHandlers(payoutKit),
  getlist: listPayouts,
  approve,
  download,
  getProposals,
  fill: fillPayments,
  getFiles,
  getFileList,
  makeFile,
  approveFile,
  withdrawFile,
  checkResults,
  saveResults,
  getLimits,
  saveLimits,
});
