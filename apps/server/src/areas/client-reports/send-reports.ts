import type { clientReportCalls } from '@boedel/contract/client-reports/client-reports.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { explainNotReported } from '@boedel/domain/reports/client-report';
import { z } from 'zod';
import { audit, type AuditActor } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { createJobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { sendingLimits } from '../../platform/mail/sending-limit';
import { NotFound, RefusalProblem } from '../../platform/problems';
import {
  type ReportBatchKind,
  clientReportStore,
  type MatterReportRecipient,
  type BulkReportRule,
} from './client-report.store';
import { readBatch } from './client-report.present';
import { writeReport } from './write-report';

type SendReportCalls = typeof clientReportCalls;

export const sendReportsKind = createJobKind('clientReports.send', z.object({ batchId: z.int() }), {
  maxAttempts: 6,
  priority: 6,
});

interface ReportSelection {
  readonly matterIDs?: readonly number[] | undefined;
  readonly rule?: BulkReportRule | undefined;
}

/** The matters asked for: each must be one the person reaches. A rule chooses among the type they work in. */
async function chooseMatters(
  tx: Tx,
  { matterIDs, rule }: ReportSelection,
  systemType: number,
  now: Date,
): Promise<number[]> {
  const store = clientReportStore(tx);
  if (matterIDs) {
    const asked = new Set(matterIDs);
    const reached = await store.reached([...asked]);
    if (reached.length < asked.size) throw new NotFound();
    return reached;
  }
  if (rule) return store.byRule([systemType], rule, now);
  throw new RefusalProblem(refuse('matterIDs', 'Choose matters, or a rule that chooses them.'));
}

export const getReportRecipients: Handler<SendReportCalls['getReportRecipients']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matters = await chooseMatters(tx, body, actor.systemType, now);
    const recipients = await clientReportStore(tx).recipientsOf(body.kind, matters);
    return {
      recipients: recipients.map((each) => ({
        matterID: each.matterId,
        reference: each.reference,
        matter: each.matter,
        recipientID: each.id,
        name: each.name,
        email: each.email,
        language: each.language,
        showsFigures: each.seesFigures && (each.account === null || each.account.mayReadFigures),
        why: explainNotReported(each),
      })),
      mattersWithout: matters.length - new Set(recipients.map(({ matterId }) => matterId)).size,
    };
  });

export const previewReport: Handler<SendReportCalls['previewReport']> = ({ scope, body, now }) =>
  scope.transaction(async (tx) => {
    const store = clientReportStore(tx);
    const [matterId] = await store.reached([body.matterID]);
    const [recipient] = matterId ? await store.recipientsOf('reports', [matterId], body.recipientID) : [];
    if (!recipient) throw new NotFound();
    return { paper: await writeReport(tx, recipient, body.message, now) };
  });

interface ReportSending {
  readonly kind: ReportBatchKind;
  readonly message: string | null;
  readonly recipients: readonly MatterReportRecipient[];
  readonly scheduledOn?: LocalDate;
}

/** Writes down who is to get what, and leaves the making to the background: all of it, or none. */
export async function insertBatch(
  tx: Tx,
  who: AuditActor,
  { kind, message, recipients, scheduledOn }: ReportSending,
): Promise<number> {
  const store = clientReportStore(tx);
  const batch = await store.batches.insert({
    kind,
    message,
    scheduled_on: scheduledOn ?? null,
    person_name: who.fullName,
  });
  await store.insertAll(
    batch.id,
    recipients.map((each) => ({ ...each, fault: explainNotReported(each) })),
  );
  await audit(tx, who, 'report.mailed', {
    entity: ['client_report_batch', batch.id],
    after: { kind, recipients: recipients.length, scheduledOn: scheduledOn ?? null, message },
  });
  await queueJob(tx, sendReportsKind, { batchId: batch.id });
  return batch.id;
}

const send =
  (kind: ReportBatchKind): Handler<SendReportCalls['sendBulkReports']> =>
  ({ scope, actor, body, now }) =>
    scope.transaction(async (tx) => {
      const matters = await chooseMatters(tx, body, actor.systemType, now);
      const recipients = await clientReportStore(tx).recipientsOf(kind, matters);
      if (recipients.length === 0) {
        throw new RefusalProblem(
          refuse(
            'matterIDs',
            kind === 'reports'
              ? 'These matters have no report recipients. Add recipients to each matter first.'
              : 'These matters have no milestone recipients. Add recipients to each matter first.',
          ),
        );
      }
      if (recipients.length > sendingLimits.firmInADay) {
        throw new RefusalProblem(
          refuse(
            'matterIDs',
            message(
              'These matters have {count} recipients. A firm can email at most {most} addresses a day. Choose fewer matters.',
              {
                count: recipients.length,
                most: sendingLimits.firmInADay,
              },
            ),
          ),
        );
      }
      return readBatch(tx, await insertBatch(tx, actor, { kind, message: body.message, recipients }));
    });

export const sendBulkReports = send('reports');
export const sendMilestoneReport = send('milestones');

export const resendReports: Handler<SendReportCalls['resendReports']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const store = clientReportStore(tx);
    const batch = await store.batches.lock(body.id);
    const again = await store.waitAgain(batch.id);
    if (again === 0) {
      throw new RefusalProblem(
        refuse(
          'id',
          'Everything in this batch has been sent or is waiting to be sent. There is nothing to send again.',
        ),
      );
    }
    await store.batches.change(batch.id, batch.version, { state: 'waiting' });
    await audit(tx, actor, 'report.mailed', {
      entity: ['client_report_batch', batch.id],
      after: { recipients: again },
    });
    await queueJob(tx, sendReportsKind, { batchId: batch.id });
    return readBatch(tx, batch.id);
  });
