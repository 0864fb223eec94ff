import { accountPreviewCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { Group } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/t';
import { PaperTools } from '../../ui/paper/paper-tools';
import { PaperView } from '../../ui/paper/paper-view';
import { Loaded } from '../../ui/states';
import styles from './account-preview.module.css';

const { preview, previewFile } = accountPreviewCalls;
/** The account of an invented estate, laid out by the switches as they stand: the firm's, or a matter's own. */
export function AccountPreview({ matterID }: { matterID?: number }) {
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const asked = { language: spoken, ...(matterID !== undefined && { matterID }) };
  const paper = useRead(preview, asked, { quiet: true, keepLast: true });
  return (
    <section className={styles.preview} aria-labelledby="account-preview">
      <Group justify="space-between" gap="xs" className={styles.bar}>
        <div>
          <h2 id="account-preview">{t('What it looks like')}</h2>
          <p>{t('A sample estate, shown with the current settings.')}</p>
        </div>
        <PaperTools
          language={spoken}
          onLanguage={setSpoken}
          onDownload={(format) => void download(previewFile, { query: { ...asked, format } }).catch(() => undefined)}
        />
      </Group>
      <Loaded read={paper}>{(drawn) => <PaperView paper={drawn} />}</Loaded>
    </section>
  );
}
