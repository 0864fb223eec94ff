import '@mantine/dates/styles.css';
import 'dayjs/locale/af';
import { DatePicker } from '@mantine/dates';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/t';

/** The calendar alone, in a chunk of its own: most days are typed. */
export function DayPicker({ value, onPick }: { value: string | null; onPick: (day: string) => void }) {
  return (
    <DatePicker
      value={value}
      defaultDate={value ?? undefined}
      locale={getLanguage()}
      firstDayOfWeek={1}
      weekendDays={[]}
      hideOutsideDates
      ariaLabels={{
        previousMonth: t('Previous month'),
        nextMonth: t('Next month'),
        previousYear: t('Previous year'),
        nextYear: t('Next year'),
        previousDecade: t('Previous decade'),
        nextDecade: t('Next decade'),
      }}
      onChange={(day) => {
        if (day) onPick(day);
      }}
    />
  );
}
