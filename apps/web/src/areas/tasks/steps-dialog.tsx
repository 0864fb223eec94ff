import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { isLocalDate } from '@boedel/domain/dates/local-date';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import { notify } from '../../ui/plain/notices';
import { Loaded } from '../../ui/states';
import { useToday } from '../../ui/today';
import { OwnStepsDialog } from './own-steps-dialog';
import styles from './tasks.module.css';

/** Tasks from the steps of a stage: which stage, from which day, for whom. */
export function StepsDialog({ matterID, onClose }: { matterID: number; onClose: () => void }) {
  const today = useToday();
  const read = useRead(taskCalls.getSteps, { matterID }, { quiet: true });
  const colleagues = useRead(matterCalls.getColleagues, { matterID }, { quiet: true });
  const [chosen, setChosen] = useState<number>();
  const [start, setStart] = useState<string>(today);
  const [owner, setOwner] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const add = useCall(taskCalls.addSteps, {
    onDone: ({ count }) => {
      notify({
        kind: 'success',
        message: count === 1 ? t('1 task added.') : t('{count} tasks added.', { count }),
      });
      onClose();
    },
  });
  const milestone = chosen ?? read.data?.find(({ isNext }) => isNext)?.milestone ?? read.data?.[0]?.milestone;
  const stage = read.data?.find((one) => one.milestone === milestone);
  const fresh = stage?.steps.filter(({ isThere }) => !isThere).length ?? 0;
  if (isChanging && stage) {
    return <OwnStepsDialog matterID={matterID} stage={stage} onClose={() => setChanging(false)} />;
  }
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Tasks from the steps of a stage')}
      saveLabel={fresh === 1 ? t('Add 1 task') : t('Add {count} tasks', { count: fresh })}
      saveDisabled={fresh === 0 || !isLocalDate(start)}
      isSaving={add.isRunning}
      onCancel={onClose}
      onSave={() =>
        milestone && add.run({ matterID, milestone, startDate: start, ownerID: owner === null ? null : Number(owner) })
      }
    >
      <Loaded read={read}>
        {(stages) => (
          <div className={styles.steps}>
            <Select
              label={t('Stage')}
              data-autofocus
              data={stages.map((one) => ({ value: String(one.milestone), label: t(one.stage) }))}
              value={milestone ? String(milestone) : null}
              allowDeselect={false}
              onChange={(value) => setChosen(Number(value))}
            />
            <DateField
              label={t('Counted from')}
              value={start}
              onChange={(value) => setStart((value as string | null) ?? '')}
              error={isLocalDate(start) ? undefined : t('Give a date as YYYY-MM-DD.')}
            />
            <Select
              label={t('Owner')}
              placeholder={t('Me')}
              clearable
              clearButtonProps={{ 'aria-label': t('Me') }}
              data={(colleagues.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
              value={owner}
              onChange={setOwner}
            />
            {stage?.isOwn && <p>{t('The firm’s own steps')}</p>}
            <ul>
              {stage?.steps.map(({ title, days, isThere }) => (
                <li key={title} data-there={isThere || undefined}>
                  {t(title)}
                  <small>{isThere ? t('is there already') : t('after {count} days', { count: days })}</small>
                </li>
              ))}
            </ul>
            <Protected call={taskCalls.saveSteps} hide>
              <Button variant="default" size="compact-sm" onClick={() => setChanging(true)}>
                {t('Edit steps…')}
              </Button>
            </Protected>
          </div>
        )}
      </Loaded>
    </SharedModal>
  );
}
