import { message } from '@boedel/domain/law/message';
import type { AnswerOf } from '@boedel/contract/call';
import { firmDataCalls } from '@boedel/contract/firm-data/firm-data.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { mayWithdraw } from '@boedel/domain/session/termination';
import { audit } from '../../platform/audit/audit';
import { openFile } from '../../platform/files/stored-file';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { queueJob } from '../../platform/jobs/queue-job';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { exportKind } from './export-job';
import { beginExport, type FirmExportRow, findExportFile, listRecentExports, setJob } from './export.store';
import { giveNotice, withdrawNotice } from './notice';
import { lockFirmToEnd } from './notice.store';
import { listRetainedMatters, readRetention } from './retention';

type FirmExport = AnswerOf<typeof firmDataCalls.startExport>;

function presentExport(row: FirmExportRow): FirmExport {
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

export const handledFirmDataCalls = pairHandlers(firmDataCalls, {
  getexports: ({ scope }) => scope.transaction(async (tx) => (await listRecentExports(tx)).map(presentExport)),
  startExport: ({ scope, actor }) =>
    scope.transaction(async (tx) => {
      const begun = await beginExport(tx, actor.personId, actor.fullName);
      if (!begun) {
        throw new RefusalProblem(
          refuse('error', 'An archive is already being created. Wait until it is ready.').refusals,
        );
      }
      const jobId = await queueJob(tx, exportKind, { exportId: begun.id });
      await setJob(tx, jobId, begun.id);
      await audit(tx, actor, 'firmdata.export.asked', { entity: ['firm_export', begun.id] });
      return presentExport((await listRecentExports(tx)).find(({ id }) => id === begun.id)!);
    }),
  download: withServices(({ scope, actor, services, query }) =>
    scope.transaction(async (tx) => {
      const row = await findExportFile(tx, query.id);
      if (!row?.file_id) throw new NotFound();
      await audit(tx, actor, 'firmdata.downloaded', { entity: ['firm_export', query.id] });
      return openFile(tx, services.files, row.file_id);
    }),
  ),
  getretention: readRetention,
  getretainedmatters: listRetainedMatters,
  giveNotice: ({ scope, actor, body, now }) =>
    scope.transaction(async (tx) => {
      const { name } = await lockFirmToEnd(tx, actor.firmId);
      if (body.name !== name)
        throw new RefusalProblem(refuse('name', message('Type {name} exactly as shown.', { name })));
      await giveNotice(tx, { firmId: actor.firmId, from: 'firm', actor, reason: body.reason, now });
      return { done: true };
    }),
  withdrawNotice: ({ scope, actor, body, now }) =>
    scope.transaction(async (tx) => {
      const firm = await lockFirmToEnd(tx, actor.firmId);
      throwIfRefused(mayWithdraw({ terminatesOn: firm.terminates_on, from: firm.notice_from }, 'firm'));
      await withdrawNotice(tx, firm, { firmId: firm.id, from: 'firm', actor, reason: body.reason, now });
      return { done: true };
    }),
});
