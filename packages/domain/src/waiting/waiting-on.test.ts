import { describe, expect, test } from 'vitest';
import { addDays, toLocalDate } from '../dates/local-date';
import { formatInEnglish } from '../law/message';
import { checkAwaited, checkChase } from './check-waiting';
import { explainIdleMoney, idleReasons, idleTab, idleReasonLabels } from './idle-money';
import {
  countWaitsByAge,
  describeReminder,
  computeNextChase,
  waitedOffices,
  type WaitFacts,
  computeWaits,
} from './waiting-on';

const today = toLocalDate('2026-11-16');
const toDays = (happened: Readonly<Record<string, string>>) =>
  new Map(Object.entries(happened).map(([event, on]) => [event, toLocalDate(on)]));
const createFacts = (happened: Readonly<Record<string, string>> = {}, more: Partial<WaitFacts> = {}): WaitFacts => ({
  today,
  isEstate: true,
  country: 'ZA',
  happened: toDays(happened),
  account: null,
  earlier: [],
  payIns: [],
  notNeeded: new Set(),
  queriesOpen: 0,
  lastReply: null,
  unruled: [],
  releaseAskedOn: null,
  dutyAssessedOn: null,
  bankRequests: [],
  unconfirmed: [],
  unproved: [],
  familyAsked: [],
  byHand: [],
  chases: [],
  papersMade: new Map(),
  ...more,
});
const readKeys = (one: WaitFacts) => computeWaits(one).map(({ key }) => key);

test('a matter that is no estate waits for its banks and for what was written down, and for no more', () => {
  const byHand = [
    { id: 3, office: 'creditor' as const, who: 'Nedbank', what: 'Proof of claim', since: toLocalDate('2026-10-01') },
  ];
  const bankRequests = [{ id: 4, bank: 'Absa', askedOn: toLocalDate('2026-11-10') }];
  const happened = { reported: '2026-10-01', accountLodged: '2026-10-02' };
  expect(readKeys(createFacts(happened, { isEstate: false, byHand, bankRequests }))).toEqual([
    'own:3',
    'bankRequest:4',
  ]);
});

