import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { translateSection, t } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import { OnlyCapture } from '../../ui/only-capture';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { nameKind, type MissingDocuments, useMissing } from './documents.queries';
import styles from './documents.module.css';

type MissingPaperRow = MissingDocuments['rows'][number];
interface MissingPapersProps {
  readonly onFiles: (files: readonly File[], type: number) => void;
}

/** What should be on file at the stage the matter is in, and the way to file it. */
export function MissingPapers({ onFiles }: MissingPapersProps) {
  const { id } = useMatter();
  const read = useMissing(id);
  return (
    <section className={styles.missing} aria-label={t('Missing documents')}>
      <h3>{t('Missing documents')}</h3>
      <Loaded read={read}>
        {({ stage, rows }) => (
          <>
            <p className={styles.soft}>
              {stage ? t('Stage: {stage}', { stage: t(stage) }) : t('No milestones reached.')}
            </p>
            {rows.length === 0 ? (
              <p>{t('Nothing is missing at this stage.')}</p>
            ) : (
              <ul>
                {rows.map((row) => (
                  <MissingPaper key={row.type} row={row} onFiles={onFiles} />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function MissingPaper({ row, onFiles }: MissingPapersProps & { row: MissingPaperRow }) {
  const input = useRef<HTMLInputElement>(null);
  const name = [row.type, ...row.orTypes].map(nameKind).join(t(' or '));
  return (
    <li>
      <span>{name}</span>
      <span className={styles.soft}>
        {t('Needed for: {milestone}', { milestone: t(row.by) })}
        {row.section && ` · ${translateSection(row.section)}`}
      </span>
      <span className={styles.acts}>
        {row.isOverdue && <StatusBadge tone="warn">{t('overdue')}</StatusBadge>}
        <OnlyCapture needs="documents" hide>
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconUpload size={12} aria-hidden />}
            aria-label={t('Upload {name}', { name })}
            onClick={() => input.current?.click()}
          >
            {t('Upload')}
          </Button>
        </OnlyCapture>
      </span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files, row.type);
        }}
      />
    </li>
  );
}
