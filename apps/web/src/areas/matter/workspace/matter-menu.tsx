import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../../client/paths';
import { download } from '../../../client/download';
import { useCall } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { useMay } from '../../../ui/access';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { useMatter } from '../../../ui/the-matter';
import { OfficeEndDialog } from './office-end-dialog';
import { TurnIntoEstate } from './turn-into-estate';

/** What is seldom done to a matter: it is taken along whole, a client or patient has died, it was opened by mistake. */
export function MatterMenu() {
  const matter = useMatter();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'estate' | 'office' | 'delete'>();
  const mayChange = useMay(matterCalls._delete) && matter.mayCapture;
  const mayExport = useMay(matterCalls.exportMatter);
  const remove = useCall(matterCalls._delete, {
    says: t('The matter was deleted.'),
    onDone: () => void navigate({ to: paths.matters() }),
  });
  if (!mayChange && !mayExport) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Tooltip label={t('More actions')}>
          <Menu.Target>
            <ActionIcon variant="default" size={30} aria-label={t('More actions')}>
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
        </Tooltip>
        <Menu.Dropdown>
          {mayExport && (
            <Menu.Item onClick={() => void download(matterCalls.exportMatter, { query: { matterID: matter.id } })}>
              {t('Export everything (zip)')}
            </Menu.Item>
          )}
          {mayChange && (matter.systemTypeID === kinds.curatorship || matter.systemTypeID === kinds.flowConsult) && (
            <Menu.Item onClick={() => setAsking('estate')}>{t('Convert to deceased estate…')}</Menu.Item>
          )}
          {mayChange && matter.rights.includes('money') && matter.systemTypeID !== kinds.flowConsult && (
            <Menu.Item onClick={() => setAsking('office')}>{t('End of office…')}</Menu.Item>
          )}
          {mayChange && (
            <Menu.Item c="var(--b-bad)" onClick={() => setAsking('delete')}>
              {t('Delete matter…')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asking === 'estate' && <TurnIntoEstate onClose={() => setAsking(undefined)} />}
      {asking === 'office' && <OfficeEndDialog onClose={() => setAsking(undefined)} />}
      {asking === 'delete' && (
        <ConfirmDialog
          title={t('Delete {reference}?', { reference: matter.reference })}
          confirmLabel={t('Delete')}
          destructive
          typeToConfirm={matter.reference}
          isRunning={remove.isRunning}
          onConfirm={() => remove.run({ id: matter.id, reference: matter.reference })}
          onCancel={() => setAsking(undefined)}
        >
          {t(
            'This deletes {name} with its parties, dates and notes for good. A matter with lodged documents or money is archived instead.',
            { name: matter.name },
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
