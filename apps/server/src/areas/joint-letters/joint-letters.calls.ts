import { jointLetterCalls } from '@boedel/contract/joint-letters/joint-letters.calls';
import { openFile } from '../../platform/files/stored-file';
import { further, handle } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { presentLetter, presentLetters } from './joint-letter.present';
import { jointLetterStore } from './joint-letter.store';
import { makeLetters, previewLetter } from './make-letters';
import { presentGrouped } from './recipients';

export const handledJointLetterCalls = handle(jointLetterCalls, {
  getrecipients: ({ tenant, body }) => tenant.transaction((tx) => presentGrouped(tx, body.list, body.matterIDs)),
  preview: previewLetter,
  make: makeLetters,
  getlist: ({ tenant }) => tenant.transaction(presentLetters),
  getbyid: ({ tenant, query }) => tenant.transaction((tx) => presentLetter(tx, query.id)),
  downloadletter: further(({ tenant, parts, query }) =>
    tenant.transaction(async (tx) => {
      const store = jointLetterStore(tx);
      const { lines, file_id } = await store.recipients.find(query.recipientID);
      const ids = new Set(lines.map(({ matter_id }) => matter_id));
      if (file_id === null || (await store.reached([...ids])).size < ids.size) throw new NotFound();
      return openFile(tx, parts.files, file_id);
    }),
  ),
});
