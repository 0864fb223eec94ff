import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { SharedModal } from '../../ui/dialog/modal';
import { formatDateTime } from '../../ui/format';
import styles from './audit-trail.module.css';

/** What proves the trail: its last checkpoint, the files to keep elsewhere, and whether they come by mail. */
export function CheckpointButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Protected call={auditTrailCalls.checkpoint}>
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {t('Checkpoint')}
        </Button>
      </Protected>
      {isOpen && <CheckpointDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function CheckpointDialog({ onClose }: { readonly onClose: () => void }) {
  const read = useRead(auditTrailCalls.getcheckpoint);
  const choose = useCall(auditTrailCalls.setcheckpointmail);
  const [isDownloading, setIsDownloading] = useState(false);
  const last = read.data?.last;
  const downloadCheckpoint = async (): Promise<void> => {
    setIsDownloading(true);
    await download(auditTrailCalls.checkpoint).catch(() => undefined);
    setIsDownloading(false);
    await read.refetch();
  };
  return (
    <SharedModal opened size="md" title={t('Checkpoint')} cancelLabel={t('Close')} onCancel={onClose}>
      <p style={{ marginTop: 0 }}>
        {t(
          'A checkpoint is a signed summary of the audit trail. Keep it outside this system. If an entry is changed or removed later, the checkpoint proves it.',
        )}
      </p>
      {read.data && (
        <p>
          {last
            ? t('Last checkpoint: {when}, {count} entries.', { when: formatDateTime(last.at), count: last.entries })
            : t('No checkpoint yet.')}
        </p>
      )}
      <div className={styles.files}>
        <Button loading={isDownloading} onClick={() => void downloadCheckpoint()}>
          {t('Download checkpoint')}
        </Button>
        <Button variant="default" onClick={() => void download(auditTrailCalls.publickeys).catch(() => undefined)}>
          {t('Download public key')}
        </Button>
      </div>
      <Checkbox
        label={t('Email me the checkpoint every day')}
        checked={read.data?.isMailed ?? false}
        disabled={!read.data || choose.isRunning}
        onChange={(event) => choose.run({ isMailed: event.currentTarget.checked })}
      />
      <p>{t('To prove one entry, open it and choose Download proof.')}</p>
    </SharedModal>
  );
}
