import { activityCalls, firmStepCalls } from '@boedel/contract/activities/activities.calls';
import { isEndingTrust } from '@boedel/domain/activities/open-activity';
import { Button, Checkbox, Progress, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { SharedModal } from '../../ui/dialog/modal';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import { type OpenedActivityAnswer, statusTones, statusLabels, formatType } from './activities.queries';
import styles from './activities.module.css';
import { StepRow } from './step-row';

type ChecklistDialog = 'delete' | 'reopen' | 'step' | undefined;

/** One activity as its list of steps: what is done, what is missing, and the way to do it. */
export function ActivityChecklist({ id, onBack }: { id: number; onBack: () => void }) {
  const read = useRead(activityCalls.getbyid, { id });
  return (
    <Loaded read={read}>
      {(activity) => (
        <>
          <Head activity={activity} onBack={onBack} />
          <div className={styles.whole}>
            <Progress value={activity.completePercent} aria-label={t('Progress')} />
            <span>
              {t('{percent} % · {done} of {applicable} steps done', {
                percent: activity.completePercent,
                done: activity.done,
                applicable: activity.applicable,
              })}
              {activity.entityNames.length > 0 && ` · ${activity.entityNames.join(', ')}`}
              {activity.note && ` · ${activity.note}`}
            </span>
          </div>
          <ol className={styles.steps}>
            {activity.steps.map((step) => (
              <StepRow key={step.step} activity={activity} step={step} />
            ))}
          </ol>
        </>
      )}
    </Loaded>
  );
}

function Head({ activity, onBack }: { activity: OpenedActivityAnswer; onBack: () => void }) {
  const [asking, setAsking] = useState<ChecklistDialog>();
  const { id } = activity;
  const complete = useCall(activityCalls.complete, {
    says: t('Activity completed. Its dates and documents are kept.'),
  });
  const reopen = useCall(activityCalls.reopen, { onDone: () => setAsking(undefined) });
  const remove = useCall(activityCalls.delete, { onDone: onBack });
  const aside = useCall(activityCalls.deactivatetrustees, { says: t('The trustees are set aside.') });
  const closeDialog = () => setAsking(undefined);
  return (
    <>
      <PageTitle
        title={formatType(activity.activityType)}
        about={
          <StatusBadge tone={statusTones[activity.status]}>
            {t(statusLabels[activity.status])}
            {activity.dateCompleted && ` ${formatDate(activity.dateCompleted)}`}
          </StatusBadge>
        }
      >
        <Button variant="default" onClick={onBack}>
          {t('Back')}
        </Button>
        {activity.isComplete ? (
          <>
            {isEndingTrust(activity.activityType) && (
              <OnlyCapture ofFirm>
                <Button
                  variant="default"
                  loading={aside.isRunning}
                  onClick={() => aside.run(undefined, { query: { matterID: activity.matterID } })}
                >
                  {t('Set the trustees aside')}
                </Button>
              </OnlyCapture>
            )}
            <OnlyCapture>
              <Button variant="default" onClick={() => setAsking('reopen')}>
                {t('Open again')}
              </Button>
            </OnlyCapture>
          </>
        ) : (
          <>
            <OnlyCapture>
              <Button variant="default" onClick={() => setAsking('delete')}>
                {t('Delete')}
              </Button>
            </OnlyCapture>
            <OnlyCapture>
              <Button variant="default" onClick={() => setAsking('step')}>
                {t('Add step')}
              </Button>
            </OnlyCapture>
            <OnlyCapture>
              <Button loading={complete.isRunning} onClick={() => complete.run(undefined, { query: { id } })}>
                {t('Complete')}
              </Button>
            </OnlyCapture>
          </>
        )}
      </PageTitle>
      {asking === 'delete' && (
        <ConfirmDialog
          title={t('Delete activity')}
          confirmLabel={t('Delete')}
          destructive
          isRunning={remove.isRunning}
          onConfirm={() => remove.run(undefined, { query: { id } })}
          onCancel={closeDialog}
        >
          {t(
            'This deletes the activity’s own dates and progress. Documents, and dates that belong to the trust as a whole, stay on the matter.',
          )}
        </ConfirmDialog>
      )}
      {asking === 'reopen' && (
        <ReasonDialog
          title={t('Reopen activity')}
          call={reopen}
          onConfirm={(reason) => reopen.run({ id, reason })}
          onCancel={closeDialog}
        />
      )}
      {asking === 'step' && <AddStep activity={activity} onClose={closeDialog} />}
    </>
  );
}

/** A step of one's own: in this activity, and where an administrator says so in every new one of its kind. */
function AddStep({ activity, onClose }: { activity: OpenedActivityAnswer; onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [wantsPaper, setWantsPaper] = useState(false);
  const [isForAll, setForAll] = useState(false);
  const mayForAll = useMay(firmStepCalls.add);
  const add = useCall(activityCalls.addStep, { onDone: onClose });
  const addForAll = useCall(firmStepCalls.add);
  const save = async (): Promise<void> => {
    if (isForAll) await addForAll.runAsync({ activityType: activity.activityType, title, wantsPaper });
    add.run({ activityID: activity.id, title, wantsPaper });
  };
  return (
    <SharedModal
      opened
      size="md"
      title={t('Add step')}
      isSaving={add.isRunning || addForAll.isRunning}
      saveDisabled={title.trim() === ''}
      onSave={() => void save()}
      onCancel={onClose}
    >
      <TextInput
        label={t('What is to be done')}
        data-autofocus
        maxLength={200}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Checkbox
        mt="sm"
        label={t('Requires a document')}
        checked={wantsPaper}
        onChange={(event) => setWantsPaper(event.currentTarget.checked)}
      />
      {mayForAll && (
        <>
          <Checkbox
            mt="sm"
            label={t('Every new activity of this kind has it too')}
            checked={isForAll}
            onChange={(event) => setForAll(event.currentTarget.checked)}
          />
          <FirmSteps type={activity.activityType} />
        </>
      )}
    </SharedModal>
  );
}

/** What the firm added to every activity of a kind, and the way to leave it out again. */
function FirmSteps({ type }: { type: number }) {
  const read = useRead(firmStepCalls.getlist, undefined, { quiet: true });
  const remove = useCall(firmStepCalls._delete);
  const steps = (read.data ?? []).filter(({ activityType }) => activityType === type);
  if (steps.length === 0) return null;
  return (
    <section aria-label={t('Included in every new activity of this kind')} className={styles.firm}>
      <h3>{t('Included in every new activity of this kind')}</h3>
      {steps.map(({ id, title }) => (
        <p key={id}>
          {title}
          <Button size="compact-xs" variant="subtle" onClick={() => remove.run({ id })}>
            {t('Take out')}
          </Button>
        </p>
      ))}
    </section>
  );
}
