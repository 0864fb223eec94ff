import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { download } from '../../client/download';
import { FileAPaper } from '../../client/file-a-paper';
import { t } from '../../i18n/t';
import { useMatter } from '../../ui/the-matter';
import styles from './rebate.module.css';

interface EvidenceOfSpouseProps {
  readonly marriageID: number;
  readonly documents: readonly { readonly id: number; readonly title: string }[];
}

/** The return of the earlier estate, or other proof: Estate Duty Act s 4A(5). */
export function EvidenceOfSpouse({ marriageID, documents }: EvidenceOfSpouseProps) {
  const matter = useMatter();
  if (!matter.rights.includes('documents')) return null;
  return (
    <div className={styles.papers}>
      {documents.map(({ id, title }) => (
        <Button
          key={id}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => void download(documentCalls.downloaddocument, { query: { documentID: id } })}
        >
          {title}
        </Button>
      ))}
      <FileAPaper
        label={t('Upload evidence')}
        about={{ marriageID }}
        says={t('Evidence of the earlier estate uploaded.')}
      />
    </div>
  );
}
