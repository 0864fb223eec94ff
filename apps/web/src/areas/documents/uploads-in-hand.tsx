import { Button, Progress } from '@mantine/core';
import { markPhrase, t } from '../../i18n/t';
import { formatSize } from './documents.queries';
import styles from './documents.module.css';
import type { UploadInHand, useUploads } from './uploads';

const uploadStateLabels: Readonly<Record<UploadInHand['state'], string>> = {
  waiting: markPhrase('waiting its turn'),
  sending: markPhrase('on its way'),
  lost: markPhrase('no connection, will resume automatically'),
  failed: markPhrase('not filed'),
  done: markPhrase('filed'),
};

const isOver = ({ state }: UploadInHand): boolean => state === 'done' || state === 'failed';

/** What is being sent, how far it is, and what went wrong with each. */
export function UploadsInHand({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  const { inHand, again, drop } = uploads;
  if (inHand.length === 0) return null;
  const done = inHand.filter(({ state }) => state === 'done').length;
  return (
    <section className={styles.inHand} aria-label={t('Files on their way')}>
      <output>{t('{done} of {count} uploaded', { done, count: inHand.length })}</output>
      <ul>
        {inHand.map((one) => (
          <li key={one.key} data-state={one.state}>
            <span className={styles.name}>{one.file.name}</span>
            <span className={styles.soft}>
              {one.error === undefined ? `${t(uploadStateLabels[one.state])} · ` : ''}
              {formatSize(one.file.size)}
            </span>
            <Progress
              className={styles.progress}
              size="sm"
              value={(one.sent / Math.max(1, one.file.size)) * 100}
              aria-label={t('Sent of {name}', { name: one.file.name })}
              color={one.state === 'failed' ? 'red' : one.state === 'lost' ? 'yellow' : 'teal'}
            />
            <span className={styles.acts}>
              {one.state === 'failed' && (
                <Button size="compact-xs" variant="default" onClick={() => again(one.key)}>
                  {t('Try again')}
                </Button>
              )}
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={
                  isOver(one)
                    ? t('Dismiss {name}', { name: one.file.name })
                    : t('Cancel {name}', { name: one.file.name })
                }
                onClick={() => drop(one.key)}
              >
                {isOver(one) ? t('Dismiss') : t('Cancel')}
              </Button>
            </span>
            {one.error !== undefined && <p className={styles.fault}>{one.error}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
