import { t } from '../i18n/t';
import styles from './key-strip.module.css';

export interface KeyAction {
  readonly keys: readonly string[];
  readonly label: string;
  readonly run?: () => void;
  readonly disabled?: boolean;
}

/** The keys along the bottom; each is a button too. */
export function KeyStrip({ actions, label }: { actions: readonly KeyAction[]; label: string }) {
  return (
    <div role="toolbar" aria-label={label} className={styles.keys}>
      {actions.map(({ keys, label: word, run, disabled }) =>
        run ? (
          <button key={word} type="button" disabled={disabled} aria-keyshortcuts={keys.join(' ')} onClick={run}>
            {keys.map((key) => (
              <kbd key={key}>{t(key)}</kbd>
            ))}
            {word}
          </button>
        ) : (
          <span key={word}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {word}
          </span>
        ),
      )}
    </div>
  );
}
