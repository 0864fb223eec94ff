import { reports } from '@boedel/contract/reports/catalogue';
import { insights } from '@boedel/contract/reports/insights';
import { type OwnSubject, ownSubjects } from '@boedel/contract/reports/own-subjects';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { type ReportFrequency, isDueOn } from '@boedel/domain/firm/frequency';
import { isRefused } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { readOwnReport } from '@boedel/domain/reports/own-report';
import type { ReportDefinition, ReportDataRow } from '@boedel/domain/reports/report';
import { z } from 'zod';
import { createSystemActor } from '../../platform/audit/audit';
import { readFromReplica, type Tx } from '../../platform/db/database';
import type { RowOf } from '../../platform/db/table';
import { storeOwnFile, saveFile } from '../../platform/files/stored-file';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { pairJob, createJobKind, type JobWork } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { scheduleEvery } from '../../platform/jobs/schedule';
import type { Actor } from '../../platform/tenancy/actor';
import { openFirmScope, openProviderScope } from '../../platform/tenancy/scopes';
import {
  type ReportFileRequest,
  failFile,
  type OwnReportReader,
  ownReportStore,
  readOwn,
  type reportFileTable,
} from './own-report.store';
import { parseFilter, readInsight } from './read-insight';
import { createReportFile } from './report-file';
import { sources } from './sources';

export const makeFileKind = createJobKind('reports.makeFile', z.object({ reportFileId: z.int() }), {
  maxAttempts: 4,
  priority: 7,
});

/** A declaration like any other, of the columns somebody chose. */
export const createOwnReport = (
  title: string,
  subject: OwnSubject,
  columns: ReportDefinition['columns'],
): ReportDefinition => ({
  title,
  about: ownSubjects[subject].title,
  ofPeriod: false,
  columns,
});

const noLonger = message(
  'You can no longer read the firm’s reports, so this report was not created. Ask an administrator for access, or remove the report.',
);

interface OwnReportContents {
  readonly report: ReportDefinition;
  readonly rows: readonly ReportDataRow[];
  /** The page its reader is led to, which lists the files made for them. */
  readonly path: string;
}

/** Read with what its reader may see today; nothing where they may no longer read such a report. */
async function readReportContents(
  { scope, services }: Pick<JobWork<unknown>, 'scope' | 'services'>,
  { title, person_id, asked }: RowOf<typeof reportFileTable>,
  owner: OwnReportReader,
): Promise<OwnReportContents | undefined> {
  const today = computeDayAt(services.clock());
  const database = readFromReplica(services.database);
  if (asked.of === 'management') {
    if (!owner.roles.includes('SuperAdmin')) return undefined;
    // A management report: the provider's people look across firms, or at the one they choose.
    const rows = await openProviderScope(database).read((tx) =>
      sources[asked.report](tx, { ...asked, firmId: asked.intermediaryID, today }),
    );
    return { report: reports[asked.report], rows, path: '/reports/firms' };
  }
  if (!owner.roles.includes('Admin')) return undefined;
  const reader = openFirmScope(database, scope.firmId, { id: person_id, types: owner.types });
  if (asked.of === 'insight') {
    const only = parseFilter(asked.report, asked.only);
    if (isRefused(only)) return undefined;
    const rows = await reader.read((tx) =>
      readInsight(tx, asked.report, { ...asked, firmId: scope.firmId, systemType: asked.systemTypeID, today }, only),
    );
    return { report: insights[asked.report], rows, path: '/insight' };
  }
  const columns = readOwnReport(asked, ownSubjects[asked.subject].columns);
  if (isRefused(columns)) return undefined;
  const rows = await reader.read((tx) => readOwn(tx, asked.subject, asked));
  return { report: createOwnReport(title, asked.subject, columns), rows, path: '/insight?show=own' };
}

