import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { withServices, pairHandlers, type Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { presentNote } from './note.present';
import { noteStore } from './note.store';
import { printNote } from './print-note';
import { addNote, changeNote, removeNote, changeShowInReport } from './save-note';

const listNotes: Handler<typeof noteCalls.getbymatterid> = ({ scope, actor, query }) =>
  scope.transaction(async (tx) => {
    await openMatter(tx, query.matterID);
    const { rows, total } = await noteStore(tx).pageOf(query.matterID, query);
    return { rows: rows.map((row) => presentNote(row, actor)), total };
  });

export const handledNoteCalls = pairHandlers(noteCalls, {
  getMatterCommentByMatterID: listNotes,
  deleteComment: removeNote,
  updateShowInReport: changeShowInReport,
  printFileNote: printNote,
  getbymatterid: listNotes,
  add: withServices(addNote),
  update: withServices(changeNote),
  _delete: removeNote,
});
