import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { download } from '../../client/download';
import { FileAPaper } from '../../client/file-a-paper';
import { t } from '../../i18n/t';
import { useMatter } from '../../ui/the-matter';
import type { AssetFind } from './assets.queries';
import styles from './assets.module.css';

/** The letters about a find: each is fetched by a click, and another is filed beside them. They go with what it becomes. */
export function FindLetters({ find }: { find: AssetFind }) {
  const matter = useMatter();
  if (!matter.rights.includes('documents')) return null;
  return (
    <div className={styles.letters}>
      <strong>{t('Letters about this item')}</strong>
      {find.letters.length === 0 && <span>{t('No letters yet.')}</span>}
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
      <FileAPaper label={t('Upload letter')} about={{ findID: find.id }} says={t('Letter added.')} />
    </div>
  );
}
