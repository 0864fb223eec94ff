import { clientReportCalls } from '@boedel/contract/client-reports/client-reports.calls';
import {
  frequency as frequencyNames,
  monthDay as dayNames,
  weekday as weekdayNames,
} from '@boedel/contract/fixed/frequencies';
import { frequencies, monthDays } from '@boedel/domain/firm/frequency';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import styles from './client-reports.module.css';

interface ReportSchedule {
  readonly frequency: 1 | 2 | 3 | 4;
  readonly weekday?: number | null | undefined;
  readonly monthDay?: number | null | undefined;
}

const toOptions = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label: t(label) }));

/** How often reports go out by themselves: the firm's one record, shown with its details too. */
export function HowOften() {
  const read = useRead(clientReportCalls.getBatchFrequency, undefined, { quiet: true });
  const may = useMay(clientReportCalls.saveBatchFrequency);
  const [typed, setTyped] = useState<ReportSchedule>();
  const save = useCall(clientReportCalls.saveBatchFrequency, {
    says: t('Saved.'),
    onDone: () => setTyped(undefined),
  });
  const shown = typed ?? read.data;
  if (!shown) return null;
  const weekly = shown.frequency === frequencies.weekly;
  const monthly = shown.frequency === frequencies.monthly;
  return (
    <section className={styles.often} aria-label={t('How often')}>
      <Select
        label={t('Automatic reports')}
        description={t('You can set a different frequency for each recipient.')}
        data={toOptions(frequencyNames)}
        value={String(shown.frequency)}
        disabled={!may}
        allowDeselect={false}
        onChange={(value) =>
          value &&
          setTyped({
            frequency: Number(value) as ReportSchedule['frequency'],
            weekday: Number(value) === frequencies.weekly ? (shown.weekday ?? 1) : null,
            monthDay: Number(value) === frequencies.monthly ? (shown.monthDay ?? 1) : null,
          })
        }
      />
      {weekly && (
        <Select
          label={t('Weekday')}
          data={toOptions(weekdayNames)}
          value={String(shown.weekday ?? 1)}
          disabled={!may}
          allowDeselect={false}
          onChange={(value) => value && setTyped({ ...shown, weekday: Number(value) })}
        />
      )}
      {monthly && (
        <Select
          label={t('Day of the month')}
          data={monthDays.map((day, at) => ({ value: String(day), label: t(dayNames[at]!) }))}
          value={String(shown.monthDay ?? 1)}
          disabled={!may}
          allowDeselect={false}
          onChange={(value) => value && setTyped({ ...shown, monthDay: Number(value) })}
        />
      )}
      {typed && (
        <Button loading={save.isRunning} onClick={() => save.run(typed)}>
          {t('Save')}
        </Button>
      )}
    </section>
  );
}
