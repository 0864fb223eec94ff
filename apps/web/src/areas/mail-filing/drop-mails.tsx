import { mailFilingCalls } from '@boedel/contract/mail-filing/mail-filing.calls';
import { Button } from '@mantine/core';
import { IconMailDown } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import styles from './mail-filing.module.css';

interface DropMailsProps {
  /** Where they are filed at once; left out, they wait in the list. */
  readonly matterID?: number;
  readonly children: ReactNode;
}

/** Mails dragged out of a mail program, or chosen as .eml files. */
export function DropMails({ matterID, children }: DropMailsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = useCall(mailFilingCalls.drop, {
    says: matterID ? t('Email and attachments added to the matter.') : t('Email added to the list.'),
  });
  const dropFiles = (files: FileList | null): void => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) drop.run(matterID ? { matterID } : {}, { files: chosen });
  };
  const handleDragOver = (event: DragEvent, is: boolean): void => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => handleDragOver(event, true)}
      onDragLeave={(event) => handleDragOver(event, false)}
      onDrop={(event) => {
        handleDragOver(event, false);
        dropFiles(event.dataTransfer.files);
      }}
    >
      <div className={styles.zone}>
        <IconMailDown size={24} stroke={1.5} aria-hidden />
        <span>{t('Drop emails here from your email program (.eml).')}</span>
        <Protected call={mailFilingCalls.drop}>
          <Button variant="default" loading={drop.isRunning} onClick={() => input.current?.click()}>
            {t('Choose emails')}
          </Button>
        </Protected>
      </div>
      <input
        ref={input}
        type="file"
        accept=".eml,message/rfc822"
        multiple
        hidden
        aria-label={t('Choose emails')}
        onChange={(event) => {
          dropFiles(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      {children}
    </div>
  );
}
