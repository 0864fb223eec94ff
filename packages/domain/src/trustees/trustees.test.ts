import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate, toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { formatInEnglish } from '../law/message';
import { checkCapacity, findLeftDay, listSignatories } from './capacity';
import { planStatusChange } from './change-status';
import { listMissingIndependence } from './checklists';
import { listDeedWarnings, computeTrusteesStanding } from './deed-watch';
import { noLeavingDays, type Trustee, trusteeStatuses } from './trustee';

const on = toLocalDate('2026-11-16');
const letters = toLocalDate('2024-03-01');

const createTrustee = (facts: Partial<Trustee> = {}): Trustee => ({
  id: 1,
  name: 'Lombard, Hester',
  kind: 'individual',
  status: 'appointed',
  nominee: null,
  authorised: letters,
  leaving: noLeavingDays,
  ended: null,
  disqualifications: [],
  ...facts,
});
const two = [createTrustee(), createTrustee({ id: 2, name: 'Naidoo, Ravi' })];
const nobody = { founders: new Set<number>(), beneficiaries: new Set<number>(), personOf: new Map<number, number>() };
const readSentence = (outcome: unknown): string => (isRefused(outcome) ? outcome.refusals[0]!.sentence : 'not refused');

describe('who may sign', () => {
  test('nobody acts before the letters of authority name them (s 6(1))', () => {
    expect(checkCapacity(createTrustee({ status: 'proposed', authorised: null }), on).may).toBe('no');
    expect(checkCapacity(createTrustee({ authorised: null }), on).may).toBe('no');
    expect(checkCapacity(createTrustee(), addDays(letters, -1)).may).toBe('no');
    expect(checkCapacity(createTrustee(), letters).may).toBe('yes');
  });

  test('a resignation is in doubt from its first day until the latest of the four days', () => {
    const toDay = (text: string): LocalDate => toLocalDate(text);
    const leaving = {
      letterSigned: toDay('2026-03-02'),
      beneficiariesTold: toDay('2026-03-05'),
      masterReceived: toDay('2026-04-01'),
      lettersAmended: toDay('2026-06-15'),
    };
    const gone = createTrustee({ status: 'resigned', leaving });
    expect(findLeftDay(gone)).toBe('2026-06-15');
    expect(checkCapacity(gone, toDay('2026-03-01')).may).toBe('yes');
    expect(checkCapacity(gone, toDay('2026-03-02')).may).toBe('doubtful');
    expect(checkCapacity(gone, toDay('2026-06-14')).may).toBe('doubtful');
    expect(checkCapacity(gone, toDay('2026-06-15')).may).toBe('no');
    // The Master told late: the latest day is not that of the letters.
    const late = createTrustee({ status: 'resigned', leaving: { ...leaving, beneficiariesTold: toDay('2026-08-01') } });
    expect(checkCapacity(late, toDay('2026-07-31')).may).toBe('doubtful');
    expect(checkCapacity(late, toDay('2026-08-01')).may).toBe('no');
    const waits = createTrustee({ status: 'resigned', leaving: { ...leaving, lettersAmended: null } });
    expect(checkCapacity(waits, on).may).toBe('doubtful');
  });

  test('a company signs through the nominee its letters name', () => {
    expect(checkCapacity(createTrustee({ kind: 'corporate' }), on).may).toBe('doubtful');
    expect(checkCapacity(createTrustee({ kind: 'corporate', nominee: 'Johan Fourie' }), on).may).toBe('yes');
  });

  test('those who may sign stand first', () => {
    const list = listSignatories([createTrustee({ status: 'proposed' }), createTrustee({ id: 2 })], on);
    expect(list.map(({ trustee }) => trustee.id)).toEqual([2, 1]);
  });
});

describe('the deed', () => {
  test('below its minimum the trust cannot act', () => {
    const deed = { least: 2, most: 3 };
    expect(computeTrusteesStanding(two, deed, on).canAct).toBe('yes');
    expect(computeTrusteesStanding(two.slice(1), deed, on).canAct).toBe('no');
    expect(listDeedWarnings(two.slice(1), deed, nobody, on)[0]!.sentence).toBe(
      'The trust cannot act: 1 of at least 2 trustees are in office. Open a replacement before anything is signed.',
    );
    const leaves = [
      two[0]!,
      createTrustee({ id: 2, status: 'resigned', leaving: { ...noLeavingDays, letterSigned: on } }),
    ];
    expect(computeTrusteesStanding(leaves, deed, on)).toMatchObject({ acting: 1, doubtful: 1, canAct: 'doubtful' });
    expect(listDeedWarnings([], { least: null, most: null }, nobody, on)[0]!.sentence).toContain(
      'no trustee is in office',
    );
  });

  test('a founder who is only trustee and beneficiary is pointed out', () => {
    const around = { founders: new Set([9]), beneficiaries: new Set([9]), personOf: new Map([[1, 9]]) };
    expect(listDeedWarnings([two[0]!], { least: 1, most: null }, around, on)[0]!.sentence).toContain(
      'is founder, only trustee and beneficiary',
    );
  });

  test('a family that is among itself is told of the independent trustee', () => {
    const around = { founders: new Set<number>(), beneficiaries: new Set([8, 9]), personOf: new Map([[1, 8], [2, 9]]) }; // prettier-ignore
    const deed = { least: 2, most: null };
    expect(listDeedWarnings(two, deed, around, on)[0]!.sentence).toContain('none is independent');
    const third = createTrustee({ id: 3, kind: 'independent' });
    expect(listDeedWarnings([...two, third], deed, around, on)).toEqual([]);
  });
});

