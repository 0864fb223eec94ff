import { trusteesMeetingCalls } from '@boedel/contract/trust-meetings/trust-meetings.calls';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/t';
import { OnlyCapture } from '../../ui/only-capture';
import { PaperSection } from '../../ui/paper/paper-section';
import type { TrusteesMeeting } from './trust-meetings.queries';

/** The notice, the minutes and each resolution: they write themselves, and are filed with the meeting in one press. */
export function TrusteesPapers({ meeting, isWritten }: { meeting: TrusteesMeeting; isWritten: boolean }) {
  const { meetingID, resolutions, quorum } = meeting;
  // Before anybody came there is nothing to minute: the notice is what is wanted.
  const [chosen, setChosen] = useState(quorum.there > 0 ? 'minutes' : 'notice');
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const file = useCall(trusteesMeetingCalls.filePaper, { says: t('Added to the meeting.') });
  const one = resolutions.find(({ id }) => String(id) === chosen);
  const paper = one ? 'resolution' : chosen === 'notice' ? 'notice' : 'minutes';
  const asked = { meetingID, paper, language: spoken, ...(one && { resolutionID: one.id }) } as const;
  const read = useRead(trusteesMeetingCalls.getPaper, asked, { quiet: true, keepLast: true });
  return (
    <PaperSection
      title={t('Meeting documents')}
      read={read}
      language={spoken}
      onLanguage={setSpoken}
      onDownload={(format) =>
        void download(trusteesMeetingCalls.paperFile, { query: { ...asked, format } }).catch(() => undefined)
      }
      before={
        <Select
          size="xs"
          aria-label={t('Which paper')}
          allowDeselect={false}
          value={one ? chosen : paper}
          onChange={(value) => setChosen(value ?? 'minutes')}
          data={[
            { value: 'minutes', label: t('Minutes') },
            { value: 'notice', label: isWritten ? t('Letter to the trustees') : t('Notice') },
            ...resolutions.map(({ id, number, heading }) => ({
              value: String(id),
              label: t('Resolution {number}: {heading}', { number, heading }),
            })),
          ]}
        />
      }
      after={
        <OnlyCapture>
          <Button size="xs" loading={file.isRunning} disabled={!read.data} onClick={() => file.run(asked)}>
            {t('File it')}
          </Button>
        </OnlyCapture>
      }
    />
  );
}
