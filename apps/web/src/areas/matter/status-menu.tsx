import { listMovesFrom, nameStatus } from '@boedel/domain/matter/status';
import { type MatterStatus, matterStatuses } from '@boedel/domain/matter/kinds';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconProgressCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../i18n/t';
import { loadLaw } from '../../i18n/words';
import { NotAuthorised } from '../../ui/access';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import { useMayChangeMatter } from '../../ui/may-change';
import { useCommandsHere } from '../../ui/palette/commands-here';
import { useMatter } from '../../ui/the-matter';
import { useMoveStatus } from './move-status';

const { closed } = matterStatuses;

/** What is open is said in the law's words, which may not have come yet when somebody is quick. */
const CloseDialog = lazy(async () => {
  const [{ CloseDialog: dialog }] = await Promise.all([import('./close-dialog'), loadLaw()]);
  return { default: dialog };
});

/** The moves the rules allow from here; closing asks what is open, those that need a reason ask for it. */
export function StatusMenu() {
  const matter = useMatter();
  const mayChange = useMayChangeMatter();
  const moves = listMovesFrom(matter.matterStatus as MatterStatus);
  const [asking, setAsking] = useState<MatterStatus>();
  const change = useMoveStatus(matter.id, () => setAsking(undefined));
  const moveTo = ({ to, needsReason }: (typeof moves)[number]): void =>
    needsReason || to === closed ? setAsking(to) : change.move(to);
  useCommandsHere(
    'status',
    mayChange
      ? moves.map((one) => ({
          key: `status-${one.to}`,
          group: t('This matter'),
          label: t('Change status to {status}', { status: t(nameStatus(one.to)) }),
          icon: IconProgressCheck,
          run: () => moveTo(one),
        }))
      : [],
  );
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
          {moves.map((one) => (
            <Menu.Item key={one.to} onClick={() => moveTo(one)}>
              {t(nameStatus(one.to))}
              {(one.needsReason || one.to === closed) && '…'}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asking === closed && (
        <Suspense>
          <CloseDialog
            needsReason={moves.some(({ to, needsReason }) => to === closed && needsReason)}
            isSaving={change.isRunning}
            onClose={(reason) => change.move(closed, reason)}
            onCancel={() => setAsking(undefined)}
          />
        </Suspense>
      )}
      {asking && asking !== closed && (
        <ReasonDialog
          title={t('Move this matter to {status}', { status: t(nameStatus(asking)) })}
          call={change}
          onConfirm={(reason: string) => change.move(asking, reason)}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
