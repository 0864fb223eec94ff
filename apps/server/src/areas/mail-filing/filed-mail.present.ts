import type { AnswerOf } from '@boedel/contract/call';
import type { mailFilingCalls } from '@boedel/contract/mail-filing/mail-filing.calls';
import type { FiledMailDetails } from './filed-mail.store';

type FiledMailView = AnswerOf<typeof mailFilingCalls.getbymatterid>[number];

export const presentMail = (row: FiledMailDetails, among: readonly FiledMailDetails[] = []): FiledMailView => ({
  id: row.id,
  matterID: row.matter_id,
  documentID: row.document_id,
  subject: row.subject,
  from: [row.from_name, row.from_address && `<${row.from_address}>`].filter(Boolean).join(' '),
  to: row.to_addresses,
  sentAt: row.sent_at,
  beginning: row.beginning,
  attachments: row.attachments,
  leftOut: row.left_out.map(({ name, reason }) => ({ name, reason })),
  // The last of what it refers to is the mail it answers; where that was not filed, one before it.
  answersID:
    row.refs
      .map((ref) => among.find(({ message_id }) => message_id === ref)?.id)
      .findLast((id) => id !== undefined && id !== row.id) ?? null,
  by: row.by,
  createdAt: row.created_at,
});
