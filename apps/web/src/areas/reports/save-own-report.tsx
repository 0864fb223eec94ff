import type { WireAnswer, WireBody } from '@boedel/contract/call';
import {
  frequency as frequencyNames,
  monthDay as dayNames,
  weekday as weekdayNames,
} from '@boedel/contract/fixed/frequencies';
import { ownReportCalls } from '@boedel/contract/reports/own-reports.calls';
import { frequencies, monthDays } from '@boedel/domain/firm/frequency';
import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { notify } from '../../ui/plain/notices';

type SavedOwnReport = WireAnswer<typeof ownReportCalls.getlist>[number];
type UnsavedOwnReport = WireBody<typeof ownReportCalls.show>;
type OwnReportSchedule = WireBody<typeof ownReportCalls.save>['schedule'];

interface SaveOwnReportProps {
  readonly own: SavedOwnReport | undefined;
  readonly drawn: UnsavedOwnReport;
  readonly onSaved: (id: number) => void;
  readonly onGone: () => void;
}

/** Keeps a report under a name, shared or not, and takes its file in the background. */
export function SaveOwnReport({ own, drawn, onSaved, onGone }: SaveOwnReportProps) {
  const [naming, setNaming] = useState(false);
  const remove = useCall(ownReportCalls._delete, { says: t('Report removed.'), onDone: onGone });
  const make = useCall(ownReportCalls.make, {
    onDone: () => notify({ kind: 'info', message: t('We will notify you in your inbox when the file is ready.') }),
  });
  const downloadFile = (format: 'csv' | 'xlsx' | 'pdf'): void => {
    if (!own) return;
    notify({ kind: 'info', message: t('please be patient. This will take some time') });
    make.run({ id: own.id, format });
  };
  return (
    <>
      <Button onClick={() => setNaming(true)} disabled={drawn.columns.length === 0}>
        {own?.isMine ? t('Save') : t('Save as…')}
      </Button>
      {own && (
        <>
          <Button variant="default" onClick={() => downloadFile('csv')}>
            CSV
          </Button>
          <Button variant="default" onClick={() => downloadFile('xlsx')}>
            Excel
          </Button>
          <Button variant="default" onClick={() => downloadFile('pdf')}>
            PDF
          </Button>
        </>
      )}
      {own?.isMine && (
        <Button variant="default" onClick={() => remove.run({ id: own.id })}>
          {t('Remove')}
        </Button>
      )}
      {naming && <NameReport own={own} drawn={drawn} onSaved={onSaved} onClose={() => setNaming(false)} />}
    </>
  );
}

const toOptions = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label: t(label) }));

interface NameOwnReportProps extends Omit<SaveOwnReportProps, 'onGone'> {
  readonly onClose: () => void;
}

function NameReport({ own, drawn, onSaved, onClose }: NameOwnReportProps) {
  const mine = own?.isMine ? own : undefined;
  const [name, setName] = useState(mine?.name ?? '');
  const [isShared, setShared] = useState(mine?.isShared ?? false);
  const [schedule, setSchedule] = useState<OwnReportSchedule>(mine?.schedule ?? { frequency: frequencies.never });
  const save = useCall(ownReportCalls.save, {
    says: t('Report saved.'),
    onDone: ({ id }) => {
      onClose();
      onSaved(id);
    },
  });
  return (
    <SharedModal
      opened
      title={t('Save report')}
      onCancel={onClose}
      saveLabel={t('Save')}
      saveDisabled={name.trim() === ''}
      isSaving={save.isRunning}
      onSave={() =>
        save.run({
          subject: drawn.subject,
          columns: drawn.columns,
          filters: drawn.filters ?? [],
          name,
          isShared,
          schedule,
          ...(mine && { id: mine.id, version: mine.version }),
        })
      }
      size="sm"
    >
      <TextInput
        label={t('Name')}
        value={name}
        maxLength={80}
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox
        mt="sm"
        label={t('Share with the administrators of the firm')}
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
      <Select
        mt="sm"
        label={t('Made automatically')}
        description={t('We will notify you in your inbox when the file is ready.')}
        allowDeselect={false}
        data={toOptions(frequencyNames)}
        value={String(schedule.frequency)}
        onChange={(value) =>
          value &&
          setSchedule({
            frequency: Number(value) as OwnReportSchedule['frequency'],
            weekday: Number(value) === frequencies.weekly ? 1 : null,
            monthDay: Number(value) === frequencies.monthly ? 1 : null,
          })
        }
      />
      {schedule.frequency === frequencies.weekly && (
        <Select
          mt="sm"
          label={t('Weekday')}
          allowDeselect={false}
          data={toOptions(weekdayNames)}
          value={String(schedule.weekday ?? 1)}
          onChange={(value) => value && setSchedule({ ...schedule, weekday: Number(value) })}
        />
      )}
      {schedule.frequency === frequencies.monthly && (
        <Select
          mt="sm"
          label={t('Day of the month')}
          allowDeselect={false}
          data={monthDays.map((day, at) => ({ value: String(day), label: t(dayNames[at]!) }))}
          value={String(schedule.monthDay ?? 1)}
          onChange={(value) => value && setSchedule({ ...schedule, monthDay: Number(value) })}
        />
      )}
    </SharedModal>
  );
}
