import { bondCalls } from '@boedel/contract/bond/bond.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { useRead } from '../../client/hooks';
import { phrase, t } from '../../i18n/t';
import { dateTimeText } from '../../ui/format';
import type { Column } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useIsFirms } from '../../ui/may-change';
import { actionWords } from './bond-words';
import type { Bond } from './bond.queries';

type Entry = WireAnswer<typeof bondCalls.GetaudittrailbybondofsecurityID>[number];

const columns: Column<Entry>[] = [
  { key: 'at', title: phrase('When'), value: ({ at }) => dateTimeText(at).slice(0, 16) },
  { key: 'person', title: phrase('Who') },
  { key: 'action', title: phrase('What'), strong: true, value: ({ action }) => t(actionWords[action] ?? action) },
  { key: 'why', title: phrase('Why'), long: true },
];

/** What was done about the bond, by whom and when; for people of the firm. */
export function BondTrail({ bond }: { bond: Bond }) {
  return useIsFirms() ? <Trail bondOfSecurityID={bond.id} /> : null;
}

function Trail({ bondOfSecurityID }: { bondOfSecurityID: number }) {
  const read = useRead(bondCalls.GetaudittrailbybondofsecurityID, { bondOfSecurityID });
  return (
    <PeopleSection title={t('Trail')}>
      <Loaded read={read}>
        {(rows) => <ListTable label={t('Trail')} rows={rows} columns={columns} rowKey={({ id }) => id} />}
      </Loaded>
    </PeopleSection>
  );
}
