import { noticeCalls } from '@boedel/contract/meetings/meetings.calls';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/t';
import { PaperSection } from '../../ui/paper/paper-section';
import type { MeetingDetails } from './meetings.queries';

type NoticeTextMedium = 'gazette' | 'newspaper' | 'secondNewspaper';

/** The notice as each publication prints it; a newspaper in its own language. */
export function NoticeText({ meeting }: { meeting: MeetingDetails }) {
  const [medium, setMedium] = useState<NoticeTextMedium>('gazette');
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const asked = { meetingID: meeting.id, medium, language: spoken };
  const read = useRead(noticeCalls.getNotice, asked, { quiet: true, keepLast: true });
  return (
    <PaperSection
      title={t('Wording')}
      read={read}
      language={spoken}
      onLanguage={setSpoken}
      onDownload={(format) =>
        void download(noticeCalls.noticeFile, { query: { ...asked, format } }).catch(() => undefined)
      }
      before={
        <SegmentedControl
          size="xs"
          value={medium}
          onChange={(value) => setMedium(value)}
          data={[
            { value: 'gazette', label: t('Gazette') },
            { value: 'newspaper', label: t('Newspaper') },
            { value: 'secondNewspaper', label: t('Second newspaper') },
          ]}
        />
      }
    />
  );
}
