import { systemType as names } from '@boedel/contract/fixed/system-types';
import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { t } from '../../i18n/t';
import shell from '../../ui/shell/shell.module.css';
import { useSystemType } from './use-system-type';

/** What one works in, beside the firm's name, and the way into another of one's types. */
export function SystemTypeMenu() {
  const { usable, current, choose } = useSystemType();
  const name = names[String(current) as keyof typeof names];
  if (!name) return null;
  if (usable.length < 2) return <span className={shell.place}>{t(name)}</span>;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={`${shell.item} ${shell.place}`}>
          {t(name)}
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('System type')}>
        {usable.map((type) => (
          <Menu.Item
            key={type}
            aria-current={type === current ? 'true' : undefined}
            leftSection={<IconCheck size={14} aria-hidden style={{ opacity: type === current ? 1 : 0 }} />}
            onClick={() => type !== current && choose(type)}
          >
            {t(names[type])}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
