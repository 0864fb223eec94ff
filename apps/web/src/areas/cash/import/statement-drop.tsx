import { statementCalls } from '@boedel/contract/statements/statements.calls';
import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useCall } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { useAddressState } from '../../../ui/address-state';
import { OnlyCapture } from '../../../ui/only-capture';
import { useMatter } from '../../../ui/the-matter';
import styles from './import.module.css';
import { StatementPreview } from './statement-preview';

/** What a drop zone gives the tab inside it. */
export interface DropArea {
  /** Opens the choice of a file; its button. */
  readonly button: ReactNode;
  readonly open: (fileId: number) => void;
}

const endings = '.csv,.txt,.xlsx,.ofx,.qfx,.sta,.mt940,.940,.xml';
const hasFiles = (event: DragEvent): boolean => [...event.dataTransfer.types].includes('Files');

/** A tab on which a bank's file can be dropped anywhere. Each file is shown with its proof before anything of it is taken. */
export function StatementDrop({
  bankAccountID,
  children,
}: {
  readonly bankAccountID?: number | null;
  readonly children: (dropping: DropArea) => ReactNode;
}) {
  const matter = useMatter();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [waiting, setWaiting] = useState<readonly number[]>([]);
  const [opened, setOpened] = useAddressState('statement');
  const shown = Number(opened) || waiting[0];
  const upload = useCall(statementCalls.importStatement, {
    onDone: (files) => setWaiting((before) => [...before, ...files.map(({ id }) => id)]),
  });
  const mayCapture = matter.mayCapture && matter.rights.includes('money');
  const sendAll = (files: readonly File[]): void => {
    if (files.length === 0) return;
    upload.run({ matterID: matter.id, ...(bankAccountID && { bankAccountID }) }, { files: files.slice(0, 10) });
  };
  const handleDrop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    if (mayCapture) sendAll([...event.dataTransfer.files]);
  };
  const button = (
    <OnlyCapture needs="money">
      <Button
        variant="default"
        size="sm"
        loading={upload.isRunning}
        leftSection={<IconFileImport size={16} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('Import statement')}
      </Button>
    </OnlyCapture>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button does the same by keyboard
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={handleDrop}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={endings}
        aria-label={t('Bank statement')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          sendAll(files);
        }}
      />
      {isOver && <p className={styles.here}>{t('Drop to import the statement')}</p>}
      {children({ button, open: (fileId) => setOpened(String(fileId)) })}
      {shown && (
        <StatementPreview
          key={shown}
          fileId={shown}
          onClose={() => (opened ? setOpened('') : setWaiting((all) => all.slice(1)))}
        />
      )}
    </div>
  );
}
