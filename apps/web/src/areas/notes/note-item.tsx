import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { download } from '../../client/download';
import { useCall } from '../../client/hooks';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDateTime } from '../../ui/format';
import { useMatter } from '../../ui/the-matter';
import { NoteEditor } from './note-editor';
import { type MatterNote } from './notes.queries';
import styles from './notes.module.css';
import { RichText } from './rich-text';

/** One note of the file: read, changed by who wrote it, printed, marked for reports. */
export function NoteItem({ note }: { note: MatterNote }) {
  const { mayCapture } = useMatter();
  const navigate = useNavigate();
  const mayTask = useMay(taskCalls.add);
  const [editing, setEditing] = useState<string>();
  const [isRemoving, setRemoving] = useState(false);
  const change = useCall(noteCalls.update, { onDone: () => setEditing(undefined) });
  const mark = useCall(noteCalls.updateShowInReport);
  const remove = useCall(noteCalls._delete, { says: t('Note removed.') });
  return (
    <li className={styles.note}>
      <div className={styles.by}>
        <strong>{note.by}</strong>
        <time dateTime={note.createdAt}>{formatDateTime(note.createdAt)}</time>
        {note.changedAt && <span>{t('changed')}</span>}
        {note.showInReport && <StatusBadge tone="info">{t('In reports')}</StatusBadge>}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t('Actions on the note of {by}', { by: note.by })}
            >
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              onClick={() =>
                void download(
                  noteCalls.printFileNote,
                  { query: { id: note.id, language: getLanguage() } },
                  { newTab: true },
                )
              }
            >
              {t('Print')}
            </Menu.Item>
            {mayCapture && (
              <Menu.Item onClick={() => mark.run({ id: note.id, showInReport: !note.showInReport })}>
                {note.showInReport ? t('Hide from client reports') : t('Show in reports')}
              </Menu.Item>
            )}
            {mayTask && (
              <Menu.Item onClick={() => void navigate({ to: paths.tasks(), search: { from: `note-${note.id}` } })}>
                {t('Make it a task')}
              </Menu.Item>
            )}
            {note.mayChange && <Menu.Item onClick={() => setEditing(note.comment)}>{t('Change')}</Menu.Item>}
            {note.mayChange && (
              <Menu.Item c="var(--b-bad)" onClick={() => setRemoving(true)}>
                {t('Remove')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </div>
      {editing === undefined ? (
        <div className={styles.text}>
          <RichText html={note.comment} />
        </div>
      ) : (
        <>
          <NoteEditor label={t('Edit note')} initial={note.comment} onChange={setEditing} />
          <div className={styles.foot}>
            <span />
            <Button size="compact-sm" variant="default" onClick={() => setEditing(undefined)}>
              {t('Cancel')}
            </Button>
            <Button
              size="compact-sm"
              loading={change.isRunning}
              onClick={() =>
                change.run({ id: note.id, comment: editing, showInReport: note.showInReport, version: note.version })
              }
            >
              {t('Save Changes')}
            </Button>
          </div>
        </>
      )}
      {isRemoving && (
        <ConfirmDialog
          title={t('Remove note?')}
          confirmLabel={t('Remove')}
          destructive
          isRunning={remove.isRunning}
          onCancel={() => setRemoving(false)}
          onConfirm={() => remove.run({ id: note.id })}
        >
          {note.plain.slice(0, 200)}
        </ConfirmDialog>
      )}
    </li>
  );
}
