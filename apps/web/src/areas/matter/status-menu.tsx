import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { movesFrom, statusName } from '@boedel/domain/matter/status';
import type { MatterStatus } from '@boedel/domain/matter/kinds';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { keyOf, useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { NotAuthorised } from '../../ui/access';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import { useMayChangeMatter } from '../../ui/may-change';
import { useMatter } from '../../ui/the-matter';

/** The moves the rules allow from here; those that need a reason ask for it. */
export function StatusMenu() {
  const matter = useMatter();
  const mayChange = useMayChangeMatter();
  const [asking, setAsking] = useState<MatterStatus>();
  const change = useCall(matterCalls.updatestatus, {
    refreshes: [keyOf(matterCalls.GetMatterDetails), keyOf(matterCalls.getMatterList), keyOf(matterCalls.dashboard)],
    says: t('The status was changed.'),
    onDone: () => setAsking(undefined),
  });
  const move = (to: MatterStatus, reason: string | null = null): void =>
    change.run({ id: matter.id, matterStatus: to, systemTypeID: matter.systemTypeID, reason });
  const button = (
    <Button variant="default" size="compact-md" rightSection={<IconChevronDown size={14} aria-hidden />}>
      {t('Change status')}
    </Button>
  );
  if (!mayChange) return <NotAuthorised>{button}</NotAuthorised>;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>{button}</Menu.Target>
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
