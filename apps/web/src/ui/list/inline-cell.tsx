import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styles from './inline-cell.module.css';

interface InlineCellProps {
  /** What it is, for whoever does not see the column. */
  readonly label: string;
  /** As typed. */
  readonly text: string;
  readonly children: ReactNode;
  readonly isRight?: boolean;
  readonly readOnly: boolean;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Saves it, or says what is wrong with it and answers no: then what was typed stays to be mended. */
  readonly onSave: (text: string) => boolean;
}

/** A cell that is changed where it stands: click or Enter to type, Enter to save, Escape to leave it. */
export function InlineCell({ label, text, children, isRight = false, readOnly, options, onSave }: InlineCellProps) {
  const [typed, setTyped] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const leaveCell = (): void => {
    setTyped(undefined);
    requestAnimationFrame(() => button.current?.focus());
  };
  const save = (next: string): boolean => {
    const isDone = next.trim() === text.trim() || onSave(next.trim());
    if (isDone) setTyped(undefined);
    return isDone;
  };
  if (readOnly) return children;
  if (typed === undefined) {
    return (
      <button
        ref={button}
        type="button"
        className={styles.inline}
        data-right={isRight || undefined}
        onClick={(event) => {
          event.stopPropagation();
          setTyped(text);
        }}
        onKeyDown={(event) => event.stopPropagation()}
      >
        {/* What is seen is part of what is heard. */}
        <VisuallyHidden>{label}: </VisuallyHidden>
        {children}
      </button>
    );
  }
  const handleKeys = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Enter') {
      if (save(typed)) leaveCell();
    } else if (event.key === 'Escape') leaveCell();
  };
  const shared = {
    'aria-label': label,
    className: styles.typing,
    autoFocus: true,
    onKeyDown: handleKeys,
    onClick: (event: { stopPropagation(): void }) => event.stopPropagation(),
  };
  return options ? (
    <select
      {...shared}
      value={typed}
      onChange={(event) => {
        if (save(event.currentTarget.value)) leaveCell();
      }}
      onBlur={() => setTyped(undefined)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  ) : (
    <input
      {...shared}
      data-right={isRight || undefined}
      value={typed}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      // Whoever goes elsewhere leaves what cannot be saved behind; the notice has said so.
      onBlur={() => save(typed) || setTyped(undefined)}
    />
  );
}
