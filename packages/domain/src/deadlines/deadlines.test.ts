import { describe, expect, it } from 'vitest';
import { createCalendar } from '../dates/calendar';
import { type LocalDate, toLocalDate } from '../dates/local-date';
import { type SystemType, systemType as types } from '../matter/kinds';
import { computeDeadlines, type Deadline, type DeadlineFacts, computeNextPeriod } from './deadlines';
import { isForthwith } from './forthwith';
import { deadlineRules } from './rules';
import { type DeadlineTrigger, triggers } from './triggers';

const ZA = createCalendar('ZA');

type WrittenDates = Partial<Record<DeadlineTrigger, string>>;
const toDates = (written: WrittenDates) => written as Partial<Record<DeadlineTrigger, LocalDate>>;

function compute(systemType: SystemType, dates: WrittenDates, more: Partial<DeadlineFacts> = {}) {
  const all = computeDeadlines({ systemType, calendar: ZA, dates: toDates(dates), ...more });
  const findDeadline = (id: string): Deadline => all.find(({ rule }) => rule.id === id)!;
  const findRunning = (id: string) => {
    const deadline = findDeadline(id);
    if (deadline.state !== 'running') throw new Error(`${id} is ${deadline.state}`);
    return deadline;
  };
  return { all, of: findDeadline, running: findRunning, due: (id: string): string => findRunning(id).due.value };
}

describe('DE-S16 statutory dates of a deceased estate', () => {
  const { due, running } = compute(types.estateLate, {
    death: '2026-09-01',
    letters: '2026-10-20',
    creditorsNotice: '2026-11-13',
    accountNotice: '2027-06-04',
  });

  it.each([
    ['death-notice', '2026-09-15'],
    ['claims-close', '2026-12-14'],
    ['estate-account-due', '2027-04-20'],
    ['inspection-ends', '2027-06-25'],
    ['duty-interest-from', '2027-09-01'],
  ])('%s is %s', (id, date) => {
    expect(due(id)).toBe(date);
  });

  it('shows the count: the thirtieth day was a Sunday', () => {
    expect(running('claims-close').due.lines).toMatchObject([
      { label: triggers.creditorsNotice, value: '2026-11-13' },
      { label: 'Counted', value: '30 days after', section: 'Administration of Estates Act 66 of 1965 s 29(1)' },
      { label: 'Plain count ends', value: '2026-12-13' },
      { label: 'Sunday left out', value: '2026-12-13', section: 'Interpretation Act 33 of 1957 s 4' },
    ]);
  });
});

describe('P11 deadlines of an insolvent estate', () => {
  const facts: WrittenDates = {
    orderServed: '2026-02-06',
    firstMeeting: '2026-04-22',
    finalAppointment: '2026-05-08',
    secondMeetingConcluded: '2026-07-14',
    surrenderHearing: '2026-09-15',
    contributionNotice: '2026-11-27',
    inspectionOpens: '2026-12-04',
    provisionalOrder: '2026-02-02',
  };
  const { due, running } = compute(types.liquidation, facts);

  it.each([
    ['statement-of-affairs', '2026-02-13'],
    ['first-meeting-notice', '2026-04-10'],
    ['report-and-second-meeting', '2026-08-08'],
    ['first-account', '2026-11-08'],
    ['late-claims', '2026-10-14'],
    ['employment-ends', '2026-06-22'],
    ['contribution-writ', '2026-12-28'],
    ['inspection-closes', '2026-12-18'],
    ['rehab-by-time', '2036-02-02'],
  ])('%s is %s', (id, date) => {
    expect(due(id)).toBe(date);
  });

  it('an account due on a Sunday stays there; the safe day is the Friday', () => {
    expect(running('first-account').safe).toBe('2026-11-06');
  });

  it('the notice of surrender has a window', () => {
    expect([running('surrender-notice').opens, due('surrender-notice')]).toEqual(['2026-08-16', '2026-09-01']);
  });

  it('six months from 31 August end on the last day of February', () => {
    expect(compute(types.liquidation, { finalAppointment: '2026-08-31' }).due('first-account')).toBe('2027-02-28');
  });
});

