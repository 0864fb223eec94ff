import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { Button } from '@mantine/core';
import { useCall, useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { SharedModal } from '../../../ui/dialog/modal';
import { formatDateTime } from '../../../ui/format';
import { Nobody } from '../../../ui/people-section';
import { Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import styles from './recon.module.css';

/** What was accepted together on an account, to be undone together, also another day and by another person. */
export function BatchesDialog({
  bankAccountID,
  onClose,
}: {
  readonly bankAccountID: number;
  readonly onClose: () => void;
}) {
  const { id: matterID, mayCapture } = useMatter();
  const read = useRead(reconCalls.getBatches, { matterID, bankAccountID }, { quiet: true });
  const undo = useCall(reconCalls.undoAllocate, { says: t('Undone.') });
  return (
    <SharedModal
      opened
      size="md"
      title={t('Accepted together')}
      onCancel={onClose}
      onClose={onClose}
      cancelLabel={t('Close')}
    >
      <Loaded read={read}>
        {(batches) =>
          batches.length === 0 ? (
            <Nobody sentence={t('Nothing was accepted together on this account.')} />
          ) : (
            <ul className={styles.rules}>
              {batches.map(({ batchID, matches, by, at, matchIDs }) => (
                <li key={batchID}>
                  <span>
                    {t('{count} matches by {name}, {time}', { count: matches, name: by, time: formatDateTime(at) })}
                  </span>
                  <Button
                    size="compact-xs"
                    variant="default"
                    disabled={!mayCapture}
                    loading={undo.isRunning}
                    onClick={() => undo.run({ matterID, matchIDs })}
                  >
                    {t('Undo all {count}', { count: matches })}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </SharedModal>
  );
}
