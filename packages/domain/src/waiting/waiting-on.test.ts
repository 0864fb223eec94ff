import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '../dates/local-date';
import { inEnglish } from '../law/said';
import { checkAwaited, checkChase } from './check-waiting';
import { idleBecause, idleReasons, idleTab, idleWords } from './idle-money';
import { ageingOf, reminder, usualNextChase, waitedOffices, type WaitFacts, waitingOn } from './waiting-on';

const today = localDate('2026-11-16');
const days = (happened: Readonly<Record<string, string>>) =>
  new Map(Object.entries(happened).map(([event, on]) => [event, localDate(on)]));
const facts = (happened: Readonly<Record<string, string>> = {}, more: Partial<WaitFacts> = {}): WaitFacts => ({
  today,
  isEstate: true,
  country: 'ZA',
  happened: days(happened),
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
const keys = (one: WaitFacts) => waitingOn(one).map(({ key }) => key);

test('a matter that is no estate waits for its banks and for what was written down, and for no more', () => {
  const byHand = [
    { id: 3, office: 'creditor' as const, who: 'Nedbank', what: 'Proof of claim', since: localDate('2026-10-01') },
  ];
  const bankRequests = [{ id: 4, bank: 'Absa', askedOn: localDate('2026-11-10') }];
  const happened = { reported: '2026-10-01', accountLodged: '2026-10-02' };
  expect(keys(facts(happened, { isEstate: false, byHand, bankRequests }))).toEqual(['own:3', 'bankRequest:4']);
});

describe('what an estate waits for', () => {
  test('nothing before anybody was asked, and nothing of what is still to come', () => {
    expect(waitingOn(facts())).toEqual([]);
    expect(waitingOn(facts({ reported: '2026-12-01' }))).toEqual([]);
  });

  test('letters are awaited from the report until either day of them is known', () => {
    expect(waitingOn(facts({ reported: '2026-10-01' }))[0]).toMatchObject({
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
      expect(keys(facts({ reported: '2026-10-01', [ends]: '2026-10-20' }))).toEqual([]);
    }
  });

  test('a lodged account waits for the Master, for us while queries are open, and for the Master again from our answer', () => {
    const lodged = { accountLodged: '2026-06-01' };
    expect(waitingOn(facts(lodged))[0]!.what).toEqual({ key: 'Query sheet or approval of the account' });
    expect(keys(facts(lodged, { queriesOpen: 2, lastReply: localDate('2026-07-01') }))).toEqual([]);
    expect(waitingOn(facts(lodged, { lastReply: localDate('2026-07-01') }))[0]).toMatchObject({
      since: '2026-07-01',
      what: { key: 'Approval of the account, after our reply' },
    });
    // An answer to a query on the account before this one is none on it.
    expect(waitingOn(facts(lodged, { lastReply: localDate('2026-05-01') }))[0]!.since).toBe('2026-06-01');
    expect(keys(facts({ ...lodged, accountApproved: '2026-08-01' }))).toEqual([]);
  });

  test('SARS is waited for in each of its states, and in South Africa alone', () => {
    const filed = { lastReturnsFiled: '2026-05-01', dutyReturnFiled: '2026-06-01', complianceAsked: '2026-07-01' };
    expect(keys(facts(filed))).toEqual(['returnsAssessed', 'dutyAssessment', 'compliance']);
    expect(
      keys(facts({ ...filed, lastReturnsAssessed: '2026-06-20' }, { dutyAssessedOn: localDate('2026-07-01') })),
    ).toEqual(['compliance']);
    expect(keys(facts(filed, { notNeeded: new Set(['complianceIssued', 'dutyAssessed']) }))).toEqual([
      'returnsAssessed',
    ]);
    expect(keys(facts({ ...filed, complianceIssued: '2026-08-01' }))).toEqual([]);
    expect(keys(facts(filed, { country: 'NA' }))).toEqual([]);
  });

  test('the proof of a notice is awaited from the day it was sent, until it is filed or the executor is discharged', () => {
    const unproved = [{ id: 4, publications: 'Government Gazette, Beeld', orderedOn: localDate('2026-10-20') }];
    expect(waitingOn(facts({}, { unproved }))[0]).toMatchObject({
      key: 'proof:4',
      office: 'other',
      who: 'Government Gazette, Beeld',
      days: 27,
      isDue: true,
      tab: 'meetingsandadverts',
    });
    expect(keys(facts({ discharged: '2026-11-01' }, { unproved }))).toEqual([]);
  });

  test('a family that was asked is awaited until it says that it is done', () => {
    const familyAsked = [{ id: 3, name: 'Lena', askedOn: localDate('2026-11-01') }];
    expect(waitingOn(facts({}, { familyAsked }))[0]).toMatchObject({ key: 'family:3', office: 'heir', who: 'Lena' });
    expect(keys(facts({ discharged: '2026-11-01' }, { familyAsked }))).toEqual([]);
  });

  test('banks, heirs, rulings, the discharge and what was written by hand', () => {
    const found = waitingOn(
      facts(
        { heirsPaid: '2026-10-01' },
        {
          bankRequests: [{ id: 4, bank: 'Nedbank', askedOn: localDate('2026-11-10') }],
          unconfirmed: [{ id: 9, number: 2, bank: 'FNB', actionOn: localDate('2026-11-14') }],
          unruled: [{ id: 3, name: 'A Botha', repliedOn: localDate('2026-09-01') }],
          releaseAskedOn: localDate('2026-11-01'),
          byHand: [
            {
              id: 7,
              office: 'creditor',
              who: 'City of Paarl',
              what: 'Rates clearance',
              since: localDate('2026-11-12'),
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
    const of = (chases: WaitFacts['chases'], papersMade: WaitFacts['papersMade'] = new Map()) =>
      waitingOn(facts({ reported: '2026-09-01' }, { chases, papersMade }))[0]!;
    const chase = (on: string, next: string | null = null, key = 'letters') => ({
      key,
      on: localDate(on),
      next: next === null ? null : localDate(next),
    });
    expect(of([chase('2026-08-01'), chase('2026-11-01', null, 'account')])).toMatchObject({
      lastChased: null,
      chases: 0,
    });
    expect(of([chase('2026-11-01')])).toMatchObject({
      lastChased: '2026-11-01',
      chases: 1,
      nextChase: '2026-12-01',
      isDue: false,
    });
    expect(of([chase('2026-11-01', '2026-11-05')])).toMatchObject({ nextChase: '2026-11-05', isDue: true });
    // The letter of its own kind is a chase, though nobody kept one.
    const letter = new Map([[66, localDate('2026-11-10')]]);
    expect(of([chase('2026-11-01', '2026-11-05')], letter)).toMatchObject({
      lastChased: '2026-11-10',
      chases: 2,
      isDue: false,
    });
    expect(of([chase('2026-11-10')], letter)).toMatchObject({ lastChased: '2026-11-10', chases: 1 });
  });

  test('the reminder says what, since when and when it was last asked', () => {
    const wait = waitingOn(
      facts({ reported: '2026-10-01' }, { chases: [{ key: 'letters', on: localDate('2026-11-01'), next: null }] }),
    )[0]!;
    expect(inEnglish(reminder(wait, 'en').subject)).toBe('Reminder: Letters of executorship or of authority');
    expect(inEnglish(reminder(wait, 'en').body)).toMatch(/^Since 1 October 2026 we .* on 1 November 2026 /);
    expect(reminder(wait, 'af').body.values).toMatchObject({ since: '1 Oktober 2026', last: '1 November 2026' });
  });

  test('ages add up to the count of each office, however many there are', () => {
    const waits = Array.from({ length: 200 }, (_, at) => ({
      office: waitedOffices[at % 5]!,
      days: (at * 37) % 130,
      isDue: at % 3 === 0,
    }));
    const aged = ageingOf(waits);
    expect(aged).toHaveLength(5);
    for (const { office, count, ages, oldestDays, due } of aged) {
      const some = waits.filter((one) => one.office === office);
      expect([count, ages.reduce((a, b) => a + b), due]).toEqual([
        some.length,
        some.length,
        some.filter(({ isDue }) => isDue).length,
      ]);
      // The naive way: count each bucket by itself.
      const between = (from: number, to: number) => some.filter((one) => one.days >= from && one.days <= to).length;
      expect(ages).toEqual([between(0, 30), between(31, 60), between(61, 90), between(91, 9999)]);
      expect(some.every((one) => one.days <= oldestDays)).toBe(true);
    }
  });

  test('what is written and chased has days in their order', () => {
    const wait = waitingOn(facts({ reported: '2026-10-01' }))[0]!;
    const chased = (on: string, next: string | null = null) =>
      checkChase(
        wait,
        { chasedOn: localDate(on), nextOn: next === null ? null : localDate(next) },
        today,
      )?.refusals.map(({ field }) => field);
    expect(chased('2026-11-16')).toBeUndefined();
    expect(chased('2026-11-17')).toEqual(['chasedDate']);
    expect(chased('2026-09-30')).toEqual(['chasedDate']);
    expect(chased('2026-11-16', '2026-11-16')).toEqual(['nextDate']);
    expect(checkChase(undefined, { chasedOn: today, nextOn: null }, today)?.refusals[0]!.field).toBe('key');
    expect(checkAwaited({ sinceDate: today, answeredDate: today }, today)).toBeUndefined();
    expect(checkAwaited({ sinceDate: addDays(today, 1), answeredDate: null }, today)?.refusals[0]!.field).toBe(
      'sinceDate',
    );
    expect(checkAwaited({ sinceDate: today, answeredDate: addDays(today, -1) }, today)?.refusals[0]!.field).toBe(
      'answeredDate',
    );
    for (const office of waitedOffices) expect(usualNextChase(office, today) > today).toBe(true);
  });
});

describe('money that lies still', () => {
  const idle = (happened: Readonly<Record<string, string>>, more: object = {}) =>
    idleBecause({
      today,
      happened: days(happened),
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
    expect(idle(happened)).toMatchObject({ reason: 'notReported', since: null, days: null });
    path.forEach(([event, reason], place) => {
      const on = `2026-0${place + 1}-01`;
      happened[event] = on;
      expect(idle(happened)).toMatchObject({ reason, since: on });
    });
  });
  test('claims, queries and objections hold it; a small estate waits for none of them', () => {
    const advertised = { letters: '2026-09-01', creditorsNotice: '2026-11-01' };
    expect(idle(advertised, { claimsClose: localDate('2026-12-01') })).toMatchObject({ reason: 'claims', days: 15 });
    expect(idle(advertised, { claimsClose: localDate('2026-11-10') })).toMatchObject({ reason: 'account', days: 6 });
    expect(idle({ accountLodged: '2026-06-01' }, { queriesOpen: 1 }).reason).toBe('queries');
    expect(idle({ accountLodged: '2026-06-01', accountApproved: '2026-07-01' }, { objectionsOpen: 1 }).reason).toBe(
      'objections',
    );
    expect(idle({ letters: '2026-09-01' }, { isSmall: true })).toMatchObject({ reason: 'payable', days: 76 });
    for (const reason of idleReasons) expect([idleWords[reason], idleTab[reason]].every(Boolean)).toBe(true);
  });
});
