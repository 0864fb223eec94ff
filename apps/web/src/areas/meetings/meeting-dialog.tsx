import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { cancelledGroup } from '@boedel/contract/meetings/meeting.record';
import { nameMeetingType, noticeToCreditors, listOfferedTypes } from '@boedel/contract/meetings/offered-types';
import { useRead } from '../../client/hooks';
import type { RecordScreenRow } from '../../client/record/matter-record';
import { MatterRowDialog } from '../../client/record/matter-row-dialog';
import { t } from '../../i18n/t';
import { useMatter } from '../../ui/the-matter';
import { kit, type MeetingDetails } from './meetings.queries';

interface MeetingDialogProps {
  readonly row: RecordScreenRow | 'new';
  readonly rows: readonly MeetingDetails[];
  readonly onClose: () => void;
}

/** One notice or meeting in the shared modal; the types are those this matter offers. */
export function MeetingDialog({ row, rows, onClose }: MeetingDialogProps) {
  const { id: matterID, systemTypeID } = useMatter();
  const accounts = useRead(lodgingCalls.getbymatterid, { matterID }, { quiet: true }).data ?? [];
  const own = row === 'new' ? undefined : (row['type'] as number);
  const stands = rows.some(({ type, status }) => type === noticeToCreditors && status !== 'cancelled');
  const offered = listOfferedTypes(systemTypeID, stands);
  const types = own !== undefined && !offered.includes(own) ? [own, ...offered] : offered;
  return (
    <MatterRowDialog
      kit={kit}
      row={row}
      onClose={onClose}
      mayRemove={(one) => one['status'] === 'planned'}
      more={{
        type: { options: types.map((value) => ({ value, label: t(nameMeetingType(value)) })) },
        accountNo: {
          kind: 'choice',
          options: accounts.map(({ number, title }) => ({ value: number, label: `${number}. ${title}` })),
        },
      }}
      arrange={(sections) => sections.filter(({ title }) => title !== cancelledGroup && title !== 'Sending')}
      size="xl"
    />
  );
}
