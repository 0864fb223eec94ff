import { Button, Menu, TextInput } from '@mantine/core';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../../i18n/t';
import styles from './list.module.css';

/** Waits until typing pauses, so that a search is one question to the server and not one a letter. */
export const searchDelay = 400;

export interface SearchBoxProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly placeholder: string;
}

export function SearchBox({ value, onSearch, placeholder }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onSearch(typed), searchDelay);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a new handler is no reason to search again
  }, [typed, value]);
  return (
    <TextInput
      className={styles.search}
      type="search"
      aria-label={placeholder}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(typed);
      }}
    />
  );
}

export interface ExportItem {
  readonly label: string;
  readonly run: () => void;
}

/** Exports are made by the server from every row that matches, not from the ones on the screen. */
export function ExportMenu({ items }: { items: readonly ExportItem[] }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
          {t('Export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Menu.Item key={item.label} onClick={item.run}>
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export const ListTools = ({ children }: { children: ReactNode }) => <div className={styles.tools}>{children}</div>;
