import { describe, expect, test } from 'vitest';
import type { LocalDate } from '../dates/local-date';
import { formatInEnglish } from '../law/message';
import { systemType } from '../matter/kinds';
import { cents, nil } from '../money/cents';
import { estateStepCourse } from './after-lodging';
import { checkConfirmation, checkInsolvencyStep, insolvencyStepCourse, listInsolvencySteps } from './insolvency-after';
import type { InsolvencyStep, InsolvencyStepFacts } from './insolvency-step-facts';
import { findAccountCourse, findAccountStepEvent } from './step-courses';

const toDay = (written: string) => written as LocalDate;
const none = { count: 0, open: 0, lastOn: null };
const createFacts = (
  days: Readonly<Record<string, string>> = {},
  more: Partial<InsolvencyStepFacts> = {},
): InsolvencyStepFacts => ({
  today: toDay('2026-11-16'),
  country: 'ZA',
  isCompany: false,
  happened: new Map(Object.entries(days).map(([event, day]) => [event, toDay(day)])),
  generatedOn: toDay('2026-05-04'),
  isReplaced: false,
  earlierOpen: [],
  notNeeded: new Set(),
  queries: none,
  objections: none,
  upheld: 0,
  inspectionEnds: null,
  courtEnds: null,
  money: { awarded: cents(1_000_00), dividendsLeft: cents(1_000_00), asked: nil, contributionsLeft: nil },
  isFinal: true,
  bonds: 0,
  bondReleasedOn: null,
  releaseAskedOn: null,
  cash: cents(1_000_00),
  closedOn: null,
  ...more,
});
const findStep = (facts: InsolvencyStepFacts, step: InsolvencyStep) =>
  listInsolvencySteps(facts).find((one) => one.step === step);
const listMissing = (facts: InsolvencyStepFacts, step: InsolvencyStep) =>
  findStep(facts, step)!.missing.map(formatInEnglish);
const markStep = (facts: InsolvencyStepFacts, step: InsolvencyStep, doneOn: string | null, more: object = {}) => {
  const refused = checkInsolvencyStep(step, { doneOn, isNotNeeded: false, note: null, ...more } as never, facts);
  return refused?.refusals.map(({ field, sentence }) => `${field}: ${sentence}`) ?? [];
};
const advertised = {
  accountLodged: '2026-05-05',
  accountApproved: '2026-06-01',
  accountNotice: '2026-06-19',
  inspectionOpens: '2026-06-19',
};
const ends = toDay('2026-07-03');
const confirmed = { ...advertised, accountInspected: '2026-07-06', confirmation: '2026-07-20' };

