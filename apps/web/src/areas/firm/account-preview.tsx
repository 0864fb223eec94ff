import { accountPreviewCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { language } from '../../i18n/language';
import { t } from '../../i18n/t';
import { PaperView } from '../../ui/paper/paper-view';
import { Loaded } from '../../ui/states';
import styles from './account-preview.module.css';

const { preview, previewFile } = accountPreviewCalls;
const files = [
  { format: 'pdf', label: 'PDF' },
  { format: 'docx', label: 'Word' },
  { format: 'xlsx', label: 'Excel' },
] as const;

/** The account of an invented estate, laid out by the switches as they stand: the firm's, or a matter's own. */
export function AccountPreview({ matterID }: { matterID?: number }) {
  const [spoken, setSpoken] = useState<'en' | 'af'>(language());
  const asked = { language: spoken, ...(matterID !== undefined && { matterID }) };
  const paper = useRead(preview, asked, { quiet: true, keepLast: true });
  return (
    <section className={styles.preview} aria-labelledby="account-preview">
      <Group justify="space-between" gap="xs" className={styles.bar}>
        <div>
          <h2 id="account-preview">{t('What it looks like')}</h2>
          <p>{t('An invented estate, drawn with the switches as they stand.')}</p>
        </div>
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label={t('Language of the account')}
            value={spoken}
            onChange={(chosen) => setSpoken(chosen === 'af' ? 'af' : 'en')}
            data={[
              { value: 'en', label: 'English' },
              { value: 'af', label: 'Afrikaans' },
            ]}
          />
          {files.map(({ format, label }) => (
            <Button
              key={format}
              size="xs"
              variant="default"
              leftSection={<IconDownload size={14} stroke={1.6} aria-hidden />}
              onClick={() => void download(previewFile, { query: { ...asked, format } }).catch(() => undefined)}
            >
              {label}
            </Button>
          ))}
        </Group>
      </Group>
      <Loaded read={paper}>{(drawn) => <PaperView paper={drawn} />}</Loaded>
    </section>
  );
}
