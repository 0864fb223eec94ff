import { said } from '@boedel/domain/law/said';
import type { AnswerOf } from '@boedel/contract/call';
import { firmDataCalls } from '@boedel/contract/firm-data/firm-data.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { mayWithdraw } from '@boedel/domain/session/termination';
import { audit } from '../../platform/audit/audit';
import { openFile } from '../../platform/files/stored-file';
import { further, handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { queueJob } from '../../platform/jobs/queue-job';
import { NotFound, Refuses } from '../../platform/problems';
import { exportKind } from './export-job';
import { beginExport, type ExportRow, fileOfExport, recentExports, setJob } from './export.store';
import { giveNotice, withdrawNotice } from './notice';
import { firmToEnd } from './notice.store';
import { getretainedmatters, getretention } from './retention';

type Export = AnswerOf<typeof firmDataCalls.startExport>;

function present(row: ExportRow): Export {
  const state = row.finished_at === null ? 'Under way' : row.error !== null ? 'Failed' : row.file_id ? 'Ready' : 'Gone';
  return {
    id: row.id,
    requestedBy: row.person_name,
    requestedAt: row.requested_at,
    state,
    done: row.progress_done ?? 0,
    total: row.progress_total,
    size: row.size,
    expiresAt: row.expires_at,
  };
}

export const handledFirmDataCalls = handle(firmDataCalls, {
  getexports: ({ tenant }) => tenant.transaction(async (tx) => (await recentExports(tx)).map(present)),
  startExport: ({ tenant, actor }) =>
    tenant.transaction(async (tx) => {
      const begun = await beginExport(tx, actor.personId, actor.fullName);
      if (!begun) {
        throw new Refuses(refuse('error', 'An archive is being made already. Wait until it is ready.').refusals);
      }
      const jobId = await queueJob(tx, exportKind, { exportId: begun.id });
      await setJob(tx, jobId, begun.id);
      await audit(tx, actor, 'firmdata.export.asked', { entity: ['firm_export', begun.id] });
      return present((await recentExports(tx)).find(({ id }) => id === begun.id)!);
    }),
  download: further(({ tenant, actor, parts, query }) =>
    tenant.transaction(async (tx) => {
      const row = await fileOfExport(tx, query.id);
      if (!row?.file_id) throw new NotFound();
      await audit(tx, actor, 'firmdata.downloaded', { entity: ['firm_export', query.id] });
      return openFile(tx, parts.files, row.file_id);
    }),
  ),
  getretention,
  getretainedmatters,
  giveNotice: ({ tenant, actor, body, now }) =>
    tenant.transaction(async (tx) => {
      const { name } = await firmToEnd(tx, actor.firmId);
      if (body.name !== name) throw new Refuses(refuse('name', said('Type {name}, exactly so.', { name })).refusals);
      await giveNotice(tx, { firmId: actor.firmId, from: 'firm', actor, reason: body.reason, now });
      return { done: true };
    }),
  withdrawNotice: ({ tenant, actor, body, now }) =>
    tenant.transaction(async (tx) => {
      const firm = await firmToEnd(tx, actor.firmId);
      orRefuse(mayWithdraw({ terminatesOn: firm.terminates_on, from: firm.notice_from }, 'firm'));
      await withdrawNotice(tx, firm, { firmId: firm.id, from: 'firm', actor, reason: body.reason, now });
      return { done: true };
    }),
});
