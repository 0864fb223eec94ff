import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { Button } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { download } from '../../client/download';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { OnlyCapture } from '../../ui/only-capture';
import { useMatter } from '../../ui/the-matter';
import styles from './rebate.module.css';

interface EvidenceOfSpouseProps {
  readonly marriageID: number;
  readonly documents: readonly { readonly id: number; readonly title: string }[];
}

/** The return of the earlier estate, or other proof: Estate Duty Act s 4A(5). */
export function EvidenceOfSpouse({ marriageID, documents }: EvidenceOfSpouseProps) {
  const matter = useMatter();
  const input = useRef<HTMLInputElement>(null);
  const upload = useCall(documentCalls.UploadFile, { says: t('Filed as evidence of the earlier estate.') });
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
      <OnlyCapture needs="documents">
        <Button
          variant="default"
          size="compact-sm"
          loading={upload.isRunning}
          leftSection={<IconUpload size={14} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('File the evidence')}
        </Button>
      </OnlyCapture>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('File the evidence')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) upload.run({ matterID: matter.id, marriageID }, { files });
        }}
      />
    </div>
  );
}
