import { type ButtonHTMLAttributes, type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { t } from '../../i18n/t';
import styles from './plain.module.css';

/**
 * The pieces of the public screens: plain HTML in our own colours, so that the sign-in page loads almost nothing.
 * Screens behind the sign-in use the rest of `ui/`.
 */

export interface PlainFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly error?: string | undefined;
}

/** A password can be looked at while it is typed: a long one is mistyped easily, and nobody may be watching. */
export function PlainField({ label, error, type, ...input }: PlainFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const isSecret = type === 'password';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.input}>
        <input
          {...input}
          type={isSecret && shown ? 'text' : type}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...(isSecret && { autoCapitalize: 'none', spellCheck: false })}
        />
        {isSecret && (
          <button type="button" aria-pressed={shown} aria-controls={id} onClick={() => setShown(!shown)}>
            {shown ? t('Hide') : t('Show')}
          </button>
        )}
      </div>
      {error && (
        <span id={`${id}-error`} className={styles.wrong} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}

export interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly primary?: boolean;
  readonly busy?: boolean;
}

export function PlainButton({ primary, busy, children, disabled, type = 'button', ...button }: PlainButtonProps) {
  return (
    <button
      {...button}
      // oxlint-disable-next-line react/button-has-type -- one of the three, from the caller
      type={type}
      className={styles.button}
      data-primary={primary || undefined}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <span className={styles.spinner} aria-hidden />}
      {children}
    </button>
  );
}

export function PlainAlert({ kind = 'error', children }: { kind?: 'error' | 'info'; children: ReactNode }) {
  return (
    <div className={styles.alert} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

/** A column of fields and buttons that sends on Enter. */
export function PlainForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

export const plainLink = styles.link;
