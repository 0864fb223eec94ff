import { monthDay, weekday } from '@boedel/contract/fixed/frequencies';
import { frequencies, monthDays } from '@boedel/domain/firm/frequency';
import { useWatch } from 'react-hook-form';
import { FieldControl } from '../../ui/fields/field-control';
import type { ControlProps } from '../../ui/fields/control';

const weekdays = Object.entries(weekday).map(([value, label]) => ({ value: Number(value), label }));
const days = monthDays.map((value, at) => ({ value, label: monthDay[at]! }));

/** The frequency stands in the same form, under one of two names. */
const useFrequency = (): unknown => {
  const [reminder, batch] = useWatch({ name: ['reminderFrequency', 'frequency'] });
  return reminder ?? batch;
};

/** Which weekday, asked only of what goes out weekly. */
export function WeekdayControl(props: ControlProps) {
  if (useFrequency() !== frequencies.weekly) return null;
  return <FieldControl {...props} kind="select" options={weekdays} required />;
}

/** Which day of the month, asked only of what goes out monthly. */
export function MonthDayControl(props: ControlProps) {
  if (useFrequency() !== frequencies.monthly) return null;
  return <FieldControl {...props} kind="select" options={days} required />;
}
