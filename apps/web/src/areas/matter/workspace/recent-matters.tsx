import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../../client/paths';
import { useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';

/** The other matters one was in last. */
export function RecentMatters({ matterID }: { matterID: number }) {
  const [open, setOpen] = useState(false);
  const recent = useRead(matterCalls.getRecent, undefined, { quiet: true, enabled: open });
  const others = (recent.data ?? []).filter(({ id }) => id !== matterID);
  return (
    // Opened with what it holds, so that its first entry takes the focus.
    <Menu opened={open && recent.data !== undefined} onChange={setOpen} position="bottom-end">
      <Tooltip label={t('Recently opened')}>
        <Menu.Target>
          <ActionIcon variant="default" size={30} aria-label={t('Recently opened')}>
            <IconHistory size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {others.length === 0 && <Menu.Item disabled>{t('No other matters opened yet.')}</Menu.Item>}
        {others.map(({ id, reference, name }) => (
          <Menu.Item
            key={id}
            component={Link}
            to={paths.matter.details({ id })}
            rightSection={<span style={{ color: 'var(--b-ink-muted)' }}>{reference}</span>}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
