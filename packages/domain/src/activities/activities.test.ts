import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { formatInEnglish } from '../law/message';
import { type TrustChangeType, changeType, isChangeType, listActivitySteps } from './change-types';
import {
  type OpeningContext,
  checkOpening,
  listStepsFallingAway,
  listOfferedChanges,
  offeredForTrustees,
  type ActivityOpening,
} from './open-activity';
import {
  type ActivityFacts,
  describeActivityStatus,
  checkNotApplicable,
  checkStepDay,
  computeProgress,
  refuseOpenSteps,
  listStepStates,
} from './progress';

const today = toLocalDate('2026-11-16');
const [anna, ben] = [
  { id: 1, name: 'Anna' },
  { id: 2, name: 'Ben' },
];
const types = Object.values(changeType);

const createFacts = (type: TrustChangeType, more: Partial<ActivityFacts> = {}): ActivityFacts => ({
  steps: listActivitySteps(type, today),
  days: new Map(),
  marks: new Map(),
  filed: [],
  parties: { trustees: [anna, ben], incoming: [ben], outgoing: [anna], beneficiaries: [], everyone: [anna, ben] },
  today,
  ...more,
});

/** Everything a step wants, given. */
function giveSteps(of: ActivityFacts, places: readonly number[]): ActivityFacts {
  const chosen = of.steps.filter(({ step }) => places.includes(step));
  return {
    ...of,
    days: new Map(chosen.filter(({ keyDate }) => keyDate !== null).map(({ step }) => [step, today])),
    filed: chosen.flatMap(({ papers }) =>
      papers.flatMap(({ key, of: set }) =>
        (set && of.parties[set].length > 0 ? of.parties[set].map(({ id }) => id) : [null]).map((partyId) => ({
          key,
          partyId,
          isDraft: false,
        })),
      ),
    ),
  };
}
const leaveOutSteps = (of: ActivityFacts, places: readonly number[]): ActivityFacts => ({
  ...of,
  marks: new Map(places.map((step) => [step, { note: null, notApplicable: 'Not here.' }])),
});
const readProgress = (of: ActivityFacts) => computeProgress(listStepStates(of));

describe('the steps', () => {
  test('are as many as the pack counts', () => {
    expect(types.map((type) => [type, listActivitySteps(type, today).length])).toEqual([
      [1, 14],
      [2, 14],
      [4, 17],
      [6, 17],
      [7, 15],
      [8, 11],
      [9, 12],
      [10, 9],
      [11, 4],
      [12, 5],
    ]);
    expect([0, 3, 5, 13].some(isChangeType)).toBe(false);
  });

  test('of the register of owners are there since the Act asks for it, and no other moves by it', () => {
    const before = listActivitySteps(changeType.appointment, toLocalDate('2023-03-31'));
    expect(before.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14]);
  });

  test('name a paper by one key each', () => {
    for (const type of types) {
      const names = new Map<string, string>();
      for (const { key, name } of listActivitySteps(type, today).flatMap(({ papers }) => papers)) {
        expect([type, key, names.get(key) ?? name]).toEqual([type, key, name]);
        names.set(key, name);
      }
    }
  });
});

describe('W7: percent complete', () => {
  test('Trustee Replacement: security not required, SARS representative unchanged', () => {
    const of = leaveOutSteps(giveSteps(createFacts(changeType.replacement), [1, 2, 3, 4, 5, 6, 8, 9, 10]), [12, 16]);
    expect(readProgress(of)).toEqual({ done: 9, applicable: 15, percent: 60 });
  });

  test('Register New Trust: exempt from security, not a family business trust, all done', () => {
    const all = listActivitySteps(changeType.registration, today).map(({ step }) => step);
    const of = leaveOutSteps(giveSteps(createFacts(changeType.registration), all), [8, 11]);
    expect(readProgress(of)).toEqual({ done: 15, applicable: 15, percent: 100 });
    expect(refuseOpenSteps(listStepStates(of))).toBeUndefined();
  });

  test('Trustee Removal: death of trustee (no s21 notices), nothing lodged yet', () => {
    const asked = { type: changeType.removal, startedOn: today, ground: 'death', incoming: [], outgoing: [] } as const;
    const away = listStepsFallingAway(asked).map(({ step }) => step);
    expect(away).toEqual([3, 4]);
    const of = leaveOutSteps(giveSteps(createFacts(changeType.removal), [1, 2, 5, 6]), away);
    expect(readProgress(of)).toEqual({ done: 4, applicable: 12, percent: 33 });
  });
});

