import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { type MatterStatus, movesFrom, statusName } from '@boedel/domain/matter/status';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { keyOf, useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import type { Matter } from './workspace/matter-context';

/** The moves the rules allow from here; those that need a reason ask for it. */
export function StatusMenu({ matter }: { matter: Matter }) {
  const [asking, setAsking] = useState<MatterStatus>();
  const change = useCall(matterCalls.updatestatus, {
    refreshes: [keyOf(matterCalls.GetMatterDetails), keyOf(matterCalls.getMatterList)],
    says: t('The status was changed.'),
    onDone: () => setAsking(undefined),
  });
  const move = (to: MatterStatus, reason: string | null = null): void =>
    change.run({ id: matter.id, matterStatus: to, systemTypeID: matter.systemTypeID, reason });
  if (!matter.mayCapture) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" size="compact-md" rightSection={<IconChevronDown size={14} aria-hidden />}>
            {t('Change status')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {movesFrom(matter.matterStatus as MatterStatus).map(({ to, needsReason }) => (
            <Menu.Item key={to} onClick={() => (needsReason ? setAsking(to) : move(to))}>
              {t(statusName(to))}
              {needsReason && '…'}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asking && (
        <ReasonDialog
          title={t('Move this matter to {status}', { status: t(statusName(asking)) })}
          call={change}
          onConfirm={(reason: string) => move(asking, reason)}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
