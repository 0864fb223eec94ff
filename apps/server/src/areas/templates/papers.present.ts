import type { AnswerOf } from '@boedel/contract/call';
import type { paperCalls } from '@boedel/contract/templates/templates.calls';
import type { SystemType } from '@boedel/domain/matter/kinds';
import type { MissingField } from '@boedel/domain/templates/filled';
import { mergeField, findFieldTab } from '@boedel/domain/templates/merge-fields';
import type { PaperBatchRow, MadePaperDetails } from './paper-made.store';

type MadePaperView = AnswerOf<typeof paperCalls.saveMatterTemplate>;
type MissingFieldView = AnswerOf<typeof paperCalls.previewmattertemplate>['missing'][number];

export const presentMade = (row: MadePaperDetails): MadePaperView => ({
  id: row.id,
  matterID: row.matter_id,
  documentID: row.document_id,
  title: row.title,
  language: row.language,
  templateTypeID: row.standard_id,
  recipient: row.recipient,
  recipientEmail: row.recipient_email,
  mailState: row.mail_state,
  mailError: row.mail_error,
  attempts: row.attempts,
  batchID: row.batch_id,
  fault: row.fault,
  by: row.by,
  createdAt: row.created_at,
});

export const presentBatch = (
  row: PaperBatchRow,
  papers: readonly MadePaperDetails[],
): AnswerOf<typeof paperCalls.getbatch> => ({
  id: row.id,
  matterID: row.matter_id,
  title: row.title,
  total: row.total,
  done: papers.filter(({ fault }) => fault === null).length,
  failed: papers.filter(({ fault }) => fault !== null).length,
  state: row.state as 'waiting' | 'done',
  isMailed: row.is_mailed,
  by: row.person_name,
  createdAt: row.created_at,
  papers: papers.map(presentMade),
});

/** A hole with what is asked there, and where it is captured. */
export function presentMissing({ path, field, label, of }: MissingField, type: SystemType): MissingFieldView {
  const known = mergeField(field);
  const at = known?.captured.at;
  return {
    path,
    field,
    label,
    of,
    kind: known?.kind ?? 'text',
    isLong: known?.isLong ?? false,
    options: [...(known?.options ?? [])],
    isAsked: at === 'paper',
    tab: at === 'organisation' ? 'organisation' : known ? findFieldTab(known, type) : null,
  };
}
