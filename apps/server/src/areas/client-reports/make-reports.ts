import { print } from '@boedel/document/press/print';
import { dayAt } from '@boedel/domain/dates/instant';
import type { Frequency } from '@boedel/domain/firm/frequency';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { refuse, messageOf } from '@boedel/domain/law/refusal';
import { said, type Said } from '@boedel/domain/law/said';
import { systemType } from '@boedel/domain/matter/kinds';
import { isWrittenToOn, whyNotTold } from '@boedel/domain/reports/client-report';
import { z } from 'zod';
import { byTheSystem } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { keepOwnFile, saveFile } from '../../platform/files/stored-file';
import { orRefuse } from '../../platform/or-refuse';
import { handleJob, jobKind, type Work } from '../../platform/jobs/job-kind';
import { every } from '../../platform/jobs/schedule';
import { written } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { unlessStopped } from '../../platform/paper/paper-file';
import { Conflict, Refuses, TooManyRequests } from '../../platform/problems';
import { ownFirm } from '../../platform/tenancy/own-firm.store';
import { settingStore } from '../firm/settings.store';
import { milestoneStore } from '../milestones/milestone.store';
import { clientReportMail, milestonesMail } from './client-report.mails';
import { type BatchRow, clientReportStore, markBatchDone, type Recipient, type ReportRow } from './client-report.store';
import { begin, sendReportsKind } from './send-reports';
import { milestoneLines, writeReport } from './write-report';

const why = (error: unknown): Said => {
  if (error instanceof Refuses) return messageOf(error.refusals[0]!);
  if (error instanceof TooManyRequests) return error.words;
  return said('The report could not be made just now. Nothing was lost; send it again in a moment.');
};

/** Asked again when the mail is written: who was taken off meanwhile, or lost their access, gets nothing. */
async function currentRecipient(tx: Tx, batch: BatchRow, report: ReportRow): Promise<Recipient> {
  const [recipient] =
    report.recipient_id === null
      ? []
      : await clientReportStore(tx).recipientsOf(batch.kind as 'reports', [report.matter_id], report.recipient_id);
  if (!recipient) {
    return orRefuse(refuse('recipientID', 'This person was taken off the recipients of the matter. Nothing was sent.'));
  }
  const fault = whyNotTold(recipient);
  return fault ? orRefuse(refuse('recipientID', fault)) : recipient;
}

const fileName = (title: string): string => `${title.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').slice(0, 150)}.pdf`;

type Context = Pick<Work<unknown>, 'tenant' | 'parts'> & { readonly batch: BatchRow };

/** The mail and the mark that it was written stand or fall together, so it is written once however often this is tried. */
async function mailOne(
  tx: Tx,
  { batch }: Context,
  report: ReportRow,
  content: Parameters<typeof queueMail>[1]['attachments'],
  fileId: number | null,
): Promise<void> {
  const recipient = await currentRecipient(tx, batch, report);
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
    ? written(clientReportMail, recipient.language, facts)
    : written(milestonesMail, recipient.language, { ...facts, milestones: await reachedSoFar(tx, recipient) });
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

async function reachedSoFar(tx: Tx, recipient: Recipient): Promise<string> {
  const lines = await milestoneLines(tx, recipient);
  return lines === ''
    ? orRefuse(refuse('milestones', 'The matter has not reached any milestone this person is told of.'))
    : lines;
}

async function makeOne(context: Context, report: ReportRow): Promise<void> {
  const { tenant, parts, batch } = context;
  if (batch.kind === 'milestones') return tenant.transaction((tx) => mailOne(tx, context, report, undefined, null));
  const { paper, recipient } = await tenant.transaction(async (tx) => {
    const recipient = await currentRecipient(tx, batch, report);
    return { recipient: recipient, paper: await writeReport(tx, recipient, batch.message, parts.clock()) };
  });
  const content = await unlessStopped(print(paper, 'pdf', tenant.firmId));
  const name = fileName(`${recipient.reference} ${paper.title}`);
  const contentType = 'application/pdf';
  const kept = await keepOwnFile(parts.files, tenant.firmId, { name, contentType, content });
  await tenant.transaction(async (tx) => {
    const { id } = await saveFile(tx, kept, report.matter_id);
    await mailOne(tx, context, report, [{ filename: name, contentType, content }], id);
  });
}

/** One recipient after the other; one that was done before a stop is passed over. */
export const makeReports = handleJob(
  sendReportsKind,
  async ({ payload: { batchId }, tenant, parts, progress, signal, finish }) => {
    const { batch, waiting } = await tenant.transaction(async (tx) => ({
      batch: await clientReportStore(tx).batches.find(batchId),
      waiting: await clientReportStore(tx).waiting(batchId),
    }));
    for (const [at, id] of waiting.entries()) {
      if (signal.aborted) throw new Error('The work was stopped and goes on later.');
      const report = await tenant.transaction((tx) => clientReportStore(tx).reports.maybe(id));
      if (report?.state !== 'waiting') continue;
      try {
        await makeOne({ tenant, parts, batch }, report);
      } catch (error) {
        // Another worker was there first, and wrote the mail.
        if (error instanceof Conflict) continue;
        const fault = why(error);
        await tenant.transaction((tx) =>
          clientReportStore(tx).reports.change(report.id, report.version, { state: 'failed', fault }),
        );
      }
      await progress(at + 1, waiting.length);
    }
    await tenant.transaction(async (tx) => {
      await markBatchDone(tx, batchId);
      await finish(tx);
    });
  },
);

/** The types of matter whose clients get reports of themselves. */
const reported = [systemType.estateLate, systemType.liquidation];

const dueReportsKind = jobKind('clientReports.due', z.object({}), { maxAttempts: 5, priority: 7 });

/** Each morning: those whose day it is, by the firm's frequency or their own, get the report of their matters. */
export const sendDueReports = handleJob(dueReportsKind, ({ tenant, parts, finish }) =>
  tenant.transaction(async (tx) => {
    const { country } = await ownFirm(tx);
    const now = parts.clock();
    const today = dayAt(now, countryNamed(country) ?? defaultCountry);
    const store = clientReportStore(tx);
    const { batch_frequency, batch_weekday, batch_month_day } = await settingStore(tx).ofFirm();
    const firm = { frequency: batch_frequency as Frequency, weekday: batch_weekday, monthDay: batch_month_day };
    if (!(await store.isDueDone('reports', today))) {
      const everybody = await store.recipientsOf('reports', await store.byRule(reported, {}, now));
      const recipients = everybody.filter(({ frequency }) => isWrittenToOn(frequency, firm, today));
      if (recipients.length > 0) {
        await begin(tx, byTheSystem(), { kind: 'reports', message: null, recipients, scheduledOn: today });
      }
    }
    await finish(tx);
  }),
);

export const sendDueReportsDaily = every(86_400, 'firm', dueReportsKind);