describe('what an estate waits for', () => {
  test('nothing before anybody was asked, and nothing of what is still to come', () => {
    expect(computeWaits(createFacts())).toEqual([]);
    expect(computeWaits(createFacts({ reported: '2026-12-01' }))).toEqual([]);
  });

  test('letters are awaited from the report until either day of them is known', () => {
    expect(computeWaits(createFacts({ reported: '2026-10-01' }))[0]).toMatchObject({
      key: 'letters',
      office: 'master',
      since: '2026-10-01',
      days: 46,
      letter: 66,
      lastChased: null,
      nextChase: '2026-10-31',
      isDue: true,
    });
    for (const ends of ['letters', 'lettersReceived', 'discharged']) {
      expect(readKeys(createFacts({ reported: '2026-10-01', [ends]: '2026-10-20' }))).toEqual([]);
    }
  });

  test('a lodged account waits for the Master, for us while queries are open, and for the Master again from our answer', () => {
    const lodged = { accountLodged: '2026-06-01' };
    expect(computeWaits(createFacts(lodged))[0]!.what).toEqual({ key: 'Query sheet or approval of the account' });
    expect(readKeys(createFacts(lodged, { queriesOpen: 2, lastReply: toLocalDate('2026-07-01') }))).toEqual([]);
    expect(computeWaits(createFacts(lodged, { lastReply: toLocalDate('2026-07-01') }))[0]).toMatchObject({
      since: '2026-07-01',
      what: { key: 'Approval of the account, after our reply' },
    });
    // An answer to a query on the account before this one is none on it.
    expect(computeWaits(createFacts(lodged, { lastReply: toLocalDate('2026-05-01') }))[0]!.since).toBe('2026-06-01');
    expect(readKeys(createFacts({ ...lodged, accountApproved: '2026-08-01' }))).toEqual([]);
  });

  test('SARS is waited for in each of its states, and in South Africa alone', () => {
    const filed = { lastReturnsFiled: '2026-05-01', dutyReturnFiled: '2026-06-01', complianceAsked: '2026-07-01' };
    expect(readKeys(createFacts(filed))).toEqual(['returnsAssessed', 'dutyAssessment', 'compliance']);
    expect(
      readKeys(
        createFacts({ ...filed, lastReturnsAssessed: '2026-06-20' }, { dutyAssessedOn: toLocalDate('2026-07-01') }),
      ),
    ).toEqual(['compliance']);
    expect(readKeys(createFacts(filed, { notNeeded: new Set(['complianceIssued', 'dutyAssessed']) }))).toEqual([
      'returnsAssessed',
    ]);
    expect(readKeys(createFacts({ ...filed, complianceIssued: '2026-08-01' }))).toEqual([]);
    expect(readKeys(createFacts(filed, { country: 'NA' }))).toEqual([]);
  });

  test('the proof of a notice is awaited from the day it was sent, until it is filed or the executor is discharged', () => {
    const unproved = [{ id: 4, publications: 'Government Gazette, Beeld', orderedOn: toLocalDate('2026-10-20') }];
    expect(computeWaits(createFacts({}, { unproved }))[0]).toMatchObject({
      key: 'proof:4',
      office: 'other',
      who: 'Government Gazette, Beeld',
      days: 27,
      isDue: true,
      tab: 'meetingsandadverts',
    });
    expect(readKeys(createFacts({ discharged: '2026-11-01' }, { unproved }))).toEqual([]);
  });

  test('a family that was asked is awaited until it says that it is done', () => {
    const familyAsked = [{ id: 3, name: 'Lena', askedOn: toLocalDate('2026-11-01') }];
    expect(computeWaits(createFacts({}, { familyAsked }))[0]).toMatchObject({
      key: 'family:3',
      office: 'heir',
      who: 'Lena',
    });
    expect(readKeys(createFacts({ discharged: '2026-11-01' }, { familyAsked }))).toEqual([]);
  });

  test('banks, heirs, rulings, the discharge and what was written by hand', () => {
    const found = computeWaits(
      createFacts(
        { heirsPaid: '2026-10-01' },
        {
          bankRequests: [{ id: 4, bank: 'Nedbank', askedOn: toLocalDate('2026-11-10') }],
          unconfirmed: [{ id: 9, number: 2, bank: 'FNB', actionOn: toLocalDate('2026-11-14') }],
          unruled: [{ id: 3, name: 'A Botha', repliedOn: toLocalDate('2026-09-01') }],
          releaseAskedOn: toLocalDate('2026-11-01'),
          byHand: [
            {
              id: 7,
              office: 'creditor',
              who: 'City of Paarl',
              what: 'Rates clearance',
              since: toLocalDate('2026-11-12'),
            },
          ],
        },
      ),
    );
    expect(found.map(({ key, office, isDue }) => [key, office, isDue])).toEqual([
      ['ruling:3', 'master', true],
      ['acquittances', 'heir', true],
      ['discharge', 'master', false],
      ['bankRequest:4', 'bank', false],
      ['own:7', 'creditor', false],
      ['payoutFile:9', 'bank', false],
    ]);
  });

  test('a chase moves the next one on; one of an earlier round, or of something else, does not count', () => {
    const listWaits = (chases: WaitFacts['chases'], papersMade: WaitFacts['papersMade'] = new Map()) =>
      computeWaits(createFacts({ reported: '2026-09-01' }, { chases, papersMade }))[0]!;
    const createChase = (on: string, next: string | null = null, key = 'letters') => ({
      key,
      on: toLocalDate(on),
      next: next === null ? null : toLocalDate(next),
    });
    expect(listWaits([createChase('2026-08-01'), createChase('2026-11-01', null, 'account')])).toMatchObject({
      lastChased: null,
      chases: 0,
    });
    expect(listWaits([createChase('2026-11-01')])).toMatchObject({
      lastChased: '2026-11-01',
      chases: 1,
      nextChase: '2026-12-01',
      isDue: false,
    });
    expect(listWaits([createChase('2026-11-01', '2026-11-05')])).toMatchObject({
      nextChase: '2026-11-05',
      isDue: true,
    });
    // The letter of its own kind is a chase, though nobody kept one.
    const letter = new Map([[66, toLocalDate('2026-11-10')]]);
    expect(listWaits([createChase('2026-11-01', '2026-11-05')], letter)).toMatchObject({
      lastChased: '2026-11-10',
      chases: 2,
      isDue: false,
    });
    expect(listWaits([createChase('2026-11-10')], letter)).toMatchObject({ lastChased: '2026-11-10', chases: 1 });
  });

  test('the reminder says what, since when and when it was last asked', () => {
    const wait = computeWaits(
      createFacts(
        { reported: '2026-10-01' },
        { chases: [{ key: 'letters', on: toLocalDate('2026-11-01'), next: null }] },
      ),
    )[0]!;
    expect(formatInEnglish(describeReminder(wait, 'en').subject)).toBe(
      'Reminder: Letters of executorship or of authority',
    );
    expect(formatInEnglish(describeReminder(wait, 'en').body)).toMatch(/ since 1 October 2026: .* on 1 November 2026 /);
    expect(describeReminder(wait, 'af').body.values).toMatchObject({
      since: '1 Oktober 2026',
      last: '1 November 2026',
    });
  });

  test('ages add up to the count of each office, however many there are', () => {
    const waits = Array.from({ length: 200 }, (_, at) => ({
      office: waitedOffices[at % 5]!,
      days: (at * 37) % 130,
      isDue: at % 3 === 0,
    }));
    const aged = countWaitsByAge(waits);
    expect(aged).toHaveLength(5);
    for (const { office, count, ages, oldestDays, due } of aged) {
      const some = waits.filter((one) => one.office === office);
      expect([count, ages.reduce((a, b) => a + b), due]).toEqual([
        some.length,
        some.length,
        some.filter(({ isDue }) => isDue).length,
      ]);
      // The naive way: count each bucket by itself.
      const countBetween = (from: number, to: number) =>
        some.filter((one) => one.days >= from && one.days <= to).length;
      expect(ages).toEqual([countBetween(0, 30), countBetween(31, 60), countBetween(61, 90), countBetween(91, 9999)]);
      expect(some.every((one) => one.days <= oldestDays)).toBe(true);
    }
  });

  test('what is written and chased has days in their order', () => {
    const wait = computeWaits(createFacts({ reported: '2026-10-01' }))[0]!;
    const checkChased = (on: string, next: string | null = null) =>
      checkChase(
        wait,
        { chasedOn: toLocalDate(on), nextOn: next === null ? null : toLocalDate(next) },
        today,
      )?.refusals.map(({ field }) => field);
    expect(checkChased('2026-11-16')).toBeUndefined();
    expect(checkChased('2026-11-17')).toEqual(['chasedDate']);
    expect(checkChased('2026-09-30')).toEqual(['chasedDate']);
    expect(checkChased('2026-11-16', '2026-11-16')).toEqual(['nextDate']);
    expect(checkChase(undefined, { chasedOn: today, nextOn: null }, today)?.refusals[0]!.field).toBe('key');
    expect(checkAwaited({ sinceDate: today, answeredDate: today }, today)).toBeUndefined();
    expect(checkAwaited({ sinceDate: addDays(today, 1), answeredDate: null }, today)?.refusals[0]!.field).toBe(
      'sinceDate',
    );
    expect(checkAwaited({ sinceDate: today, answeredDate: addDays(today, -1) }, today)?.refusals[0]!.field).toBe(
      'answeredDate',
    );
    for (const office of waitedOffices) expect(computeNextChase(office, today) > today).toBe(true);
  });
});

