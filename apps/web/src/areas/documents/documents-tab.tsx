import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type DragEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { download } from '../../client/download';
import { createPagedSource } from '../../client/paged';
import { markPhrase, t } from '../../i18n/t';
import { toHref, useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListPage } from '../../ui/list/list-page';
import { OnlyCapture } from '../../ui/only-capture';
import { useMatter } from '../../ui/the-matter';
import { DocumentPage } from './document-page';
import { readFileExtension, nameKind, type FiledDocumentDetails, formatSize } from './documents.queries';
import styles from './documents.module.css';
import { FoundInText } from './found-in-text';
import { MissingPapers } from './missing-papers';
import { useUploads } from './uploads';
import { UploadsInHand } from './uploads-in-hand';

/** Whether a paper is out to be signed: a word beside its title, and on its page the whole of it. */
export interface DocumentSigning {
  readonly badge: (documentID: number) => ReactNode;
  readonly panel: (paper: FiledDocumentDetails) => ReactNode;
}

const createColumns = ({ badge }: DocumentSigning): readonly ListColumn<FiledDocumentDetails>[] => [
  {
    key: 'title',
    title: markPhrase('Title'),
    strong: true,
    sortable: false,
    most: 260,
    value: ({ title, edition }) => (edition > 1 ? `${title} (${edition})` : title),
    render: ({ id, title, edition, fault }) => (
      <>
        {edition > 1 ? `${title} (${edition})` : title}
        {fault && (
          <StatusBadge tone="bad">{fault === 'missing' ? t('file missing') : t('file changed')}</StatusBadge>
        )}{' '}
        {badge(id)}
      </>
    ),
  },
  {
    key: 'type',
    title: markPhrase('Kind'),
    sortable: false,
    rare: true,
    most: 210,
    value: ({ type }) => nameKind(type) || null,
  },
  {
    key: 'links',
    title: markPhrase('About'),
    sortable: false,
    most: 150,
    value: ({ links }) =>
      links
        .map(({ name }) => name)
        .filter(Boolean)
        .join(', ') || null,
  },
  { key: 'createdAt', title: markPhrase('Filed'), kind: 'day', sortable: false, value: ({ createdAt }) => createdAt },
  {
    key: 'fileName',
    title: markPhrase('File'),
    sortable: false,
    givesWay: true,
    value: ({ fileName }) => readFileExtension(fileName),
  },
  { key: 'size', title: markPhrase('Size'), sortable: false, value: ({ size }) => formatSize(size) },
];

/** What can be done with those that are ticked. */
const renderTickedActions = (rows: readonly FiledDocumentDetails[]): ReactNode => (
  <>
    <BindThem rows={rows} />
    <AsZip rows={rows} />
  </>
);

function BindThem({ rows }: { rows: readonly FiledDocumentDetails[] }) {
  const navigate = useNavigate();
  const pack = rows.map(({ id }) => id).join(',');
  return (
    <OnlyCapture needs="documents" hide>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() =>
          void navigate({
            to: '.',
            search: (now: Record<string, unknown>) => ({ ...now, show: 'packs', pack }),
          } as never)
        }
      >
        {t('Create pack')}
      </Button>
    </OnlyCapture>
  );
}

const AsZip = ({ rows }: { rows: readonly FiledDocumentDetails[] }) => (
  <Button
    size="compact-sm"
    variant="default"
    onClick={() => {
      const body = { documentIDs: rows.map(({ id }) => id) };
      void download(documentCalls.downloadMany, { body }).catch(() => undefined);
    }}
  >
    {t('Download as zip')}
  </Button>
);

/** Every paper of the matter. Files are dropped anywhere on it. */
export function DocumentsTab({ actions, signing }: { actions?: ReactNode; signing: DocumentSigning }) {
  const matter = useMatter();
  const [opened, open] = useAddressState('document');
  const uploads = useUploads(matter.id);
  const columns = useMemo(() => createColumns(signing), [signing]);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const mayFile = matter.mayCapture && matter.rights.includes('documents');
  if (opened !== '')
    return <DocumentPage documentID={Number(opened)} onOpen={open} uploads={uploads} signing={signing.panel} />;

  const handleDrag = (event: DragEvent, over: boolean): void => {
    if (!mayFile) return;
    event.preventDefault();
    setOver(over);
  };
  const handleDrop = (event: DragEvent): void => {
    handleDrag(event, false);
    const files = [...event.dataTransfer.files];
    if (mayFile && files.length > 0) uploads.add(files);
  };
  return (
    <div
      className={styles.tab}
      data-over={isOver || undefined}
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={handleDrop}
    >
      <div>
        <UploadsInHand uploads={uploads} />
        <ListPage<FiledDocumentDetails>
          title={t('Documents')}
          searchIn={t('Title and text')}
          columns={columns}
          rowKey={({ id }) => id}
          source={createPagedSource<FiledDocumentDetails>(documentCalls.getbymatterid, {
            matterID: matter.id,
            latestOnly: true,
          })}
          hrefOf={({ id }) => toHref('document', id)}
          onOpen={({ id }) => open(String(id))}
          empty={t('No documents. Drop files here, or choose files.')}
          actions={
            <>
              {actions}
              <OnlyCapture needs="documents">
                <Button leftSection={<IconUpload size={16} aria-hidden />} onClick={() => input.current?.click()}>
                  {t('Upload documents')}
                </Button>
              </OnlyCapture>
            </>
          }
          withSelected={renderTickedActions}
        />
        <FoundInText onOpen={(id) => open(String(id))} />
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label={t('Upload documents')}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = '';
            if (files.length > 0) uploads.add(files);
          }}
        />
        {mayFile && (
          <p className={styles.soft}>
            {t('Drop files anywhere on this page. Uploads resume automatically if the connection is lost.')}
          </p>
        )}
      </div>
      <MissingPapers onFiles={(files, type) => uploads.add(files, { type })} />
    </div>
  );
}
