import type { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { priorities } from '@boedel/domain/tasks/priorities';
import { isLocalDate } from '@boedel/domain/dates/local-date';
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import type { RunningCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import { HandOverDialog } from './hand-over-dialog';
import { priorityLabels } from './tasks.queries';
import styles from './tasks.module.css';

interface ManyTasksProps {
  readonly ids: readonly number[];
  readonly colleagues: readonly { id: number; name: string }[];
  readonly bulk: RunningCall<typeof taskCalls.bulk>;
  readonly onNone: () => void;
}

/** What can be done with those chosen; each can be undone. */
export function ManyTasks({ ids, colleagues, bulk, onNone }: ManyTasksProps) {
  const [asks, setAsks] = useState<'owner' | 'due'>();
  const [date, setDate] = useState('');
  const run = (change: Parameters<typeof bulk.run>[0]['change']): void => bulk.run({ ids: [...ids], change });
  return (
    <div className={styles.many} role="toolbar" aria-label={t('With those chosen')}>
      <strong>{t('{count} selected', { count: ids.length })}</strong>
      <Button size="compact-sm" variant="default" onClick={() => run({ action: 'done', isDone: true })}>
        {t('Done')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => run({ action: 'done', isDone: false })}>
        {t('Open again')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setAsks('owner')}>
        {t('Reassign…')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setAsks('due')}>
        {t('Due on…')}
      </Button>
      <Menu>
        <Menu.Target>
          <Button size="compact-sm" variant="default">
            {t('Priority')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {priorities.map((priority) => (
            <Menu.Item key={priority} onClick={() => run({ action: 'priority', priority })}>
              {t(priorityLabels[priority])}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button size="compact-sm" variant="subtle" onClick={onNone}>
        {t('Clear selection')}
      </Button>
      {asks === 'owner' && (
        <HandOverDialog
          title={ids.length === 1 ? t('Reassign 1 task') : t('Reassign {count} tasks', { count: ids.length })}
          about={t('We notify the person you choose once.')}
          colleagues={colleagues}
          isSaving={bulk.isRunning}
          onClose={() => setAsks(undefined)}
          onGive={(ownerID, note) => run({ action: 'owner', ownerID, note })}
        />
      )}
      {asks === 'due' && (
        <SharedModal
          opened
          size="sm"
          title={t('Due on…')}
          saveDisabled={!isLocalDate(date)}
          isSaving={bulk.isRunning}
          onCancel={() => setAsks(undefined)}
          onSave={() => run({ action: 'due', dueDate: date })}
        >
          <DateField
            label={t('Due')}
            value={date}
            onChange={(value) => setDate((value as string | null) ?? '')}
            error={date !== '' && !isLocalDate(date) ? t('Give a date as YYYY-MM-DD.') : undefined}
          />
        </SharedModal>
      )}
    </div>
  );
}
