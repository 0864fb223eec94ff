import { sidebarHiddenForSystemType } from '@boedel/contract/fixed/menus';
import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { paths } from '../../client/paths';
import { download } from '../../client/download';
import { t } from '../../i18n/t';
import { Protected, useMay, usePerson } from '../../ui/access';
import { notifyPatience } from '../../ui/plain/patience';
import { type BulkChange, BulkDialog } from './bulk-dialog';
import { useDetailsChoices } from './details-choices';
import type { MatterListAnswerRow } from './matter-row';

/** A button that opens a menu; disabled with its reason for those who may not change matters. */
function ActionMenu({ label, may, children }: { label: string; may: boolean; children: ReactNode }) {
  const button = (
    <Button size="compact-sm" variant="default" rightSection={<IconChevronDown size={12} aria-hidden />}>
      {label}
    </Button>
  );
  if (!may) return <Protected call={matterListCalls.bulk}>{button}</Protected>;
  return (
    <Menu position="top-start">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

const statuses = [
  { status: 2, name: 'Active' },
  { status: 1, name: 'Pending' },
  { status: 3, name: 'Closed' },
  { status: 4, name: 'Archived' },
] as const;

/** The types of matter whose clients get reports: those that have the page. */
const isReported = (type: number): boolean =>
  !sidebarHiddenForSystemType['Bulk Client Reports'].some((hidden) => hidden === type);

/** What can be done with the matters that are ticked: each change is shown before it is made and can be undone. */
export function BulkActions({ rows, onDone }: { rows: readonly MatterListAnswerRow[]; onDone: () => void }) {
  const [change, setChange] = useState<BulkChange>();
  const may = useMay(matterListCalls.bulk);
  const { colleagues, labels } = useDetailsChoices();
  const navigate = useNavigate();
  const { systemType } = usePerson();
  const matterIDs = rows.map((row) => row.id);
  const renderItem = (key: string | number, name: string, next: BulkChange) => (
    <Menu.Item key={key} onClick={() => setChange(next)}>
      {name}
    </Menu.Item>
  );
  const save = (format: 'csv' | 'xlsx') => () => {
    notifyPatience();
    void download(matterListCalls.exportList, {
      query: { matterStatus: '1,2,3,4', matterIDs: matterIDs.join(','), format },
    });
  };
  return (
    <Group gap="xs" component="span" style={{ display: 'inline-flex' }}>
      <ActionMenu label={t('Status')} may={may}>
        {statuses.map(({ status, name }) =>
          renderItem(status, t(name), { action: 'status', matterStatus: status, reason: null }),
        )}
      </ActionMenu>
      <ActionMenu label={t('Responsible')} may={may}>
        {colleagues.map(({ value, label }) =>
          renderItem(value, label, { action: 'responsible', userID: Number(value) }),
        )}
        <Menu.Divider />
        {renderItem('nobody', t('No one'), { action: 'responsible', userID: null })}
      </ActionMenu>
      <ActionMenu label={t('Watch')} may={may}>
        {renderItem('on', t('Watch'), { action: 'watch', watchList: true })}
        {renderItem('off', t('Stop watching'), { action: 'watch', watchList: false })}
      </ActionMenu>
      {labels.length > 0 && (
        <ActionMenu label={t('Label')} may={may}>
          {labels.map(({ value, label }) =>
            renderItem(value, label, { action: 'label', labelID: Number(value), isOn: true }),
          )}
          <Menu.Divider />
          {labels.map(({ value, label }) =>
            renderItem(`off ${value}`, t('Remove {label}', { label }), {
              action: 'label',
              labelID: Number(value),
              isOn: false,
            }),
          )}
        </ActionMenu>
      )}
      <Protected call={matterListCalls.bulk}>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => void navigate({ to: paths.jointLetters(), search: { matters: matterIDs.join(',') } } as never)}
        >
          {t('Letter')}
        </Button>
      </Protected>
      {isReported(systemType) && (
        <Protected call={matterListCalls.bulk}>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() =>
              void navigate({ to: paths.clientReports(), search: { matters: matterIDs.join(',') } } as never)
            }
          >
            {t('Report to clients')}
          </Button>
        </Protected>
      )}
      <ActionMenu label={t('Export')} may>
        <Menu.Item onClick={save('csv')}>{t('Export selected as CSV')}</Menu.Item>
        <Menu.Item onClick={save('xlsx')}>{t('Export selected as Excel')}</Menu.Item>
      </ActionMenu>
      {change && (
        <BulkDialog
          matterIDs={matterIDs}
          change={change}
          onClose={() => setChange(undefined)}
          onDone={() => {
            setChange(undefined);
            onDone();
          }}
        />
      )}
    </Group>
  );
}