describe('a step', () => {
  const findStepState = (of: ActivityFacts, step: number) => listStepStates(of).find((one) => one.step.step === step)!;

  test('is done by its day and its papers, one of each party where it says so', () => {
    const readAccepted = (keys: [string, number][], isDraft = false) =>
      findStepState(
        createFacts(changeType.registration, { filed: keys.map(([key, partyId]) => ({ key, partyId, isDraft })) }),
        5,
      );
    const whole: [string, number][] = [
      ['J417', 1],
      ['J417', 2],
      ['ID', 1],
      ['ID', 2],
    ];
    expect(readAccepted(whole).state).toBe('done');
    expect(readAccepted(whole.slice(1)).missing.map(formatInEnglish)).toEqual([
      'J417 Acceptance of Trusteeship of Anna.',
    ]);
    expect(readAccepted(whole, true).state).toBe('open');
    expect(readAccepted([]).missing).toHaveLength(4);
  });

  test('whose day is still to come is not done, but for a year end', () => {
    const days = new Map([
      [1, toLocalDate('2026-11-17')],
      [17, toLocalDate('2027-02-28')],
    ]);
    const of = createFacts(changeType.registration, { days });
    expect([findStepState(of, 1).state, findStepState(of, 17).state]).toEqual(['open', 'done']);
    const steps = listActivitySteps(changeType.registration, today);
    expect(isRefused(checkStepDay(steps[0]!, days.get(1)!, today))).toBe(true);
    expect(checkStepDay(steps[16]!, days.get(17)!, today)).toBeUndefined();
  });

  test('a note stands where a note will do, and a letter of our own is on file once it is made', () => {
    const marks = new Map([[2, { note: 'Clause 7: the trustees appoint; two to five.', notApplicable: null }]]);
    expect(findStepState(createFacts(changeType.appointment, { marks }), 2).state).toBe('done');
    const filed = [{ key: 'told', partyId: null, isDraft: true }];
    expect(findStepState(createFacts(changeType.appointment, { filed }), 14).state).toBe('done');
  });

  test('falls away only where it has a condition, with a reason', () => {
    const [first] = listActivitySteps(changeType.removal, today);
    const third = listActivitySteps(changeType.removal, today)[2]!;
    expect(isRefused(checkNotApplicable(first!, 'Not wanted'))).toBe(true);
    expect(isRefused(checkNotApplicable(third, ' '))).toBe(true);
    expect(checkNotApplicable(third, 'Nobody resigned.')).toBeUndefined();
  });

  test('that is open keeps the activity from being completed, and says what it lacks', () => {
    const all = listActivitySteps(changeType.pendingClaim, today).map(({ step }) => step);
    const refused = refuseOpenSteps(listStepStates(giveSteps(createFacts(changeType.pendingClaim), all.slice(0, 3))));
    expect(refused?.refusals[0]!.sentence).toContain('Outcome recorded: paid, part-paid or repudiated');
    expect(refused?.refusals[0]!.sentence).toContain('Enter the date and Letter of the Road Accident Fund');
    expect(refuseOpenSteps(listStepStates(createFacts(changeType.pendingClaim)))?.refusals[0]!.sentence).toContain(
      '4 steps',
    );
  });
});

