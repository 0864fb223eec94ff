import type { WireAnswer } from '@boedel/contract/call';
import { storageLinkCalls } from '@boedel/contract/document-storage/document-storage.calls';
import { Button, TextInput, Textarea } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { SharedModal } from '../../ui/dialog/modal';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './document-storage.module.css';

type StorageLink = WireAnswer<typeof storageLinkCalls.getbymatterid>[number];

/** Where else papers of the matter lie: libraries and folders of the firm's document service, a click away. */
export function SharepointTab() {
  const { id: matterID } = useMatter();
  const read = useRead(storageLinkCalls.getbymatterid, { matterID });
  const [open, setOpen] = useState<StorageLink | 'new'>();
  const [gone, setGone] = useState<StorageLink>();
  const remove = useCall(storageLinkCalls._delete, {
    says: t('Link removed.'),
    onDone: () => setGone(undefined),
  });
  const renderAction = (link: StorageLink, label: string, about: string, run: (link: StorageLink) => void) => (
    <OnlyCapture needs="documents" hide>
      <Button size="compact-xs" variant="default" aria-label={about} onClick={() => run(link)}>
        {label}
      </Button>
    </OnlyCapture>
  );
  const columns: readonly ListColumn<StorageLink>[] = [
    {
      key: 'name',
      title: markPhrase('Name'),
      strong: true,
      render: ({ name, url }) => (
        <a href={url} target="_blank" rel="noreferrer noopener" className={styles.link}>
          {name} <IconExternalLink size={14} aria-hidden />
        </a>
      ),
    },
    { key: 'url', title: markPhrase('Where'), value: ({ url }) => new URL(url).hostname },
    { key: 'note', title: markPhrase('Note'), long: true },
    { key: 'by', title: markPhrase('Added by') },
    {
      key: 'id',
      title: markPhrase('Change'),
      sortable: false,
      render: (link) => (
        <span className={styles.acts}>
          {renderAction(link, t('Change'), t('Change {name}', { name: link.name }), setOpen)}
          {renderAction(link, t('Remove'), t('Remove {name}', { name: link.name }), setGone)}
        </span>
      ),
    },
  ];
  return (
    <>
      <PageTitle title={t('SharePoint')} about={t('Other places where this matter’s documents are stored.')}>
        <OnlyCapture needs="documents">
          <Button onClick={() => setOpen('new')}>{t('Add link')}</Button>
        </OnlyCapture>
      </PageTitle>
      <Loaded read={read}>
        {(links) =>
          links.length === 0 ? (
            <Empty sentence={t('No links yet. Add the address of a library or folder with this matter’s documents.')} />
          ) : (
            <ListTable label={t('SharePoint')} rows={links} columns={columns} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      {open && (
        <LinkDialog matterID={matterID} link={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
      {gone && (
        <ConfirmDialog
          title={t('Remove link?')}
          confirmLabel={t('Remove')}
          destructive
          isRunning={remove.isRunning}
          onConfirm={() => remove.run({ id: gone.id })}
          onCancel={() => setGone(undefined)}
        >
          {t('{name} is taken off the matter. What lies there stays where it is.', { name: gone.name })}
        </ConfirmDialog>
      )}
    </>
  );
}

interface StorageLinkDialogProps {
  readonly matterID: number;
  readonly link: StorageLink | undefined;
  readonly onClose: () => void;
}

function LinkDialog({ matterID, link, onClose }: StorageLinkDialogProps) {
  const [name, setName] = useState(link?.name ?? '');
  const [url, setUrl] = useState(link?.url ?? '');
  const [note, setNote] = useState(link?.note ?? '');
  const save = useCall(storageLinkCalls.save, { says: t('Link saved.'), onDone: onClose });
  return (
    <SharedModal
      opened
      title={link ? t('Change {name}', { name: link.name }) : t('Add link')}
      isSaving={save.isRunning}
      saveDisabled={name.trim() === '' || url.trim() === ''}
      onSave={() =>
        save.run({ matterID, name, url, note: note || null, ...(link && { id: link.id, version: link.version }) })
      }
      onCancel={onClose}
    >
      <TextInput label={t('Name')} required value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <TextInput
        label={t('Address')}
        description={t('Copy the address from the document service. It starts with https://')}
        required
        type="url"
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Textarea label={t('Note')} autosize value={note} onChange={(event) => setNote(event.currentTarget.value)} />
    </SharedModal>
  );
}
