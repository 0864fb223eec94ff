import { creditorsMeetingCalls } from '@boedel/contract/meetings/creditors-meeting.calls';
import { standardResolutionKeys, standardResolutions } from '@boedel/domain/insolvency/standard-resolutions';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import type { CreditorsMeeting } from './meetings.queries';
import styles from './meetings.module.css';

/** The usual resolutions, ticked and put to the meeting together. What was put before is not offered again. */
export function StandardDialog({ meeting, onClose }: { meeting: CreditorsMeeting; onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const add = useCall(creditorsMeetingCalls.addResolutions, { onDone: onClose });
  const put = new Set(meeting.resolutions.map(({ standard }) => standard));
  const offered = standardResolutionKeys.filter((key) => !put.has(key));
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Add standard resolutions')}
      saveLabel={t('Add {count}', { count: chosen.length })}
      saveDisabled={chosen.length === 0}
      isSaving={add.isRunning}
      onCancel={onClose}
      onSave={() =>
        add.run({
          meetingID: meeting.meetingID,
          resolutions: offered
            .filter((key) => chosen.includes(key))
            .map((standard) => ({ standard, words: translate(standardResolutions[standard].words) })),
        })
      }
    >
      <Checkbox.Group value={[...chosen]} onChange={setChosen}>
        <div className={styles.form}>
          {offered.map((key) => (
            <Checkbox key={key} value={key} label={translate(standardResolutions[key].words)} />
          ))}
        </div>
      </Checkbox.Group>
    </SharedModal>
  );
}