describe('an insolvent estate after lodging', () => {
  test('an account is advertised once the Master allowed it, on a day the Gazette appears', () => {
    expect(listMissing(createFacts({ accountLodged: '2026-05-05' }), 'advertised')).toEqual([
      'First enter the date the Master allowed the account to be advertised.',
    ]);
    const { accountLodged, accountApproved } = advertised;
    const allowed = createFacts({ accountLodged, accountApproved });
    expect(markStep(allowed, 'advertised', '2026-06-19')).toEqual([]);
    expect(markStep(allowed, 'advertised', '2026-06-21')).toEqual([
      'doneDate: 2026-06-21 is not a publishing day: Sunday. Enter the day of the Gazette.',
    ]);
    expect(markStep(allowed, 'advertised', '2026-05-29')).toEqual([
      'doneDate: The Master allowed the account to be advertised on 2026-06-01. Choose that day or a later one.',
    ]);
    // Some offices give no leave: then it is said why, and the step is passed.
    const skipped = createFacts({ accountLodged }, { notNeeded: new Set<InsolvencyStep>(['approved']) });
    expect(listMissing(skipped, 'advertised')).toEqual([]);
    expect(markStep(createFacts({ accountLodged }), 'opened', '2026-06-19')).toEqual([
      'doneDate: First publish the notice of inspection and enter its date.',
    ]);
  });

  test('it is confirmed on the day after its inspection ended, and no earlier', () => {
    expect(listMissing(createFacts({ accountLodged: '2026-05-05' }), 'confirmed')).toEqual([
      'First publish the notice of inspection and enter its date.',
      'First enter the date inspection starts.',
    ]);
    const facts = createFacts(advertised, { inspectionEnds: ends });
    expect(markStep(facts, 'confirmed', '2026-07-03')).toEqual([
      'doneDate: The account lies open until 2026-07-03. Choose a later day.',
    ]);
    expect(markStep(facts, 'confirmed', '2026-07-04')).toEqual([]);
    expect(markStep(facts, 'inspected', '2026-07-03')).toEqual([
      'doneDate: The account lies open until 2026-07-03. Choose a later day.',
    ]);
    // It lies open today: nobody confirms it.
    const lies = { ...facts, today: ends };
    expect(listMissing(lies, 'confirmed')).toEqual(['The account lies open until 2026-07-03.']);
    const check = (on: string, objectionsOpen = 0) =>
      checkConfirmation(toDay(on), { inspectionEnds: ends, objectionsOpen })?.refusals.length ?? 0;
    expect([check('2026-07-03'), check('2026-07-04'), check('2026-07-04', 1)]).toEqual([1, 0, 1]);
  });

  test('an objection waits for its ruling; upheld, the account is amended; ruled on, the court may be asked for 14 days', () => {
    const objections = { count: 1, open: 1, lastOn: null };
    const open = createFacts(advertised, { inspectionEnds: ends, objections });
    expect(listMissing(open, 'confirmed')).toEqual(['Settle the objections first. Still open: 1.']);
    const settled = { count: 1, open: 0, lastOn: toDay('2026-07-10') };
    const upheld = createFacts(advertised, { inspectionEnds: ends, objections: settled, upheld: 1 });
    expect(listMissing(upheld, 'confirmed')).toEqual([
      'The Master upheld an objection to this account. Amend the account and lodge the amended one.',
    ]);
    const dismissed = createFacts(advertised, {
      inspectionEnds: ends,
      objections: settled,
      courtEnds: toDay('2026-07-24'),
    });
    expect(markStep(dismissed, 'confirmed', '2026-07-24')).toEqual([
      'doneDate: The ruling on the objection may be taken to court until 2026-07-24. Choose a later day.',
    ]);
    expect(markStep(dismissed, 'confirmed', '2026-07-25')).toEqual([]);
    expect(findStep(dismissed, 'objections')).toMatchObject({ state: 'done', on: '2026-07-10' });
  });

  test('dividends are paid after confirmation; what nobody claims goes to the Guardian’s Fund, then payments are proved', () => {
    const before = createFacts(advertised, { inspectionEnds: ends });
    expect(listMissing(before, 'dividends')).toContain('First enter the date the Master confirmed the account.');
    const unpaid = createFacts(confirmed, { inspectionEnds: ends });
    expect(listMissing(unpaid, 'dividends')).toEqual(['Pay the dividends first: R 1,000.00 is left.']);
    const some = createFacts(confirmed, {
      money: { awarded: cents(1_000_00), dividendsLeft: cents(40_00), asked: nil, contributionsLeft: nil },
    });
    expect(markStep(some, 'dividends', '2026-08-01')).toEqual([]);
    expect(listMissing(some, 'unclaimed')).toEqual([
      "Pay what is left to the creditors, or to the Master for the Guardian's Fund: R 40.00.",
    ]);
    const paid = createFacts(
      { ...confirmed, dividendPaid: '2026-08-01' },
      { money: { awarded: cents(1_000_00), dividendsLeft: nil, asked: nil, contributionsLeft: nil }, cash: nil },
    );
    expect(findStep(paid, 'unclaimed')).toMatchObject({ state: 'done', on: null });
    expect(listMissing(paid, 'payments')).toEqual([]);
    expect(markStep(paid, 'payments', '2026-07-31')).toEqual([
      'doneDate: Dividends paid on 2026-08-01. Choose that day or a later one.',
    ]);
    // An account that was lodged before its awards were kept says neither yes nor no.
    expect(listMissing(createFacts(confirmed, { money: null }), 'unclaimed')[0]).toContain('does not say');
  });

  test('an account that asks contributions demands and collects them; one that asks none has no such step', () => {
    expect([findStep(createFacts(confirmed), 'demanded'), findStep(createFacts(confirmed), 'collected')]).toEqual([
      undefined,
      undefined,
    ]);
    const asks = { awarded: nil, dividendsLeft: nil, asked: cents(500_00), contributionsLeft: cents(200_00) };
    const facts = createFacts({ ...confirmed, contributionNotice: '2026-07-22' }, { money: asks });
    expect(findStep(facts, 'dividends')).toBeUndefined();
    expect(listMissing(facts, 'collected')).toEqual(['Still to be collected: R 200.00.']);
    expect(listMissing(facts, 'payments')).toEqual(['Collect the contributions first.']);
    const all = { ...facts, money: { ...asks, contributionsLeft: nil } };
    expect(findStep(all, 'collected')).toMatchObject({ state: 'done' });
  });

  test('release waits for a final account, proof of its payments and every earlier account', () => {
    const done = { ...confirmed, dividendPaid: '2026-08-01', paymentsProved: '2026-08-20' };
    expect(listMissing(createFacts(done, { isFinal: false }), 'releaseAsked')).toEqual([
      'Lodge the final account first.',
    ]);
    expect(findStep(createFacts(done, { isFinal: false }), 'nextAccount')).toMatchObject({ state: 'open' });
    expect(findStep(createFacts(done), 'nextAccount')).toBeUndefined();
    const open = createFacts(done, { earlierOpen: [{ key: 'First account' }] });
    expect(listMissing(open, 'releaseAsked')).toEqual([
      'First have this account confirmed and lodge the proof of its payments: First account.',
    ]);
    expect(listMissing(createFacts(done), 'releaseAsked')).toEqual([]);
  });

  test('an amended account keeps what was done with the one before it, which takes no further step', () => {
    const replaced = createFacts(advertised, { isReplaced: true });
    expect(listInsolvencySteps(replaced).map(({ step }) => step)).toEqual([
      'lodged',
      'approved',
      'advertised',
      'opened',
      'releaseAsked',
      'released',
      'closed',
    ]);
    expect(markStep(replaced, 'confirmed', '2026-08-01')).toHaveLength(1);
  });

  test('the sections of a company name both Acts, in South Africa', () => {
    const cite = (more: Partial<InsolvencyStepFacts>) => findStep(createFacts({}, more), 'confirmed')!.section;
    expect(cite({})).toBe('Insolvency Act 24 of 1936 s 112');
    expect(cite({ isCompany: true })).toBe('Insolvency Act 24 of 1936 s 112; Companies Act 61 of 1973 s 408');
    expect(cite({ isCompany: true, country: 'NA' })).toBe('Insolvency Act 24 of 1936 s 112');
  });
});

test('a name that estates and insolvencies have is one event in both', () => {
  const shared = insolvencyStepCourse.names.filter((step) => step in estateStepCourse.rules);
  expect(shared.length).toBeGreaterThan(0);
  for (const step of shared) {
    const [estate, insolvency] = [
      (estateStepCourse.rules as Readonly<Record<string, { event?: string }>>)[step],
      insolvencyStepCourse.rules[step],
    ];
    expect([step, insolvency.event ?? null]).toEqual([step, estate!.event ?? null]);
    expect(findAccountStepEvent(step)).toBe(insolvency.event ?? null);
  }
  for (const type of [systemType.liquidation, systemType.estateLate]) {
    const course = findAccountCourse(type);
    expect(course.ofAccount.has(course.inspection.step)).toBe(true);
  }
});
