import type { WireAnswer } from '@boedel/contract/call';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { markPhrase, t } from '../i18n/t';
import { formatDateTime } from '../ui/format';
import type { ListColumn } from '../ui/list/column';
import { ListTable } from '../ui/list/list-table';
import { Nobody, PeopleSection } from '../ui/people-section';
import { Loaded, type ReadState } from '../ui/states';
import { useMatter } from '../ui/the-matter';
import { download } from './download';
import { FileAPaper } from './file-a-paper';

export type FiledDocument = WireAnswer<typeof documentCalls.getbydocumentid>;

const fetchIt = (paper: FiledDocument): void =>
  void download(documentCalls.downloaddocument, { query: { documentID: paper.id } });

const columns: ListColumn<FiledDocument>[] = [
  { key: 'title', title: markPhrase('Title'), strong: true },
  { key: 'createdAt', title: markPhrase('Filed'), value: ({ createdAt }) => formatDateTime(createdAt).slice(0, 16) },
  { key: 'by', title: markPhrase('By') },
  {
    key: 'size',
    title: markPhrase('Size'),
    kind: 'number',
    value: ({ size }) => Math.ceil(size / 1024),
    render: ({ size }) => `${Math.ceil(size / 1024)} KB`,
  },
  {
    key: 'open',
    title: '',
    about: markPhrase('Download'),
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

export interface FiledPapersProps {
  /** The papers of a thing, as the call that lists them gives them. */
  readonly read: ReadState<readonly FiledDocument[]>;
  /** What a paper that is filed here is about. */
  readonly about: Readonly<Record<string, number>>;
  /** One sentence for when there is none, and one for when one was filed. */
  readonly none: string;
  readonly says: string;
}

/** The papers of something in a matter, and the way to file one. */
export function Papers({ read, about, none, says }: FiledPapersProps) {
  const matter = useMatter();
  if (!matter.rights.includes('documents')) return null;
  return (
    <PeopleSection title={t('Papers')} actions={<FileAPaper label={t('File document')} about={about} says={says} />}>
      <Loaded read={read}>
        {(papers) =>
          papers.length === 0 ? (
            <Nobody sentence={none} />
          ) : (
            <ListTable label={t('Papers')} rows={papers} columns={columns} rowKey={({ id }) => id} onOpen={fetchIt} />
          )
        }
      </Loaded>
    </PeopleSection>
  );
}
