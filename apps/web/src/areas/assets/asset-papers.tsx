import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { Button } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { dateTimeText } from '../../ui/format';
import type { Column } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { type Asset, assetKeys, type Paper } from './assets.queries';

const fetchIt = (paper: Paper): void =>
  void download(documentCalls.downloaddocument, { query: { documentID: paper.id } });

const columns: Column<Paper>[] = [
  { key: 'title', title: 'Title', strong: true },
  { key: 'createdAt', title: 'Filed', value: ({ createdAt }) => dateTimeText(createdAt).slice(0, 16) },
  { key: 'by', title: 'By' },
  {
    key: 'size',
    title: 'Size',
    kind: 'number',
    value: ({ size }) => Math.ceil(size / 1024),
    render: ({ size }) => `${Math.ceil(size / 1024)} KB`,
  },
  {
    key: 'open',
    title: '',
    about: 'Download',
    sortable: false,
    render: (paper) => (
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('Download {name}', { name: paper.title })}
        onClick={(event) => {
          event.stopPropagation();
          fetchIt(paper);
        }}
      >
        <IconDownload size={14} aria-hidden />
      </Button>
    ),
  },
];

/** The papers of an asset, and the way to file one. A new valuation paper is evidence of the value in use. */
export function AssetPapers({ asset }: { asset: Asset }) {
  const matter = useMatter();
  const input = useRef<HTMLInputElement>(null);
  const read = useRead(documentCalls.getbyassetid, { assetID: asset.id });
  const upload = useCall(documentCalls.UploadFile, { refreshes: assetKeys, says: t('Filed with the asset.') });
  if (!matter.rights.includes('documents')) return null;
  return (
    <PeopleSection
      title={t('Papers')}
      actions={
        <OnlyCapture needs="documents">
          <Button
            variant="default"
            size="compact-sm"
            loading={upload.isRunning}
            leftSection={<IconUpload size={14} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {t('File a paper')}
          </Button>
        </OnlyCapture>
      }
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('File a paper')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) upload.run({ matterID: matter.id, assetID: asset.id }, { files });
        }}
      />
      <Loaded read={read}>
        {(papers) =>
          papers.length === 0 ? (
            <Nobody sentence={t('No paper is filed for this asset.')} />
          ) : (
            <ListTable label={t('Papers')} rows={papers} columns={columns} rowKey={({ id }) => id} onOpen={fetchIt} />
          )
        }
      </Loaded>
    </PeopleSection>
  );
}
