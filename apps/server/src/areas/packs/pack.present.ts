import type { AnswerOf } from '@boedel/contract/call';
import type { packCalls } from '@boedel/contract/packs/packs.calls';
import type { PackDetails } from './pack.store';

export const presentPack = (row: PackDetails): AnswerOf<typeof packCalls.makePack> => ({
  id: row.id,
  matterID: row.matter_id,
  documentID: row.document_id,
  title: row.title,
  language: row.language,
  pages: row.pages,
  items: row.items,
  sentTo: row.sent_to,
  mailState: row.mail_state,
  mailError: row.mail_error,
  by: row.by,
  createdAt: row.created_at,
});
