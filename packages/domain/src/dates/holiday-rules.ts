import type { Country } from '../law/country';

/** A fixed day of the year, or so many days from Easter Sunday. Years are inclusive. */
export interface HolidayRule {
  readonly name: string;
  readonly on: { readonly month: number; readonly day: number } | { readonly fromEaster: number };
  readonly fromYear?: number;
  readonly toYear?: number;
}

/** A single day made a holiday by proclamation. New ones are data, loaded by the provider. */
export interface ProclaimedDay {
  readonly date: string;
  readonly name: string;
  readonly note?: string;
}

interface CountryHolidays {
  /** The day the Act below began to govern; nothing is on record before it. */
  readonly from: string;
  readonly act: string;
  readonly rules: readonly HolidayRule[];
  readonly proclaimed: readonly ProclaimedDay[];
}

const createFixedHoliday = (
  month: number,
  day: number,
  name: string,
  more: Partial<HolidayRule> = {},
): HolidayRule => ({
  name,
  on: { month, day },
  ...more,
});
const createEasterHoliday = (fromEaster: number, name: string): HolidayRule => ({ name, on: { fromEaster } });

const elections = 'Election day';
const instead = 'Day of Goodwill, moved because Christmas fell on a Sunday';

const southAfrica: CountryHolidays = {
  from: '1995-01-01',
  act: 'Public Holidays Act 36 of 1994',
  rules: [
    createFixedHoliday(1, 1, "New Year's Day"),
    createFixedHoliday(3, 21, 'Human Rights Day'),
    createEasterHoliday(-2, 'Good Friday'),
    createEasterHoliday(1, 'Family Day'),
    createFixedHoliday(4, 27, 'Freedom Day'),
    createFixedHoliday(5, 1, "Workers' Day"),
    createFixedHoliday(6, 16, 'Youth Day'),
    createFixedHoliday(8, 9, "National Women's Day"),
    createFixedHoliday(9, 24, 'Heritage Day'),
    createFixedHoliday(12, 16, 'Day of Reconciliation'),
    createFixedHoliday(12, 25, 'Christmas Day'),
    createFixedHoliday(12, 26, 'Day of Goodwill'),
  ],
  // Section 2A days. The day of the 2026 municipal elections is not here: no proclamation was on record when this
  // table was drawn up, so it comes in with the provider's own days once it is confirmed.
  proclaimed: [
    { date: '1999-06-02', name: elections },
    { date: '1999-12-31', name: 'Change of the millennium' },
    { date: '2000-01-02', name: 'Change of the millennium' },
    { date: '2004-04-14', name: elections },
    { date: '2006-03-01', name: elections },
    { date: '2008-05-02', name: 'Proclaimed holiday' },
    { date: '2009-04-22', name: elections },
    { date: '2011-05-18', name: elections },
    { date: '2011-12-27', name: instead },
    { date: '2014-05-07', name: elections },
    { date: '2016-08-03', name: elections },
    { date: '2016-12-27', name: instead },
    { date: '2019-05-08', name: elections },
    { date: '2021-11-01', name: elections },
    { date: '2022-12-27', name: instead },
    { date: '2023-12-15', name: 'Proclaimed holiday' },
    { date: '2024-05-29', name: elections },
  ],
};

const namibia: CountryHolidays = {
  from: '1991-02-01',
  act: 'Public Holidays Act 26 of 1990',
  rules: [
    createFixedHoliday(1, 1, "New Year's Day"),
    createFixedHoliday(3, 21, 'Independence Day'),
    createEasterHoliday(-2, 'Good Friday'),
    createEasterHoliday(1, 'Easter Monday'),
    createEasterHoliday(39, 'Ascension Day'),
    createFixedHoliday(5, 1, "Workers' Day"),
    createFixedHoliday(5, 4, 'Cassinga Day'),
    createFixedHoliday(5, 25, 'Africa Day'),
    createFixedHoliday(5, 28, 'Genocide Remembrance Day', { fromYear: 2025 }),
    createFixedHoliday(8, 26, "Heroes' Day"),
    createFixedHoliday(12, 10, 'International Human Rights Day', { toYear: 2004 }),
    createFixedHoliday(12, 10, 'Day of the Namibian Women and International Human Rights Day', { fromYear: 2005 }),
    createFixedHoliday(12, 25, 'Christmas Day'),
    createFixedHoliday(12, 26, 'Family Day'),
  ],
  // Section 1(3) days. Polling days have been holidays since 2014; those of 2014 and 2015 rest on that practice.
  proclaimed: [
    { date: '1999-12-31', name: 'Change of the millennium' },
    { date: '2000-01-03', name: 'Change of the millennium' },
    { date: '2014-11-28', name: elections, note: 'We have not seen the proclamation.' },
    { date: '2015-11-27', name: elections, note: 'We have not seen the proclamation.' },
    { date: '2019-11-27', name: elections },
    { date: '2020-11-25', name: elections },
    { date: '2024-02-25', name: 'State funeral' },
    { date: '2024-11-27', name: elections },
    { date: '2025-03-01', name: 'State funeral' },
    { date: '2025-11-26', name: elections },
  ],
};

export const holidayRules: Readonly<Record<Country, CountryHolidays>> = { ZA: southAfrica, NA: namibia };
