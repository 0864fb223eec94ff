import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { inboxKinds } from '@boedel/contract/inbox/kinds';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { formatDateTime } from '../../ui/format';
import { type InboxAnswer, type InboxEntry } from './inbox.queries';
import styles from './inbox.module.css';

interface InboxListProps {
  readonly inbox: InboxAnswer | undefined;
  readonly onOpen: (entry: InboxEntry) => void;
}

/** What one was told of, kept: read and unread, each a link to the page that shows it. */
export function InboxList({ inbox, onOpen }: InboxListProps) {
  const [onlyUnread, setOnlyUnread] = useState(false);
  const mark = useCall(inboxCalls.markRead);
  const shown = (inbox?.entries ?? []).filter(({ isRead }) => !onlyUnread || !isRead);
  return (
    <section aria-label={t('For you')}>
      <div className={styles.head}>
        <h3>{t('For you')}</h3>
        <Button
          size="compact-sm"
          variant={onlyUnread ? 'light' : 'subtle'}
          aria-pressed={onlyUnread}
          onClick={() => setOnlyUnread(!onlyUnread)}
        >
          {t('Unread only')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={!inbox?.unread}
          onClick={() => mark.run({ ids: null, isRead: true })}
        >
          {t('Mark all as read')}
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>
          {!inbox
            ? t('Loading...')
            : onlyUnread
              ? t('No unread messages.')
              : t('Mentions, dates reassigned to you and files that are ready appear here.')}
        </p>
      ) : (
        <ul className={styles.entries}>
          {shown.map((entry) => (
            <li key={entry.id} data-unread={!entry.isRead || undefined}>
              <a
                href={entry.path}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onOpen(entry);
                }}
              >
                {!entry.isRead && <strong>{t('New')}</strong>} {translate(entry.words)}
              </a>
              <small>
                {t(inboxKinds[entry.kind])} · <time dateTime={entry.at}>{formatDateTime(entry.at).slice(0, 16)}</time>
              </small>
              <button
                type="button"
                className={styles.mark}
                onClick={() => mark.run({ ids: [entry.id], isRead: !entry.isRead })}
              >
                {entry.isRead ? t('Mark as unread') : t('Mark as read')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