describe('statuses change together', () => {
  const deed = { least: 2, most: 2 };
  const planChange = (asked: Parameters<typeof planStatusChange>[2], all: readonly Trustee[] = two, ids = [2]) =>
    planStatusChange(all, ids, asked, { deed, today: on });

  test('a fall below the minimum is told, not refused: nobody can refuse a resignation (s 21)', () => {
    const plan = planChange({ to: 'deceased', day: on, leaving: {} });
    if (isRefused(plan)) throw new Error('refused');
    expect(plan.trustees[0]).toMatchObject({ id: 2, status: 'deceased', ended: on });
    expect(plan.warnings[0]!.sentence).toContain('The trust cannot act now: 1 of at least 2');
    const leaves = planChange({ to: 'resigned', day: null, leaving: { letterSigned: on } });
    if (isRefused(leaves)) throw new Error('refused');
    expect(leaves.warnings[0]!.sentence).toContain('Naidoo, Ravi remains on the letters of authority');
  });

  test('more than the deed allows, the disqualified, the dead and days to come are refused', () => {
    const third = createTrustee({ id: 3, status: 'proposed', authorised: null });
    expect(readSentence(planChange({ to: 'appointed', day: on, leaving: {} }, [...two, third], [3]))).toContain(
      'at most 2',
    );
    const barred = createTrustee({ id: 3, status: 'proposed', disqualifications: ['insolvent'] });
    expect(readSentence(planChange({ to: 'appointed', day: on, leaving: {} }, [two[0]!, barred], [3]))).toContain(
      'is disqualified: Unrehabilitated insolvent',
    );
    const dead = createTrustee({ id: 3, status: 'deceased', ended: on });
    expect(readSentence(planChange({ to: 'appointed', day: on, leaving: {} }, [dead], [3]))).toContain('as deceased');
    expect(
      readSentence(planChange({ to: 'resigned', day: null, leaving: { letterSigned: addDays(on, 1) } })),
    ).toContain('future');
    expect(readSentence(planChange({ to: 'resigned', day: null, leaving: {} }))).toContain(
      'at least the day of the letter',
    );
    expect(
      readSentence(planChange({ to: 'removed', day: null, leaving: { letterSigned: toLocalDate('2020-01-01') } })),
    ).toContain('was authorised on');
    expect(readSentence(planChange({ to: 'appointed', day: null, leaving: {} }, [{ ...third, id: 2 }]))).toContain(
      'Give the day',
    );
  });

  test('whatever happens, all change or none, and the standing adds up', () => {
    const someDay = fc.integer({ min: -900, max: 10 }).map((days) => addDays(on, days));
    const aChange = fc.record({
      to: fc.constantFrom(...trusteeStatuses),
      day: fc.option(someDay),
      leaving: fc.record({ letterSigned: fc.option(someDay), lettersAmended: fc.option(someDay) }),
    });
    fc.assert(
      fc.property(fc.array(aChange, { maxLength: 8 }), fc.subarray([1, 2, 3], { minLength: 1 }), (changes, ids) => {
        let all: readonly Trustee[] = [...two, createTrustee({ id: 3, status: 'proposed', authorised: null })];
        for (const one of changes) {
          const plan = planStatusChange(all, ids, one, { deed: { least: 1, most: 3 }, today: on });
          if (isRefused(plan)) continue;
          expect(plan.trustees.map(({ id }) => id)).toEqual(ids);
          all = all.map((before) => plan.trustees.find(({ id }) => id === before.id) ?? before);
        }
        const { acting, doubtful } = computeTrusteesStanding(all, { least: 1, most: 3 }, on);
        expect(acting + doubtful).toBeLessThanOrEqual(all.length);
        for (const trustee of all) {
          const { may, why } = checkCapacity(trustee, on);
          expect(formatInEnglish(why)).not.toContain('{');
          if (may === 'yes') expect(trustee.authorised !== null && trustee.authorised <= on).toBe(true);
        }
      }),
    );
  });
});

test('independence is shown test by test', () => {
  expect(listMissingIndependence(['outsider', 'unrelated', 'noBenefit', 'knowsLaw', 'qualified'])).toEqual([
    'Aware of personal liability',
  ]);
});
