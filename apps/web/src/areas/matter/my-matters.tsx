import type { WireAnswer } from '@boedel/contract/call';
import { systemType as systemTypes } from '@boedel/contract/fixed/system-types';
import { accessCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import type { ListColumn } from '../../ui/list/column';
import { ListPage } from '../../ui/list/list-page';
import { MatterStatusBadge } from './matter-status-badge';

type MyMatter = WireAnswer<typeof accessCalls.getMyMatters>[number];

const columns: readonly ListColumn<MyMatter>[] = [
  { key: 'reference', title: markPhrase('Reference') },
  { key: 'name', title: markPhrase('Name'), strong: true },
  {
    key: 'systemTypeID',
    title: markPhrase('Kind'),
    value: (row) => t(systemTypes[String(row.systemTypeID) as keyof typeof systemTypes]),
  },
  {
    key: 'matterStatus',
    title: markPhrase('Status'),
    render: (row) => <MatterStatusBadge status={row.matterStatus} />,
  },
];

/** The way in of somebody who was given single matters, of whatever type: those and no others. */
export function MyMatters() {
  const navigate = useNavigate();
  const read = useRead(accessCalls.getMyMatters, undefined, { quiet: true });
  return (
    <ListPage<MyMatter>
      title={t('Matters')}
      columns={columns}
      rowKey={(row) => row.matterID}
      source={{ all: read }}
      hrefOf={(row) => paths.matter.details({ id: row.matterID })}
      onOpen={(row) => void navigate({ to: paths.matter.details({ id: row.matterID }) })}
      empty={t('You do not have access to any matters yet. Ask the firm that invited you.')}
    />
  );
}
