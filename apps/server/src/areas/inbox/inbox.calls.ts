import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { pairHandlers } from '../../platform/http/handler';
import { inboxStore } from './inbox.store';

export const handledInboxCalls = pairHandlers(inboxCalls, {
  getInbox: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const store = inboxStore(tx);
      const [rows, unread] = [await store.newest(query.take), await store.unread()];
      return {
        unread,
        entries: rows.map(({ id, kind, words, path, created_at, read_at }) => ({
          id,
          kind,
          words,
          path,
          at: created_at,
          isRead: read_at !== null,
        })),
      };
    }),
  // Of one's own reading nothing is written into the trail.
  markRead: ({ scope, body, now }) =>
    scope.transaction(async (tx) => {
      await inboxStore(tx).mark(body.ids, body.isRead ? now.toISOString() : null);
      return { unread: await inboxStore(tx).unread() };
    }),
});
