import type { AnswerOf } from '@boedel/contract/call';
import type { noteCalls } from '@boedel/contract/notes/notes.calls';
import { mayCaptureMatter } from '@boedel/domain/access/call-access';
import { mayChangeNote } from '@boedel/domain/notes/may-change-note';
import type { Actor } from '../../platform/tenancy/actor';
import type { NoteRow } from './note.store';

export const presentNote = (row: NoteRow, actor: Actor): AnswerOf<typeof noteCalls.add> => ({
  id: row.id,
  matterID: row.matter_id,
  comment: row.html,
  plain: row.plain,
  userID: row.person_id,
  by: row.person_name,
  showInReport: row.show_in_report,
  mentions: row.mentions,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  mayChange: mayChangeNote(row.person_id, actor) && mayCaptureMatter(actor, row.matter_id),
  version: row.version,
});