describe('W4 trust and curatorship dates', () => {
  const trust = compute(
    types.trust,
    {
      lettersOfAuthority: '2026-06-15',
      taxYearEnd: '2027-02-28',
      financialYearEnd: '2027-02-28',
      bondIssued: '2024-02-29',
      securityRequest: '2026-12-31',
      addressChanged: '2026-12-20',
    },
    { on: toLocalDate('2026-11-15'), announced: { 'trust-return': toLocalDate('2028-01-17') } },
  );

  it.each([
    ['tax-registration', '2026-07-15'],
    ['provisional-first', '2026-08-31'],
    ['provisional-second', '2027-02-26'],
    ['provisional-top-up', '2027-09-30'],
    ['third-party-return', '2027-09-30'],
    ['trust-return', '2028-01-17'],
    ['financial-statements', '2027-08-31'],
    ['bond-premium', '2027-02-28'],
    ['trustee-security', '2027-02-28'],
    ['trustee-address', '2027-01-04'],
  ])('%s is %s', (id, date) => {
    expect(trust.due(id)).toBe(date);
  });

  it('the 21 business days leave out 16 June, by name', () => {
    expect(trust.running('tax-registration').due.lines).toContainEqual(
      expect.objectContaining({ label: 'Youth Day left out', value: '2026-06-16' }),
    );
  });

  it('curatorship', () => {
    const { due } = compute(types.curatorship, { appointed: '2026-01-31', periodEnd: '2027-02-28' });
    expect([due('curator-inventory'), due('curator-account')]).toEqual(['2026-03-02', '2027-05-31']);
    expect(computeNextPeriod(toLocalDate('2027-02-28'))).toEqual({ from: '2027-03-01', to: '2028-02-29' });
  });
});

describe('what has not happened', () => {
  it('is not running, and says what it waits for', () => {
    const { all, of } = compute(types.estateLate, {});
    expect(all.every(({ state }) => state === 'waiting')).toBe(true);
    expect(of('estate-account-due')).toMatchObject({ waitsFor: 'Letters of executorship' });
    expect(of('distribute')).toMatchObject({ waitsFor: triggers.accountNotice });
  });

  it('is expected where another rule tells when, until it is captured', () => {
    const expected = compute(types.estateLate, { accountNotice: '2027-06-04' }).running('estate-guardians-fund');
    expect([expected.due.value, expected.expected]).toEqual(['2027-08-25', true]);
    const captured = compute(types.estateLate, { accountNotice: '2027-06-04', inspectionOver: '2027-07-01' });
    expect([captured.due('estate-guardians-fund'), captured.running('estate-guardians-fund').expected]).toEqual([
      '2027-09-01',
      false,
    ]);
  });

  it('a rule with two triggers waits for both and runs from the later', () => {
    expect(compute(types.liquidation, { certificate: '2026-05-08' }).of('take-over-security')).toMatchObject({
      state: 'waiting',
      waitsFor: triggers.securityNotice,
    });
    const { due } = compute(types.liquidation, { certificate: '2026-05-08', securityNotice: '2026-05-04' });
    expect(due('take-over-security')).toBe('2026-05-15');
  });

  it('a period or a day that others set is waited for', () => {
    const { of } = compute(types.trust, {
      accountsRequest: '2026-11-02',
      taxYearEnd: '2027-02-28',
      bondIssued: '2026-01-01',
    });
    expect([of('accounts-request'), of('trust-return'), of('bond-premium')]).toMatchObject([
      { waitsFor: 'The period stated in the notice' },
      { waitsFor: 'The day announced for the year' },
      { waitsFor: 'The day asked about' },
    ]);
    expect(compute(types.trust, { taxYearEnd: '2025-02-28' }).due('trust-return')).toBe('2026-01-19');
  });
});

