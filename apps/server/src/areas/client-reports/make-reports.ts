import { print } from '@boedel/document/press/print';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { ReportFrequency } from '@boedel/domain/firm/frequency';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse, toSectionedMessage } from '@boedel/domain/law/refusal';
import { message, type Message } from '@boedel/domain/law/message';
import { systemType } from '@boedel/domain/matter/kinds';
import { isWrittenToOn, explainNotReported } from '@boedel/domain/reports/client-report';
import { z } from 'zod';
import { createSystemActor } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { storeOwnFile, saveFile } from '../../platform/files/stored-file';
import { pairJob, createJobKind, type JobWork } from '../../platform/jobs/job-kind';
import { scheduleEvery } from '../../platform/jobs/schedule';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { refuseIfStopped } from '../../platform/paper/paper-file';
import { Conflict, RefusalProblem, TooManyRequests } from '../../platform/problems';
import { readOwnFirm } from '../../platform/tenancy/own-firm.store';
import { settingStore } from '../firm/settings.store';
import { milestoneStore } from '../milestones/milestone.store';
import { clientReportMail, milestonesMail } from './client-report.mails';
import {
  type ReportBatchRow,
  clientReportStore,
  markBatchDone,
  type MatterReportRecipient,
  type ClientReportRow,
} from './client-report.store';
import { insertBatch, sendReportsKind } from './send-reports';
import { listMilestoneLines, writeReport } from './write-report';

const describeFailure = (error: unknown): Message => {
  if (error instanceof RefusalProblem) return toSectionedMessage(error.refusals[0]!);
  if (error instanceof TooManyRequests) return error.words;
  return message('The report could not be created. Nothing was lost; try again in a moment.');
};

/** Asked again when the mail is written: who was taken off meanwhile, or lost their access, gets nothing. */
async function findCurrentRecipient(
  tx: Tx,
  batch: ReportBatchRow,
  report: ClientReportRow,
): Promise<MatterReportRecipient> {
  const [recipient] =
    report.recipient_id === null
      ? []
      : await clientReportStore(tx).recipientsOf(batch.kind as 'reports', [report.matter_id], report.recipient_id);
  if (!recipient) {
    throw new RefusalProblem(
      refuse('recipientID', 'This person is no longer a recipient of the matter. Nothing was sent.'),
    );
  }
  const fault = explainNotReported(recipient);
  if (fault) throw new RefusalProblem(refuse('recipientID', fault));
  return recipient;
}

const formatFileName = (title: string): string => `${title.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').slice(0, 150)}.pdf`;

type ReportContext = Pick<JobWork<unknown>, 'scope' | 'services'> & { readonly batch: ReportBatchRow };

/** The mail and the mark that it was written stand or fall together, so it is written once however often this is tried. */
async function mailReport(
  tx: Tx,
  { batch }: ReportContext,
  report: ClientReportRow,
  content: Parameters<typeof queueMail>[1]['attachments'],
  fileId: number | null,
): Promise<void> {
  const recipient = await findCurrentRecipient(tx, batch, report);
  const { firm, person } = await milestoneStore(tx).signedBy(report.matter_id);
  const facts = {
    recipient: recipient.name,
    reference: recipient.reference,
    matter: recipient.matter,
    message: batch.message,
    signed: [person, firm].filter((line) => line !== null),
  };
  const isReport = batch.kind === 'reports';
  const words = isReport
    ? composeMail(clientReportMail, recipient.language, facts)
    : composeMail(milestonesMail, recipient.language, {
        ...facts,
        milestones: await readMilestonesReached(tx, recipient),
      });
  const mailId = await queueMail(tx, {
    to: recipient.email!,
    ...words,
    ...(content && { attachments: content }),
    about: { matterId: report.matter_id, entity: [isReport ? 'client_report' : 'milestone_report', report.id] },
  });
  await clientReportStore(tx).reports.change(report.id, report.version, {
    state: 'made',
    email: recipient.email,
    language: recipient.language,
    fault: null,
    mail_id: mailId,
    file_id: fileId,
  });
}

