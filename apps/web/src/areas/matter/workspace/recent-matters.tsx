import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../../client/paths';
import { useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';

/** The other matters one was in last. */
export function RecentMatters({ matterID }: { matterID: number }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const recent = useRead(matterCalls.getRecent, undefined, { quiet: true, enabled: open });
  const others = (recent.data ?? []).filter(({ id }) => id !== matterID);
  return (
    <Menu opened={open} onChange={setOpen} position="bottom-end">
      <Tooltip label={t('Recently opened')}>
        <Menu.Target>
          <ActionIcon variant="default" size={30} aria-label={t('Recently opened')}>
            <IconHistory size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {recent.data && others.length === 0 && <Menu.Label>{t('No other matter was opened yet.')}</Menu.Label>}
        {others.map(({ id, reference, name }) => (
          <Menu.Item
            key={id}
            onClick={() => void navigate({ to: paths.matter.details({ id }) })}
            rightSection={<span style={{ color: 'var(--b-ink-muted)' }}>{reference}</span>}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
