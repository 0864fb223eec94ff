import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { Alert, Button, Group, Menu, Table, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { SharedModal } from '../../ui/dialog/modal';
import { notify } from '../../ui/plain/notices';
import type { MatterRow } from './matters-page';

type Change = WireBody<typeof matterListCalls.bulk>['change'];
type Line = WireAnswer<typeof matterListCalls.bulk>['lines'][number];

const statuses = [
  { status: 2, label: 'Active' },
  { status: 1, label: 'Pending' },
  { status: 3, label: 'Closed' },
  { status: 4, label: 'Archived' },
];

/** What would happen to each matter, before it does. */
function Preview({ lines }: { lines: readonly Line[] }) {
  return (
    <Table.ScrollContainer minWidth={400} mah={360}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Reference')}</Table.Th>
            <Table.Th>{t('Name')}</Table.Th>
            <Table.Th>{t('From')}</Table.Th>
            <Table.Th>{t('To')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.id}>
              <Table.Td>{line.reference}</Table.Td>
              <Table.Td>{line.name}</Table.Td>
              <Table.Td>{t(line.from)}</Table.Td>
              <Table.Td>{line.refused ?? t(line.to)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

export function BulkActions({ rows, onDone }: { rows: readonly MatterRow[]; onDone: () => void }) {
  const [change, setChange] = useState<Change>();
  const [reason, setReason] = useState('');
  const matterIDs = rows.map((row) => row.id);
  const undo = useCall(matterListCalls.undoBulk, {
    onDone: ({ restored }) => {
      notify({ kind: 'success', message: t('{count} matters were put back.', { count: restored }) });
      onDone();
    },
  });
  const preview = useCall(matterListCalls.bulk);
  const apply = useCall(matterListCalls.bulk, {
    onDone: ({ lines, undoID }) => {
      setChange(undefined);
      const done = lines.filter((line) => !line.refused).length;
      notify({
        kind: 'success',
        message: t('{count} matters were changed.', { count: done }),
        ...(undoID && { action: { label: t('Undo'), run: () => undo.run({ id: undoID }) } }),
      });
      onDone();
    },
  });
  const [lines, setLines] = useState<readonly Line[]>([]);
  const show = async (next: Change): Promise<void> => {
    const { lines: told } = await preview.runAsync({ matterIDs, change: next, preview: true });
    setLines(told);
    setChange(next);
  };
  const withReason = (next: Change): Change => (next.action === 'status' ? { ...next, reason: reason || null } : next);
  const needsReason = change?.action === 'status' && (change.matterStatus === 3 || change.matterStatus === 2);
  const willChange = lines.filter((line) => !line.refused && line.from !== line.to).length;

  return (
    <Group gap="xs" component="span" style={{ display: 'inline-flex' }}>
      <Menu>
        <Menu.Target>
          <Protected call={matterListCalls.bulk}>
            <Button size="compact-sm" variant="default">
              {t('Status')}
            </Button>
          </Protected>
        </Menu.Target>
        <Menu.Dropdown>
          {statuses.map(({ status, label }) => (
            <Menu.Item key={status} onClick={() => void show({ action: 'status', matterStatus: status, reason: null })}>
              {t(label)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button size="compact-sm" variant="default" onClick={() => void show({ action: 'watch', watchList: true })}>
        {t('Watch')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => void show({ action: 'watch', watchList: false })}>
        {t('Stop watching')}
      </Button>
      <SharedModal
        title={t('Change {count} matters', { count: matterIDs.length })}
        opened={change !== undefined}
        onCancel={() => setChange(undefined)}
        saveLabel={t('Change {count}', { count: willChange })}
        isSaving={apply.isRunning}
        onSave={() => change && apply.run({ matterIDs, change: withReason(change), preview: false })}
        size="xl"
      >
        {willChange === 0 && <Alert mb="sm">{t('None of these would change.')}</Alert>}
        {needsReason && (
          <TextInput
            mb="sm"
            label={t('Reason')}
            description={t('Needed to reopen a closed matter or to close one that never became active.')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <Preview lines={lines} />
      </SharedModal>
    </Group>
  );
}
