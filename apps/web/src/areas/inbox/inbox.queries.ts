import type { WireAnswer } from '@boedel/contract/call';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toQueryKey } from '../../client/hooks';
import { send } from '../../client/send';
import { t, translate } from '../../i18n/t';
import { notify } from '../../ui/plain/notices';

export type InboxAnswer = WireAnswer<typeof inboxCalls.getInbox>;
export type InboxEntry = InboxAnswer['entries'][number];

const query = { take: 50 };
/** How often it looks, while the page is in view. */
const look = 15_000;
/** It first looks when the screen one came for has arrived. */
const begin = 4000;

function useLater(milliseconds: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLater;
}

/** What the person was told of, followed while the page is open: what comes new is also said aloud. */
export function useInbox(onOpen: (entry: InboxEntry) => void) {
  const enabled = useLater(begin);
  const read = useQuery({
    enabled,
    queryKey: toQueryKey(inboxCalls.getInbox, query),
    queryFn: ({ signal }) => send(inboxCalls.getInbox, { query }, { signal, quiet: true, silent: true }),
    refetchInterval: look,
    refetchOnWindowFocus: true,
    retry: false,
  });
  const newest = useRef<number>(undefined);
  useEffect(() => {
    if (!read.data) return;
    const seen = newest.current;
    newest.current = Math.max(seen ?? 0, ...read.data.entries.map(({ id }) => id));
    // What was there when the page opened is only counted.
    if (seen === undefined) return;
    const fresh = read.data.entries.filter(({ id, isRead }) => id > seen && !isRead);
    for (const entry of fresh.toReversed()) {
      notify({ kind: 'info', message: translate(entry.words), action: { label: t('Open'), run: () => onOpen(entry) } });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only another answer says anything new
  }, [read.data]);
  return read.data;
}
