import type { WireAnswer } from '@boedel/contract/call';
import { curatorStepCalls } from '@boedel/contract/curator-account/steps.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { RecordDialog } from '../../ui/record/record-dialog';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import styles from './curator-account.module.css';

type CuratorStepLine = WireAnswer<typeof curatorStepCalls.getbymatterid>['once'][number];
interface OpenedCuratorStep {
  readonly step: CuratorStepLine;
  readonly accountNumber: number | null;
}

/** The course of a curatorship: eight steps once, seven with every account, six when the office ends. */
export function Course() {
  const { id: matterID } = useMatter();
  const [opened, setOpened] = useState<OpenedCuratorStep>();
  const read = useRead(curatorStepCalls.getbymatterid, { matterID });
  return (
    <Loaded read={read}>
      {({ once, years, atTheEnd }) => (
        <div className={styles.page}>
          {atTheEnd.length > 0 && (
            <Steps
              title={t('At the end of the appointment')}
              about=""
              steps={atTheEnd}
              onOpen={(step) => setOpened({ step, accountNumber: null })}
            />
          )}
          {years.map(({ accountNumber, fromDate, toDate, steps }) => (
            <Steps
              key={accountNumber}
              title={t('Account no. {number}', { number: accountNumber })}
              about={
                fromDate && toDate ? t('{from} to {to}', { from: formatDate(fromDate), to: formatDate(toDate) }) : ''
              }
              steps={steps}
              onOpen={(step) => setOpened({ step, accountNumber })}
            />
          ))}
          <Steps
            title={t('Once in the matter')}
            about=""
            steps={once}
            onOpen={(step) => setOpened({ step, accountNumber: null })}
          />
          {opened && <StepDialog matterID={matterID} {...opened} onClose={() => setOpened(undefined)} />}
        </div>
      )}
    </Loaded>
  );
}

interface CuratorStepsProps {
  readonly title: string;
  readonly about: string;
  readonly steps: readonly CuratorStepLine[];
  readonly onOpen: (step: CuratorStepLine) => void;
}

function Steps({ title, about, steps, onOpen }: CuratorStepsProps) {
  const today = useToday();
  return (
    <section className={styles.steps} aria-label={title}>
      <h3>
        {title} <small>{about}</small>
      </h3>
      <ol>
        {steps.map((step) => (
          <li key={step.step} data-done={step.doneDate !== null || step.isNotNeeded || undefined}>
            <b>{step.step}</b>
            <span>
              {t(step.title)}
              <small>
                {[step.evidence, step.onlyWhere].flatMap((words) => (words ? [t(words)] : [])).join(' · ')}
                {step.note && ` · ${step.note}`}
              </small>
            </span>
            <State step={step} today={today} />
            <OnlyCapture hide>
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => onOpen(step)}
                aria-label={t('Mark {step} as done', { step: t(step.title) })}
              >
                {t('Mark')}
              </Button>
            </OnlyCapture>
          </li>
        ))}
      </ol>
    </section>
  );
}

function State({
  step: { doneDate, dueDate, isNotNeeded },
  today,
}: {
  readonly step: CuratorStepLine;
  readonly today: string;
}) {
  if (doneDate) return <StatusBadge tone="good">{formatDate(doneDate)}</StatusBadge>;
  if (isNotNeeded) return <StatusBadge tone="off">{t('Not needed')}</StatusBadge>;
  if (!dueDate) return <StatusBadge tone="off">{t('Still open')}</StatusBadge>;
  return (
    <StatusBadge tone={dueDate < today ? 'bad' : 'warn'}>{t('By {day}', { day: formatDate(dueDate) })}</StatusBadge>
  );
}

const schema = z.object({ doneDate: z.string().nullable(), isNotNeeded: z.boolean(), note: z.string().nullable() });

function StepDialog({
  matterID,
  step,
  accountNumber,
  onClose,
}: OpenedCuratorStep & { matterID: number; onClose: () => void }) {
  const save = useCall(curatorStepCalls.save);
  return (
    <RecordDialog<object>
      title={t(step.title)}
      size="md"
      sections={[
        {
          title: '',
          fields: [
            { name: 'doneDate', label: markPhrase('Done on'), kind: 'day', span: 3 },
            { name: 'isNotNeeded', label: markPhrase('Not needed here'), kind: 'flag', span: 3 },
            { name: 'note', label: markPhrase('Note'), kind: 'notes', span: 6 },
          ],
        },
      ]}
      schema={schema.loose()}
      value={{
        matterID,
        step: step.step,
        accountNumber,
        doneDate: step.doneDate,
        isNotNeeded: step.isNotNeeded,
        note: step.note,
      }}
      call={save}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
