import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { further, handle, type Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { presentNote } from './note.present';
import { noteStore } from './note.store';
import { printNote } from './print-note';
import { addNote, changeNote, removeNote, showInReport } from './save-note';

const listNotes: Handler<typeof noteCalls.getbymatterid> = ({ tenant, actor, query }) =>
  tenant.transaction(async (tx) => {
    await openMatter(tx, query.matterID);
    const { rows, total } = await noteStore(tx).pageOf(query.matterID, query);
    return { rows: rows.map((row) => presentNote(row, actor)), total };
  });

export const handledNoteCalls = handle(noteCalls, {
  getMatterCommentByMatterID: listNotes,
  deleteComment: removeNote,
  updateShowInReport: showInReport,
  printFileNote: printNote,
  getbymatterid: listNotes,
  add: further(addNote),
  update: further(changeNote),
  _delete: removeNote,
});
