import { Button } from '@mantine/core';
import { t } from '../../i18n/t';
import { Diff } from './diff';
import styles from './templates.module.css';

interface SavedFirstProps {
  readonly theirs: { readonly title: string; readonly content: string };
  readonly mine: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two people had one template open: the second sees what the first saved beside their own, and says which stays. */
export function SavedFirst({ theirs, mine, onKeepMine, onTakeTheirs }: SavedFirstProps) {
  return (
    <section className={styles.savedFirst} role="alert">
      <p>
        {t(
          'Someone else saved this template as “{title}” while you had it open. Text that only they have is struck out below; text that only you have is marked.',
          { title: theirs.title },
        )}
      </p>
      <Diff before={theirs.content} after={mine} />
      <div className={styles.bar}>
        <Button size="compact-sm" onClick={onKeepMine}>
          {t('Save mine over it')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onTakeTheirs}>
          {t('Continue with their version')}
        </Button>
      </div>
    </section>
  );
}
