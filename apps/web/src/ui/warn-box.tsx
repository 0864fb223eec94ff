import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './warn-box.module.css';

/** Something to look at before going on; it stops nobody. */
export function WarnBox({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Alert
      my="sm"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      {...(title && { title })}
      classNames={{ message: styles.message }}
      styles={{
        root: { background: 'var(--b-warn-soft)' },
        title: { color: 'var(--b-warn)' },
        icon: { color: 'var(--b-warn)' },
        message: { color: 'var(--b-ink)' },
      }}
    >
      {children}
    </Alert>
  );
}
