import { matterStatus } from '@boedel/contract/fixed/matters';
import { dayAt } from '@boedel/domain/dates/instant';
import { t } from '../../i18n/t';
import { StatusBadge, type Tone } from '../../ui/figures/status-badge';
import type { Column } from '../../ui/list/column';
import { deadlineText, deadlineTone } from './deadline';
import type { MatterRow } from './matters-page';
import { WatchStar } from './watch-star';

const tones: Record<number, Tone> = { 1: 'warn', 2: 'good', 3: 'off', 4: 'off' };

export function MatterStatusBadge({ status }: { status: number }) {
  const name = matterStatus[String(status) as keyof typeof matterStatus];
  return <StatusBadge tone={tones[status] ?? 'off'}>{t(name)}</StatusBadge>;
}

/** What a matter is called by its type, at the head of its column. */
const whoIs: Record<number, string> = { 1: 'Insolvent', 2: 'Estate late', 3: 'Patient', 4: 'Client', 5: 'Trust' };

export const matterColumns = (systemType: number): Column<MatterRow>[] => [
  {
    key: 'watchList',
    title: '★',
    width: 44,
    sortable: false,
    render: (row) => <WatchStar matterID={row.id} name={row.name} watched={row.watchList} />,
  },
  { key: 'reference', title: 'Reference', width: 150 },
  { key: 'name', title: whoIs[systemType] ?? 'Name', strong: true, grow: 2, width: 220 },
  { key: 'masterReference', title: "Master's ref.", width: 120, muted: true },
  {
    key: 'matterStatus',
    title: 'Status',
    width: 100,
    render: (row) => <MatterStatusBadge status={row.matterStatus} />,
  },
  { key: 'responsibleName', title: 'Responsible', width: 150 },
  {
    key: 'nextDeadline',
    title: 'Next deadline',
    grow: 2,
    width: 210,
    value: (row) => row.nextDeadline?.date ?? null,
    render: (row) =>
      row.nextDeadline ? (
        <span data-tone={deadlineTone(row.nextDeadline.date, dayAt(new Date()))} style={{ fontWeight: 500 }}>
          {deadlineText(row.nextDeadline, dayAt(new Date()))}
        </span>
      ) : (
        '-'
      ),
  },
  { key: 'grossAssets', title: 'Gross assets', kind: 'money', width: 140 },
  { key: 'cashPosition', title: 'Cash position', kind: 'money', width: 140 },
  { key: 'lastNote', title: 'Last note', grow: 2, width: 180, sortable: false, muted: true },
];
