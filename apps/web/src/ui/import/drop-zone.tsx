import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { t } from '../../i18n/t';
import styles from './import.module.css';

interface DropZoneProps {
  readonly accept: string;
  /** Which file it wants, and the sentence that asks for it. */
  readonly label: string;
  readonly words: string;
  readonly onFile: (file: File) => void;
}

/** Where a file is dropped, or chosen with the keyboard. */
export function DropZone({ accept, label, words, onFile }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <IconFileSpreadsheet size={32} stroke={1.5} aria-hidden />
      <p>{words}</p>
      <Button variant="default" data-autofocus onClick={() => input.current?.click()}>
        {t('Choose a file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = ''; // the same file, mended, can be chosen again
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
