import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '../../i18n/t';
import type { ActionItem } from './items';

/** One entry of a menu: a page, another site, or something that happens. */
export function ActionMenuItem({ item }: { item: ActionItem }) {
  const mark = item.marked ? ` (${t('New')})` : '';
  if (item.to) {
    return (
      <Menu.Item component={Link} to={item.to}>
        {item.label}
        {mark}
      </Menu.Item>
    );
  }
  if (item.href) {
    return (
      <Menu.Item component="a" href={item.href} target="_blank" rel="noopener noreferrer">
        {item.label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item onClick={item.onClick}>
      {item.label}
      {mark}
    </Menu.Item>
  );
}

export interface ActionMenuProps {
  readonly target: ReactNode;
  readonly items: readonly ActionItem[];
  readonly children?: ReactNode;
}

/** Items with items of their own are drawn as a titled part of the same menu. */
export function ActionMenu({ target, items, children }: ActionMenuProps) {
  return (
    <Menu
      position="bottom-end"
      width={240}
      // A long menu scrolls, and what scrolls must hold something the Tab key reaches.
      menuItemTabIndex={0}
      styles={{ dropdown: { maxHeight: '80dvh', overflowY: 'auto' } }}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {children}
        {items.map((item) =>
          item.children ? (
            <div key={item.key}>
              <Menu.Label>{item.label}</Menu.Label>
              {item.children.map((child) => (
                <ActionMenuItem key={child.key} item={child} />
              ))}
            </div>
          ) : (
            <ActionMenuItem key={item.key} item={item} />
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
