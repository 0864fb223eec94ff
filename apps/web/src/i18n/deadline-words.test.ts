import { deceasedKeyDate, trustKeyDate } from '@boedel/contract/fixed/key-dates';
import { labelEvent, eventNames } from '@boedel/contract/matter/matter-events';
import { holidayRules } from '@boedel/domain/dates/holiday-rules';
import { createCalendar } from '@boedel/domain/dates/calendar';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { computeDeadlines } from '@boedel/domain/deadlines/deadlines';
import { deadlineRules } from '@boedel/domain/deadlines/rules';
import { shortenTitle } from '@boedel/domain/deadlines/short-titles';
import { triggers } from '@boedel/domain/deadlines/triggers';
import type { Message } from '@boedel/domain/law/message';
import { systemTypes } from '@boedel/domain/matter/kinds';
import { expect, test } from 'vitest';
import { af } from '@boedel/words/af/deadlines';

const listLacking = (words: Iterable<string>): string[] => [...new Set(words)].filter((english) => !(english in af));

test('every statutory date, its note and the event it runs from is said in Afrikaans', () => {
  const titles = deadlineRules.flatMap(({ title, note, noteIn }) => [
    title,
    shortenTitle(title),
    ...(note ? [note] : []),
    ...Object.values(noteIn ?? {}),
  ]);
  expect(listLacking([...titles, ...Object.values(triggers)])).toEqual([]);
});

test('so is every event of a matter, as each type of matter calls it', () => {
  const labels = systemTypes.flatMap((type) => eventNames.map((event) => labelEvent(type, event)));
  expect(listLacking(labels.filter((label) => !(eventNames as readonly string[]).includes(label)))).toEqual([]);
});

test('so is every key date of the lists, and every day that is left out of a count', () => {
  const days = Object.values(holidayRules).flatMap(({ rules, proclaimed }) => [...rules, ...proclaimed]);
  const names = [...Object.values(deceasedKeyDate), ...Object.values(trustKeyDate), ...days.map(({ name }) => name)];
  expect(listLacking(names)).toEqual([]);
});

const listKeys = ({ key, values = {} }: Message): string[] => [
  key,
  ...Object.values(values).flatMap((value) =>
    typeof value === 'object' ? listKeys(value) : typeof value === 'string' && /[a-z]/.test(value) ? [value] : [],
  ),
];

test('and so is every line of how one is worked out, whatever the day', () => {
  const keys = new Set<string>();
  for (const day of ['2026-02-22', '2026-07-10', '2026-11-25', '2027-04-13']) {
    const dates = Object.fromEntries(Object.keys(triggers).map((event) => [event, toLocalDate(day)]));
    for (const country of ['ZA', 'NA'] as const) {
      for (const systemType of systemTypes) {
        const deadlines = computeDeadlines({
          systemType,
          calendar: createCalendar(country),
          dates,
          on: toLocalDate('2027-05-01'),
          periods: { 'disputed-claim-affidavit': { count: 1, unit: 'months' } },
          extensions: { 'estate-account-due': toLocalDate('2030-01-31') },
        });
        for (const line of deadlines.flatMap((one) => (one.state === 'running' ? one.due.lines : []))) {
          for (const key of line.says?.label ? listKeys(line.says.label) : [line.label]) keys.add(key);
          if (line.says?.value) for (const key of listKeys(line.says.value)) keys.add(key);
        }
      }
    }
  }
  expect(keys.size).toBeGreaterThan(40);
  expect(listLacking(keys)).toEqual([]);
});