describe('what a notice or the Master sets', () => {
  const dates: WrittenDates = { letters: '2026-10-20', creditorsNotice: '2026-11-13', claimDisputed: '2026-11-13' };

  it('a notice may give creditors up to three months', () => {
    const periods = {
      'claims-close': { count: 60, unit: 'days' },
      'disputed-claim-affidavit': { count: 10, unit: 'days' },
    } as const;
    const { due } = compute(types.estateLate, dates, { periods });
    expect([due('claims-close'), due('disputed-claim-affidavit')]).toEqual(['2027-01-12', '2026-11-23']);
  });

  it.each([
    [{ count: 20, unit: 'days' }, 'claims-close', 'not less than 30 days and not more than 3 months'],
    [{ count: 4, unit: 'months' }, 'claims-close', 'not more than 3 months'],
    [{ count: 0, unit: 'days' }, 'claims-close', 'at least 1'],
    [{ count: 9, unit: 'months' }, 'estate-account-due', 'the Act fixes this period'],
  ] as const)('%o for %s is refused: %s', (period, id, sentence) => {
    const deadline = compute(types.estateLate, dates, { periods: { [id]: period } }).of(id);
    expect(deadline.state === 'refused' && deadline.refused.refusals[0]).toMatchObject({
      field: `periods.${id}`,
      sentence: expect.stringContaining(sentence),
    });
  });

  it('an extension moves the day and shows from where', () => {
    const { running } = compute(types.estateLate, dates, {
      extensions: { 'estate-account-due': toLocalDate('2027-07-31') },
    });
    const { due, safe } = running('estate-account-due');
    expect([due.value, safe]).toEqual(['2027-07-31', '2027-07-30']);
    expect(due.lines.at(-1)).toMatchObject({ label: 'Extended', value: 'from 2027-04-20 to 2027-07-31' });
  });

  it('an extension that shortens the period is refused', () => {
    const { of } = compute(types.estateLate, dates, {
      extensions: { 'estate-account-due': toLocalDate('2027-01-31') },
    });
    expect(of('estate-account-due').state).toBe('refused');
  });

  it('a trigger before the holidays on record is refused, not guessed', () => {
    expect(compute(types.estateLate, { death: '1980-01-01' }).of('death-notice').state).toBe('refused');
  });
});

describe('what an Act wants forthwith', () => {
  const facts = {
    systemType: 2,
    calendar: createCalendar('ZA'),
    dates: { letters: toLocalDate('2026-03-02') },
  } as const;
  const findNotice = (forthwithDays?: number) => {
    const found = computeDeadlines({ ...facts, ...(forthwithDays !== undefined && { forthwithDays }) }).find(
      ({ rule }) => rule.id === 'creditors-notice',
    );
    return found?.state === 'running' ? found.due.value : undefined;
  };
  it('is due within the firm’s own days, fourteen unless it says otherwise, and not on the day it arises', () => {
    expect(findNotice()).toBe('2026-03-16');
    expect(findNotice(3)).toBe('2026-03-05');
  });
  it('is known by its title alone', () => {
    const named = deadlineRules.filter(({ count }) => count.direction === 'forthwith').map(({ title }) => title);
    expect(named.filter((title) => !isForthwith(title))).toEqual([]);
    expect(deadlineRules.filter(({ title, count }) => isForthwith(title) && count.direction !== 'forthwith')).toEqual(
      [],
    );
  });
});

describe('letters dated before the death', () => {
  it('start nothing: what counts from them waits for letters', () => {
    const { of } = compute(types.estateLate, { death: '2026-09-01', letters: '2026-08-20' });
    expect(of('executor-inventory')).toMatchObject({ state: 'waiting', waitsFor: triggers.letters });
    expect(of('estate-account-due').state).toBe('waiting');
    const { running } = compute(types.estateLate, { death: '2026-09-01', letters: '2026-09-01' });
    expect(running('executor-inventory').state).toBe('running');
  });
});