describe('any activity', () => {
  const any = fc
    .record({ type: fc.constantFrom(...types), places: fc.uniqueArray(fc.integer({ min: 1, max: 17 })) })
    .chain(({ type, places }) =>
      fc.record({ type: fc.constant(type), places: fc.constant(places), more: fc.integer({ min: 1, max: 17 }) }),
    );

  test('has a percent from 0 to 100 that doing a further step never lowers, whole only when all is done', () => {
    fc.assert(
      fc.property(any, ({ type, places, more }) => {
        const [before, after] = [giveSteps(createFacts(type), places), giveSteps(createFacts(type), [...places, more])];
        const [one, other] = [readProgress(before), readProgress(after)];
        expect(one.percent).toBeGreaterThanOrEqual(0);
        expect(other.percent).toBeGreaterThanOrEqual(one.percent);
        expect(other.percent).toBeLessThanOrEqual(100);
        expect(refuseOpenSteps(listStepStates(after)) === undefined).toBe(other.done === other.applicable);
        // What is left out counts neither way.
        const out = readProgress(leaveOutSteps(before, [more]));
        const had = before.steps.some(({ step }) => step === more) ? 1 : 0;
        expect(out.applicable).toBe(one.applicable - had);
      }),
    );
  });

  test('nothing of which applies is whole', () => {
    for (const type of types) {
      const every = listActivitySteps(type, today).map(({ step }) => step);
      expect(readProgress(leaveOutSteps(createFacts(type), every)).percent).toBe(100);
    }
  });

  test('is complete by its day alone', () => {
    expect([
      describeActivityStatus(today, 0),
      describeActivityStatus(null, 0),
      describeActivityStatus(null, 100),
    ]).toEqual(['Complete', 'Not started', 'In Progress']);
  });
});

describe('opening', () => {
  const around: OpeningContext = { today, isRegistered: true, isDeregistered: false, hasUndertaking: false, open: [] };
  const createTrustee = (id: number, name: string, more = {}) => ({
    id,
    name,
    hasLeft: false,
    isAppointed: true,
    isOnLetters: false,
    ...more,
  });
  const createOpening = (more: Partial<ActivityOpening> = {}): ActivityOpening => ({
    type: changeType.replacement,
    startedOn: today,
    incoming: [createTrustee(3, 'Cara', { isAppointed: false })],
    outgoing: [createTrustee(1, 'Anna')],
    ground: 'resignation',
    ...more,
  });
  const listSentences = (opening: ActivityOpening, at = around) =>
    checkOpening(opening, at)?.refusals.map(({ sentence }) => sentence) ?? [];

  test('a change of trustees offers a replacement and an appointment', () => {
    expect(offeredForTrustees).toEqual([4, 1]);
    expect(listOfferedChanges(around)).toEqual([4, 1, 2, 7, 8]);
    expect(listOfferedChanges({ ...around, isRegistered: false, hasUndertaking: true })).toEqual([6, 9, 10, 11, 12]);
    expect(listOfferedChanges({ ...around, isDeregistered: true })).toEqual([]);
  });

  test('says who comes, who goes and why', () => {
    expect(listSentences(createOpening())).toEqual([]);
    expect(listSentences(createOpening({ incoming: [], outgoing: [], ground: null }))).toHaveLength(3);
    expect(listSentences(createOpening({ incoming: [createTrustee(1, 'Anna', { isAppointed: false })] }))[0]).toContain(
      'one change',
    );
    expect(listSentences(createOpening({ incoming: [createTrustee(4, 'Dan')] }))[0]).toBe('Dan is a trustee already.');
    expect(listSentences(createOpening({ outgoing: [createTrustee(4, 'Dan', { hasLeft: true })] }))[0]).toContain(
      'do not name Dan any more',
    );
    expect(
      listSentences(createOpening({ outgoing: [createTrustee(4, 'Dan', { hasLeft: true, isOnLetters: true })] })),
    ).toEqual([]);
    expect(listSentences(createOpening({ startedOn: toLocalDate('2026-11-17') }))).toHaveLength(1);
  });

  test('a second of one kind on one trustee, or on the trust, is refused', () => {
    const open = [{ type: changeType.replacement, partyIds: [1] }];
    expect(listSentences(createOpening(), { ...around, open })[0]).toContain('open for Anna already');
    expect(listSentences(createOpening({ outgoing: [createTrustee(9, 'Eve')] }), { ...around, open })).toEqual([]);
    const ends = createOpening({ type: changeType.dormant, incoming: [], outgoing: [], ground: null });
    expect(listSentences(ends, { ...around, open: [{ type: changeType.divested, partyIds: [] }] })).toHaveLength(1);
  });

  test('a trust is registered once, before its trustees change and after that it may end', () => {
    const registering = createOpening({ type: changeType.registration, incoming: [], outgoing: [], ground: null });
    expect(listSentences(registering)).toHaveLength(1);
    expect(listSentences(createOpening(), { ...around, isRegistered: false })[0]).toContain('Open Register New Trust');
    expect(listSentences(createOpening(), { ...around, isDeregistered: true })).toHaveLength(1);
  });
});