async function readMilestonesReached(tx: Tx, recipient: MatterReportRecipient): Promise<string> {
  const lines = await listMilestoneLines(tx, recipient);
  if (lines === '') {
    throw new RefusalProblem(
      refuse('milestones', 'The matter has not reached any milestone that this person is notified of.'),
    );
  }
  return lines;
}

async function makeOne(context: ReportContext, report: ClientReportRow): Promise<void> {
  const { scope, services, batch } = context;
  if (batch.kind === 'milestones') return scope.transaction((tx) => mailReport(tx, context, report, undefined, null));
  const { paper, recipient } = await scope.transaction(async (tx) => {
    const recipient = await findCurrentRecipient(tx, batch, report);
    return { recipient: recipient, paper: await writeReport(tx, recipient, batch.message, services.clock()) };
  });
  const content = await refuseIfStopped(print(paper, 'pdf', scope.firmId));
  const name = formatFileName(`${recipient.reference} ${paper.title}`);
  const contentType = 'application/pdf';
  const kept = await storeOwnFile(services.files, scope.firmId, { name, contentType, content });
  await scope.transaction(async (tx) => {
    const { id } = await saveFile(tx, kept, report.matter_id);
    await mailReport(tx, context, report, [{ filename: name, contentType, content }], id);
  });
}

/** One recipient after the other; one that was done before a stop is passed over. */
export const makeReports = pairJob(
  sendReportsKind,
  async ({ payload: { batchId }, scope, services, progress, signal, finish }) => {
    const { batch, waiting } = await scope.transaction(async (tx) => ({
      batch: await clientReportStore(tx).batches.find(batchId),
      waiting: await clientReportStore(tx).waiting(batchId),
    }));
    for (const [at, id] of waiting.entries()) {
      if (signal.aborted) throw new Error('The work was stopped and goes on later.');
      const report = await scope.transaction((tx) => clientReportStore(tx).reports.maybe(id));
      if (report?.state !== 'waiting') continue;
      try {
        await makeOne({ scope, services, batch }, report);
      } catch (error) {
        // Another worker was there first, and wrote the mail.
        if (error instanceof Conflict) continue;
        const fault = describeFailure(error);
        await scope.transaction((tx) =>
          clientReportStore(tx).reports.change(report.id, report.version, { state: 'failed', fault }),
        );
      }
      await progress(at + 1, waiting.length);
    }
    await scope.transaction(async (tx) => {
      await markBatchDone(tx, batchId);
      await finish(tx);
    });
  },
);

/** The types of matter whose clients get reports of themselves. */
const reported = [systemType.estateLate, systemType.liquidation];

const dueReportsKind = createJobKind('clientReports.due', z.object({}), { maxAttempts: 5, priority: 7 });

/** Each morning: those whose day it is, by the firm's frequency or their own, get the report of their matters. */
export const sendDueReports = pairJob(dueReportsKind, ({ scope, services, finish }) =>
  scope.transaction(async (tx) => {
    const { country } = await readOwnFirm(tx);
    const now = services.clock();
    const today = computeDayAt(now, findCountry(country) ?? defaultCountry);
    const store = clientReportStore(tx);
    const { batch_frequency, batch_weekday, batch_month_day } = await settingStore(tx).ofFirm();
    const firm = { frequency: batch_frequency as ReportFrequency, weekday: batch_weekday, monthDay: batch_month_day };
    if (!(await store.isDueDone('reports', today))) {
      const everybody = await store.recipientsOf('reports', await store.byRule(reported, {}, now));
      const recipients = everybody.filter(({ frequency }) => isWrittenToOn(frequency, firm, today));
      if (recipients.length > 0) {
        await insertBatch(tx, createSystemActor(), { kind: 'reports', message: null, recipients, scheduledOn: today });
      }
    }
    await finish(tx);
  }),
);

export const sendDueReportsDaily = scheduleEvery(86_400, 'firm', dueReportsKind);
