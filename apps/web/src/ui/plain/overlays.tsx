import { Component, type ReactNode } from 'react';
import { t } from '../../i18n/t';
import styles from './overlay.module.css';
import { PlainButton } from './plain';

/** Over the whole screen while calls are under way past a moment; `text` differs when a session is about to end. */
export function FullScreenLoader({ shown, text }: { shown: boolean; text?: string }) {
  if (!shown) return null;
  return (
    <output className={styles.cover}>
      <span className={styles.box}>
        <span className={styles.spinner} aria-hidden />
        {text ?? t('Please wait...')}
      </span>
    </output>
  );
}

/** Stands where a screen's code or data is still on its way. */
export function Loading() {
  return (
    <output className={styles.loading}>
      <span className={styles.spinner} aria-hidden />
      {t('Loading...')}
    </output>
  );
}

export function Crashed({ error }: { error: unknown }) {
  return (
    <div className={styles.crash} role="alert">
      <h1>{t('Oops, something went wrong :(')}</h1>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      <PlainButton onClick={() => location.reload()}>{t('Load the page again')}</PlainButton>
    </div>
  );
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A new one, such as another address, tries again. */
  readonly resetKey?: string;
}

interface ErrorBoundaryState {
  readonly error?: unknown;
  readonly resetKey?: string | undefined;
}

/** Keeps a crash to the part of the screen it happened in. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <Crashed error={this.state.error} />;
  }
}
