import type { AnswerOf } from '@boedel/contract/call';
import { type OwnSubject, ownSubjects } from '@boedel/contract/reports/own-subjects';
import { ownReportCalls } from '@boedel/contract/reports/own-reports.calls';
import { readSchedule } from '@boedel/domain/firm/frequency';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { readOwnReport } from '@boedel/domain/reports/own-report';
import { audit } from '../../platform/audit/audit';
import { presentConflict } from '../../platform/db/present-conflict';
import { openFile } from '../../platform/files/stored-file';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { BadInputProblem, NotFound, RefusalProblem } from '../../platform/problems';
import { toRandRow } from './in-rand';
import { createOwnReport, makeLater } from './own-report-files';
import { type OwnReportRow, ownReportStore, readOwn } from './own-report.store';
import { mapInTurns } from '../../platform/in-pieces';

type OwnReportView = AnswerOf<typeof ownReportCalls.save>;

const presentOwnReport = (row: OwnReportRow, personId: number): OwnReportView => ({
  id: row.id,
  name: row.name,
  subject: row.subject as OwnSubject,
  columns: [...row.columns],
  filters: [...row.filters],
  isShared: row.is_shared,
  isMine: row.person_id === personId,
  by: row.person_name,
  schedule: { frequency: row.frequency as 1, weekday: row.weekday, monthDay: row.month_day },
  version: row.version,
});

export const handledOwnReportCalls = pairHandlers(ownReportCalls, {
  getlist: ({ scope, actor }) =>
    scope.transaction(async (tx) =>
      (await ownReportStore(tx).readable(actor.personId)).map((row) => presentOwnReport(row, actor.personId)),
    ),
  show: ({ scope, body }) =>
    scope.read(async (tx) => {
      const columns = throwIfRefused(readOwnReport(body, ownSubjects[body.subject].columns));
      const report = createOwnReport('', body.subject, columns);
      return { rows: await mapInTurns(await readOwn(tx, body.subject, body), (row) => toRandRow(report, row)) };
    }),
  save: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      throwIfRefused(readOwnReport(body, ownSubjects[body.subject].columns));
      const schedule = throwIfRefused(readSchedule(body.schedule, 'schedule'));
      const store = ownReportStore(tx).reports;
      const called = body.name.trim().toLowerCase();
      const alike = (await ownReportStore(tx).readable(actor.personId)).find(
        ({ id, name, person_id, is_shared }) =>
          id !== body.id &&
          name.trim().toLowerCase() === called &&
          // What another shares is in the way only of what is shared too.
          (person_id === actor.personId || (is_shared && body.isShared)),
      );
      if (alike) {
        throw new RefusalProblem(
          refuse(
            'name',
            message('{by} has a report with this name. Choose another name, or edit that report.', {
              by: alike.person_name,
            }),
          ),
        );
      }
      const values = {
        name: body.name,
        subject: body.subject,
        columns: [...new Set(body.columns)],
        filters: body.filters,
        is_shared: body.isShared,
        frequency: schedule.frequency,
        weekday: schedule.weekday,
        month_day: schedule.monthDay,
      };
      const before = body.id ? await store.find(body.id) : undefined;
      // A shared report is read by all and changed by whoever made it.
      if (before && before.person_id !== actor.personId) throw new NotFound();
      if (before && !body.version)
        throw new BadInputProblem({ version: ['Enter the version of the report that was changed.'] });
      const after = before
        ? await presentConflict(store.change(before.id, body.version!, values), (row) =>
            presentOwnReport(row, actor.personId),
          )
        : await store.insert({ ...values, person_name: actor.fullName });
      await audit(tx, actor, before ? 'report.changed' : 'report.added', {
        entity: ['own_report', after.id],
        ...(before && { before }),
        after,
      });
      return presentOwnReport(after, actor.personId);
    }),
  _delete: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const store = ownReportStore(tx).reports;
      const before = await store.find(body.id);
      if (before.person_id !== actor.personId) throw new NotFound();
      await store.remove(before.id);
      await audit(tx, actor, 'report.removed', { entity: ['own_report', before.id], before });
      return { done: true as const };
    }),
  make: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const store = ownReportStore(tx);
      const row = await store.reports.find(body.id);
      if (!row.is_shared && row.person_id !== actor.personId) throw new NotFound();
      const { columns, filters } = row;
      const asked = { of: 'own', subject: row.subject as OwnSubject, columns, filters, format: body.format } as const;
      const id = await makeLater(tx, row.name, asked, row.id);
      await audit(tx, actor, 'report.taken', {
        entity: ['own_report', row.id],
        after: { report: row.name, format: body.format },
      });
      return { id };
    }),
  getFiles: ({ scope, actor }) =>
    scope.transaction(async (tx) =>
      (await ownReportStore(tx).filesOf(actor.personId)).map(({ id, title, state, fault, created_at }) => ({
        id,
        title,
        state: state as 'waiting' | 'done' | 'failed',
        fault,
        createdAt: created_at,
      })),
    ),
  getFile: withServices(({ scope, actor, services, query }) =>
    scope.transaction(async (tx) => {
      const { person_id, file_id } = await ownReportStore(tx).files.find(query.id);
      if (person_id !== actor.personId || file_id === null) throw new NotFound();
      return openFile(tx, services.files, file_id);
    }),
  ),
});
