import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCalendar, findNoCourtDay, findRestDay } from '../dates/calendar';
import { addDays, type LocalDate, toLocalDate } from '../dates/local-date';
import { createAnyCoveredDay } from '../testing/arbitraries';
import { findLastGazetteDay } from './count-period';
import { computeDeadlines } from './deadlines';
import { deadlineRules, listRules } from './rules';
import { systemType as types } from '../matter/kinds';
import { type DeadlineTrigger, triggers } from './triggers';

const ZA = createCalendar('ZA');
const NA = createCalendar('NA');

describe('the rules', () => {
  it('have ids of their own, a section, and stand-ins that exist', () => {
    const ids = deadlineRules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(deadlineRules.filter(({ section }) => section === '')).toEqual([]);
    expect(deadlineRules.flatMap(({ elseAfter }) => elseAfter ?? []).every((id) => ids.includes(id))).toBe(true);
  });

  it('use every trigger on the list', () => {
    const used = new Set(deadlineRules.flatMap(({ trigger }) => trigger));
    expect(Object.keys(triggers).filter((trigger) => !used.has(trigger as DeadlineTrigger))).toEqual([]);
  });

  it('Namibia has no estate duty and no South African company law', () => {
    const namibian = [...listRules(types.estateLate, 'NA'), ...listRules(types.liquidation, 'NA')].map(({ id }) => id);
    expect(namibian).toContain('death-notice');
    expect(namibian).toContain('first-account');
    expect(
      namibian.filter((id) => ['duty-interest-from', 'company-statement', 'cc-first-meeting'].includes(id)),
    ).toEqual([]);
  });

  it('a person is not asked for directors, nor a company for rehabilitation', () => {
    const person = new Set(listRules(types.liquidation, 'ZA', 'person').map(({ id }) => id));
    const company = new Set(listRules(types.liquidation, 'ZA', 'company').map(({ id }) => id));
    expect([person.has('company-statement'), company.has('company-statement')]).toEqual([false, true]);
    expect([person.has('rehab-by-time'), company.has('rehab-by-time')]).toEqual([true, false]);
  });

  it('the same dates count by Namibian holidays in Namibia', () => {
    const dates = { creditorsNotice: toLocalDate('2026-04-28') };
    const computeDue = (calendar: typeof ZA) => {
      const found = computeDeadlines({ systemType: types.estateLate, calendar, dates }).find(
        ({ rule }) => rule.id === 'claims-close',
      );
      return found?.state === 'running' ? found.due.value : undefined;
    };
    expect([computeDue(ZA), computeDue(NA)]).toEqual(['2026-05-28', '2026-05-29']);
  });

  it('the Gazette appears on Fridays, on Thursday when the Friday is a holiday', () => {
    expect(findLastGazetteDay(ZA, toLocalDate('2026-04-12'))).toBe('2026-04-10');
    expect(findLastGazetteDay(ZA, toLocalDate('2026-04-10'))).toBe('2026-04-10');
    expect(findLastGazetteDay(ZA, toLocalDate('2026-04-05'))).toBe('2026-04-02');
  });

  it('any trigger date: days never end on a rest day, the safe day is a working day not after the last', () => {
    fc.assert(
      fc.property(createAnyCoveredDay(), fc.constantFrom(ZA, NA), (start, calendar) => {
        const dates = Object.fromEntries(Object.keys(triggers).map((trigger) => [trigger, start]));
        for (const systemType of [types.estateLate, types.liquidation, types.trust, types.curatorship] as const) {
          for (const deadline of computeDeadlines({ systemType, calendar, dates, on: start })) {
            if (deadline.state !== 'running') continue;
            const { rule, due, safe } = deadline;
            expect(findNoCourtDay(calendar, safe)).toBeUndefined();
            expect(safe <= due.value).toBe(true);
            if (rule.count.direction !== 'after') continue;
            expect(due.value > start).toBe(true);
            if (rule.count.unit === 'days') expect(findRestDay(calendar, due.value)).toBeUndefined();
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('a later trigger never gives an earlier date', () => {
    fc.assert(
      fc.property(createAnyCoveredDay(), fc.integer({ min: 1, max: 90 }), (start, by) => {
        const computeDueFrom = (day: LocalDate) =>
          computeDeadlines({
            systemType: types.liquidation,
            calendar: ZA,
            dates: { finalAppointment: day, firstMeeting: day },
          }).flatMap((deadline) => (deadline.state === 'running' ? [deadline.due.value] : []));
        const [first, second] = [computeDueFrom(start), computeDueFrom(addDays(start, by))];
        expect(first.every((date, index) => date <= second[index]!)).toBe(true);
      }),
    );
  });
});
