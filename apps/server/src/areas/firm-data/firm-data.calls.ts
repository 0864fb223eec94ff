import { said } from '@boedel/domain/law/said';
import type { AnswerOf } from '@boedel/contract/call';
import { firmDataCalls } from '@boedel/contract/firm-data/firm-data.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { mayWithdraw } from '@boedel/domain/session/termination';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { openFile } from '../../platform/files/stored-file';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { queueJob } from '../../platform/jobs/queue-job';
import { NotFound, Refuses } from '../../platform/problems';
import { notInVisit } from '../../platform/tenancy/not-in-visit';
import { exportKind } from './export-job';
import { firmToEnd, giveNotice, withdrawNotice } from './notice';
import { getretainedmatters, getretention } from './retention';

type Export = AnswerOf<typeof firmDataCalls.startExport>;
interface ExportRow {
  readonly id: number;
  readonly person_name: string;
  readonly requested_at: string;
  readonly finished_at: string | null;
  readonly expires_at: string | null;
  readonly error: string | null;
  readonly file_id: number | null;
  readonly size: number | null;
  readonly progress_done: number | null;
  readonly progress_total: number | null;
}

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

const rows = (tx: Tx): Promise<ExportRow[]> =>
  tx.rows(sql`
    select e.id, e.person_name, e.requested_at, e.finished_at, e.expires_at, e.error, e.file_id, f.size,
           j.progress_done, j.progress_total
    from firm_export e left join job j on j.id = e.job_id left join stored_file f on f.id = e.file_id
    order by e.id desc limit 20`);

export const handledFirmDataCalls = handle(firmDataCalls, {
  getexports: ({ tenant }) => tenant.transaction(async (tx) => (await rows(tx)).map(present)),
  startExport: ({ tenant, actor }) =>
    tenant.transaction(async (tx) => {
      await notInVisit(tx, actor);
      const begun = await tx.maybe<{
        id: number;
      }>(sql`insert into firm_export (person_name, person_id) values (${actor.fullName}, ${actor.personId})
        on conflict (intermediary_id) where finished_at is null do nothing returning id`);
      if (!begun) {
        throw new Refuses(refuse('error', 'An archive is being made already. Wait until it is ready.').refusals);
      }
      const jobId = await queueJob(tx, exportKind, { exportId: begun.id });
      await tx.run(sql`update firm_export set job_id = ${jobId} where id = ${begun.id}`);
      await audit(tx, actor, 'firmdata.export.asked', { entity: ['firm_export', begun.id] });
      return present((await rows(tx)).find(({ id }) => id === begun.id)!);
    }),
  download: ({ tenant, actor, parts, query }) =>
    tenant.transaction(async (tx) => {
      await notInVisit(tx, actor);
      const row = await tx.maybe<{ file_id: number | null }>(
        sql`select file_id from firm_export where id = ${query.id}`,
      );
      if (!row?.file_id) throw new NotFound();
      await audit(tx, actor, 'firmdata.downloaded', { entity: ['firm_export', query.id] });
      return openFile(tx, parts.files, row.file_id);
    }),
  getretention,
  getretainedmatters,
  giveNotice: ({ tenant, actor, body, now }) =>
    tenant.transaction(async (tx) => {
      await notInVisit(tx, actor);
      const { name } = await firmToEnd(tx, actor.firmId);
      if (body.name !== name) throw new Refuses(refuse('name', said('Type {name}, exactly so.', { name })).refusals);
      await giveNotice(tx, { firmId: actor.firmId, from: 'firm', actor, reason: body.reason, now });
      return { done: true };
    }),
  withdrawNotice: ({ tenant, actor, body, now }) =>
    tenant.transaction(async (tx) => {
      await notInVisit(tx, actor);
      const firm = await firmToEnd(tx, actor.firmId);
      orRefuse(mayWithdraw({ terminatesOn: firm.terminates_on, from: firm.notice_from }, 'firm'));
      await withdrawNotice(tx, firm, { firmId: firm.id, from: 'firm', actor, reason: body.reason, now });
      return { done: true };
    }),
});
