import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { Button } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { download } from '../../client/download';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { OnlyCapture } from '../../ui/only-capture';
import { useMatter } from '../../ui/the-matter';
import type { Find } from './assets.queries';
import styles from './assets.module.css';

/** The letters about a find: each is fetched by a click, and another is filed beside them. They go with what it becomes. */
export function FindLetters({ find }: { find: Find }) {
  const matter = useMatter();
  const input = useRef<HTMLInputElement>(null);
  const upload = useCall(documentCalls.UploadFile, { says: t('Filed with the find.') });
  if (!matter.rights.includes('documents')) return null;
  return (
    <div className={styles.letters}>
      <strong>{t('Letters about it')}</strong>
      {find.letters.length === 0 && <span>{t('No letter is filed yet.')}</span>}
      {find.letters.map(({ id, name }) => (
        <Button
          key={id}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => void download(documentCalls.downloaddocument, { query: { documentID: id } })}
        >
          {name}
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
          {t('File a letter')}
        </Button>
      </OnlyCapture>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('File a letter')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) upload.run({ matterID: matter.id, findID: find.id }, { files });
        }}
      />
    </div>
  );
}
