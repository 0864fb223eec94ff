import '@mantine/dates/styles.css';
import { DatePicker } from '@mantine/dates';

/** The calendar alone, in a chunk of its own: most days are typed. */
export function DayPicker({ value, onPick }: { value: string | null; onPick: (day: string) => void }) {
  return (
    <DatePicker
      value={value}
      defaultDate={value ?? undefined}
      firstDayOfWeek={1}
      weekendDays={[]}
      hideOutsideDates
      onChange={(day) => {
        if (day) onPick(day);
      }}
    />
  );
}
