import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAddressState } from './address-state';
import styles from './sub-tabs.module.css';

export interface SubTab {
  readonly key: string;
  readonly label: string;
  /** How many things want attention. */
  readonly mark?: number | undefined;
  readonly content: ReactNode;
}

/** Parts of one page, one at a time. Which one is in the address; the first needs no word there. */
export function SubTabs({ label, tabs }: { label: string; tabs: readonly SubTab[] }) {
  const [shown, show] = useAddressState('show');
  const first = tabs[0]!.key;
  const current = tabs.some(({ key }) => key === shown) ? shown : first;
  return (
    <Tabs
      value={current}
      onChange={(key) => show(!key || key === first ? '' : key)}
      keepMounted={false}
      classNames={{ list: styles.list!, tab: styles.tab! }}
    >
      <Tabs.List aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab.key}
            value={tab.key}
            rightSection={tab.mark ? <span className={styles.mark}>{tab.mark}</span> : undefined}
          >
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.key} value={tab.key}>
          {tab.content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