/** Made, kept, and told in its reader's inbox; who lost their access meanwhile gets nothing. */
export const makeReportFiles = pairJob(
  makeFileKind,
  async ({ payload: { reportFileId }, scope, services, progress, finish }) => {
    const { file, owner } = await scope.transaction(async (tx) => {
      const row = await ownReportStore(tx).files.find(reportFileId);
      return { file: row, owner: await ownReportStore(tx).owner(row.person_id) };
    });
    if (file.state !== 'waiting') return;
    const there = owner && (await readReportContents({ scope, services }, file, owner));
    if (!there) {
      await scope.transaction(async (tx) => {
        await ownReportStore(tx).files.change(file.id, file.version, { state: 'failed', fault: noLonger });
        // The page that lists such files is closed to them now.
        await notifyPeople(tx, 'fileReady', owner ? [file.person_id] : [], {
          words: message(
            'The report “{title}” was not made: you no longer may read the firm’s reports. Ask an administrator for access.',
            { title: file.title },
          ),
          path: '/dashboard',
        });
        await finish(tx);
      });
      return;
    }
    await progress(1, 2);
    const { asked } = file;
    const made = await createReportFile({
      scope,
      actor: { ...createSystemActor(), personId: file.person_id } as unknown as Actor,
      report: there.report,
      format: asked.format,
      asked: {
        firmId: asked.of === 'management' ? asked.intermediaryID : scope.firmId,
        ...(asked.of !== 'own' && { from: asked.from, to: asked.to }),
        today: computeDayAt(services.clock()),
      },
      rows: there.rows,
    });
    const content = made.content instanceof Readable ? await buffer(made.content) : made.content;
    const kept = await storeOwnFile(services.files, scope.firmId, {
      name: made.filename,
      contentType: made.contentType.split(';')[0]!,
      content,
    });
    await scope.transaction(async (tx) => {
      const saved = await saveFile(tx, kept);
      await ownReportStore(tx).files.change(file.id, file.version, { state: 'done', file_id: saved.id });
      await notifyPeople(tx, 'fileReady', [file.person_id], {
        words: message('The report “{title}” is ready to be fetched.', { title: file.title }),
        path: there.path,
      });
      await finish(tx);
    });
  },
  async (tx, { reportFileId }) => {
    const fault = message('We could not create the document just now. Nothing was lost; try again in a moment.');
    await failFile(tx, reportFileId, fault);
  },
);

/** Writes down what is to be made for whom, and leaves the making to the background. */
export async function makeLater(
  tx: Tx,
  title: string,
  asked: ReportFileRequest,
  ownReportId: number | null,
): Promise<number> {
  const { id } = await ownReportStore(tx).files.insert({ title, asked, own_report_id: ownReportId });
  await queueJob(tx, makeFileKind, { reportFileId: id });
  return id;
}

const dueKind = createJobKind('reports.dueFiles', z.object({}), { maxAttempts: 5, priority: 7 });

/** Each morning: the reports whose day it is, once. */
export const makeDueReports = pairJob(dueKind, ({ scope, services, finish }) =>
  scope.transaction(async (tx) => {
    const today = computeDayAt(services.clock());
    const store = ownReportStore(tx);
    for (const row of await store.scheduled()) {
      const schedule = { frequency: row.frequency as ReportFrequency, weekday: row.weekday, monthDay: row.month_day };
      if (!isDueOn(schedule, today) || (await store.isMadeOn(row.id, today))) continue;
      const { id } = await store.files.insert({
        person_id: row.person_id,
        title: row.name,
        asked: {
          of: 'own',
          subject: row.subject as OwnSubject,
          columns: row.columns,
          filters: row.filters,
          format: 'xlsx',
        },
        own_report_id: row.id,
        scheduled_on: today,
      });
      await queueJob(tx, makeFileKind, { reportFileId: id });
    }
    await finish(tx);
  }),
);
export const makeDueReportsDaily = scheduleEvery(86_400, 'firm', dueKind);