describe('money that lies still', () => {
  const explainIdle = (happened: Readonly<Record<string, string>>, more: object = {}) =>
    explainIdleMoney({
      today,
      happened: toDays(happened),
      isSmall: false,
      claimsClose: null,
      queriesOpen: 0,
      objectionsOpen: 0,
      ...more,
    });
  test('is held by the first thing the estate lacks, one after the other', () => {
    const path: readonly (readonly [string, string])[] = [
      ['reported', 'letters'],
      ['letters', 'advert'],
      ['creditorsNotice', 'account'],
      ['accountLodged', 'approval'],
      ['accountApproved', 'inspection'],
      ['accountInspected', 'payable'],
      ['heirsPaid', 'left'],
    ];
    const happened: Record<string, string> = {};
    expect(explainIdle(happened)).toMatchObject({ reason: 'notReported', since: null, days: null });
    path.forEach(([event, reason], place) => {
      const on = `2026-0${place + 1}-01`;
      happened[event] = on;
      expect(explainIdle(happened)).toMatchObject({ reason, since: on });
    });
  });
  test('claims, queries and objections hold it; a small estate waits for none of them', () => {
    const advertised = { letters: '2026-09-01', creditorsNotice: '2026-11-01' };
    expect(explainIdle(advertised, { claimsClose: toLocalDate('2026-12-01') })).toMatchObject({
      reason: 'claims',
      days: 15,
    });
    expect(explainIdle(advertised, { claimsClose: toLocalDate('2026-11-10') })).toMatchObject({
      reason: 'account',
      days: 6,
    });
    expect(explainIdle({ accountLodged: '2026-06-01' }, { queriesOpen: 1 }).reason).toBe('queries');
    expect(
      explainIdle({ accountLodged: '2026-06-01', accountApproved: '2026-07-01' }, { objectionsOpen: 1 }).reason,
    ).toBe('objections');
    expect(explainIdle({ letters: '2026-09-01' }, { isSmall: true })).toMatchObject({ reason: 'payable', days: 76 });
    for (const reason of idleReasons) expect([idleReasonLabels[reason], idleTab[reason]].every(Boolean)).toBe(true);
  });
});
