import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { isLocalDate } from '@boedel/domain/dates/local-date';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { toQueryKey } from '../../client/hooks';
import { send } from '../../client/send';
import { useTickOff } from '../../client/use-tick-off';
import { t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import { StatusBadge } from '../../ui/figures/status-badge';
import { WorkedOut } from '../../ui/figures/worked-out';
import { type CalendarEntry, kindLabels, explainFixed } from './calendar.queries';
import styles from './calendar.module.css';

interface CalendarEntryDialogProps {
  readonly entry: CalendarEntry;
  readonly onMove: (entry: CalendarEntry, date: string) => void;
  readonly onClose: () => void;
}

/** One date of the calendar: whose matter it is, how it came about, and what moves it. */
export function EntryDialog({ entry, onMove, onClose }: CalendarEntryDialogProps) {
  const may = useMay(diaryCalls.complete);
  const { tick } = useTickOff();
  const [date, setDate] = useState<string>(entry.date);
  const isOwn = entry.kind === 'own';
  const whole = useQuery({
    queryKey: toQueryKey(diaryCalls.getbyid, { id: entry.id }),
    queryFn: ({ signal }) => send(diaryCalls.getbyid, { body: { id: entry.id } }, { signal, quiet: true }),
  });
  const why = useQuery({ queryKey: ['why fixed', entry.id], queryFn: async () => (await explainFixed(entry)) ?? null });
  const { note, working } = whole.data ?? {};
  return (
    <SharedModal
      opened
      size="md"
      title={t(entry.title)}
      cancelLabel={t('Close')}
      onCancel={onClose}
      {...(isOwn &&
        may && {
          saveLabel: t('Move it'),
          saveDisabled: !isLocalDate(date) || date === entry.date,
          onSave: () => {
            onMove(entry, date);
            onClose();
          },
        })}
      {...(may && {
        extra: {
          label: entry.isDone ? t('Open again') : t('Done'),
          onClick: () => {
            tick(entry, !entry.isDone);
            onClose();
          },
        },
      })}
    >
      <p className={styles.about}>
        <StatusBadge tone={entry.kind === 'statutory' ? 'info' : 'off'}>{t(kindLabels[entry.kind])}</StatusBadge>{' '}
        <Link to={paths.matter.diary({ id: entry.matterID })}>
          {entry.matterReference} {entry.matterName}
        </Link>
      </p>
      {entry.assignedName && <p className={styles.about}>{t('Given to {name}', { name: entry.assignedName })}</p>}
      {note && <p className={styles.about}>{note}</p>}
      {isOwn && may ? (
        <DateField
          label={t('Date')}
          value={date}
          onChange={(value) => setDate((value as string | null) ?? '')}
          error={isLocalDate(date) ? undefined : t('Give a date as YYYY-MM-DD.')}
        />
      ) : (
        <p className={styles.about}>{working ? <WorkedOut worked={working}>{entry.date}</WorkedOut> : entry.date}</p>
      )}
      {why.data && <p className={styles.why}>{why.data}</p>}
      <p className={styles.about}>
        <Link to={paths.tasks()} search={{ from: `diary-${entry.id}` }}>
          {t('Make it a task')}
        </Link>
      </p>
    </SharedModal>
  );
}
