import { TextInput } from '@mantine/core';
import { useState } from 'react';
import styles from './import.module.css';

/** A cell that is typed over; the row is tried again once it is left. */
export function MendCell({ label, text, onMend }: { label: string; text: string; onMend: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const finishRepair = (): void => {
    if (typed !== text) onMend(typed);
  };
  return (
    <TextInput
      aria-label={label}
      size="xs"
      className={styles.cell}
      style={{ '--letters': Math.max(16, typed.length + 3) }}
      value={typed}
      error
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={finishRepair}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.currentTarget.blur(); // leaving the cell is what sends it
      }}
    />
  );
}
