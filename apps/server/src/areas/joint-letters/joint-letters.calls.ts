import { jointLetterCalls } from '@boedel/contract/joint-letters/joint-letters.calls';
import { openFile } from '../../platform/files/stored-file';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { presentLetter, presentLetters } from './joint-letter.present';
import { jointLetterStore } from './joint-letter.store';
import { makeLetters, previewLetter } from './make-letters';
import { presentRecipients } from './recipients';

export const handledJointLetterCalls = pairHandlers(jointLetterCalls, {
  getrecipients: ({ scope, body }) => scope.transaction((tx) => presentRecipients(tx, body.list, body.matterIDs)),
  preview: previewLetter,
  make: makeLetters,
  getlist: ({ scope }) => scope.transaction(presentLetters),
  getbyid: ({ scope, query }) => scope.transaction((tx) => presentLetter(tx, query.id)),
  downloadletter: withServices(({ scope, services, query }) =>
    scope.transaction(async (tx) => {
      const store = jointLetterStore(tx);
      const { lines, file_id } = await store.recipients.find(query.recipientID);
      const ids = new Set(lines.map(({ matter_id }) => matter_id));
      if (file_id === null || (await store.reached([...ids])).size < ids.size) throw new NotFound();
      return openFile(tx, services.files, file_id);
    }),
  ),
});
