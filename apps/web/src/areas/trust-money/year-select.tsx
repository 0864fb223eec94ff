import { Select } from '@mantine/core';
import { t } from '../../i18n/t';
import { formatDate } from '../../ui/format';

interface YearSelectProps {
  readonly label: string;
  readonly years: readonly { readonly fromDate: string; readonly toDate: string }[];
  readonly chosen: string | undefined;
  readonly onChoose: (toDate: string) => void;
}

/** One of the years of the trust, by its end. */
export const YearSelect = ({ label, years, chosen, onChoose }: YearSelectProps) => (
  <Select
    size="xs"
    w={190}
    aria-label={label}
    allowDeselect={false}
    value={chosen ?? null}
    onChange={(value) => value && onChoose(value)}
    data={years.map(({ toDate }) => ({ value: toDate, label: t('Year ending {day}', { day: formatDate(toDate) }) }))}
  />
);
