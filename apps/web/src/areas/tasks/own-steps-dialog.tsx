import type { WireAnswer } from '@boedel/contract/call';
import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import styles from './tasks.module.css';

type OwnStepsStage = WireAnswer<typeof taskCalls.getSteps>[number];
interface OwnStep {
  readonly title: string;
  readonly days: number;
}
interface OwnStepsDialogProps {
  readonly matterID: number;
  readonly stage: OwnStepsStage;
  readonly onClose: () => void;
}

/** The firm's own steps of a stage, in place of the product's. */
export function OwnStepsDialog({ matterID, stage, onClose }: OwnStepsDialogProps) {
  const [steps, setSteps] = useState<readonly OwnStep[]>(() =>
    stage.steps.map(({ title, days }) => ({ title: stage.isOwn ? title : t(title), days })),
  );
  const save = useCall(taskCalls.saveSteps, { says: t('Steps saved.'), onDone: onClose });
  const { milestone, version } = stage;
  const changeStep = (at: number, to: Partial<OwnStep>): void =>
    setSteps(steps.map((step, index) => (index === at ? { ...step, ...to } : step)));
  const isWhole = steps.length > 0 && steps.every(({ title }) => title.trim() !== '');
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Steps of {stage}', { stage: t(stage.stage) })}
      saveDisabled={!isWhole}
      isSaving={save.isRunning}
      onCancel={onClose}
      onSave={() => save.run({ matterID, milestone, version, steps: [...steps] })}
      {...(stage.isOwn && {
        extra: {
          label: t('Reset to standard steps'),
          onClick: () => save.run({ matterID, milestone, version, steps: null }),
        },
      })}
    >
      <p style={{ marginTop: 0 }}>
        {t('Applies to all matters of this type from now on. Existing tasks do not change.')}
      </p>
      {save.error?.fields['steps']?.map((sentence) => (
        <p key={sentence} role="alert" data-tone="bad">
          {t(sentence)}
        </p>
      ))}
      <div className={styles.own}>
        {steps.map((step, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have nothing else to be known by
          <div key={at}>
            <TextInput
              aria-label={t('Step {number}', { number: at + 1 })}
              maxLength={200}
              value={step.title}
              onChange={({ currentTarget }) => changeStep(at, { title: currentTarget.value })}
            />
            <NumberInput
              aria-label={t('Step {number}: days', { number: at + 1 })}
              min={0}
              max={3650}
              allowDecimal={false}
              suffix={` ${t('days')}`}
              value={step.days}
              onChange={(days) => changeStep(at, { days: Number(days) || 0 })}
            />
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('Remove step {number}', { number: at + 1 })}
              onClick={() => setSteps(steps.filter((_, index) => index !== at))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        <Button
          variant="default"
          disabled={steps.length >= 50}
          onClick={() => setSteps([...steps, { title: '', days: steps.at(-1)?.days ?? 7 }])}
        >
          {t('Add step')}
        </Button>
      </div>
    </SharedModal>
  );
}
