import type { WireAnswer } from '@boedel/contract/call';
import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { useRead } from '../../client/hooks';
import { phrase, t } from '../../i18n/t';
import { dateTimeText } from '../../ui/format';
import type { Column } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';

type Entry = WireAnswer<typeof claimCalls.getAuditTrail>[number];

const actionWords: Readonly<Record<string, string>> = {
  'creditorclaim.added': phrase('Added'),
  'creditorclaim.changed': phrase('Changed'),
  'creditorclaim.nominationForm.uploaded': phrase('Nomination form came in'),
  'creditorclaim.courtClaimForm.uploaded': phrase('Court claim form came in'),
  'creditorclaim.courtOrder.uploaded': phrase('Court order came in'),
  'creditorclaim.certificateOfAppointment.uploaded': phrase('Certificate of appointment came in'),
};
const columns: Column<Entry>[] = [
  { key: 'at', title: phrase('When'), value: ({ at }) => dateTimeText(at).slice(0, 16) },
  { key: 'person', title: phrase('Who') },
  { key: 'action', title: phrase('What'), strong: true, value: ({ action }) => t(actionWords[action] ?? action) },
  { key: 'why', title: phrase('Why'), long: true },
];

/** The last steps about a claim. */
export function ClaimTrail({ claimID }: { claimID: number }) {
  const read = useRead(claimCalls.getAuditTrail, { claimID, take: 50 });
  return (
    <PeopleSection title={t('Trail')}>
      <Loaded read={read}>
        {(rows) => <ListTable label={t('Trail')} rows={rows} columns={columns} rowKey={({ id }) => id} />}
      </Loaded>
    </PeopleSection>
  );
}
