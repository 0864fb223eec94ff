import { describe, expect, test } from 'vitest';
import type { LocalDate } from '../dates/local-date';
import { formatInEnglish } from '../law/message';
import { isRefused } from '../law/refusal';
import { cents, nil } from '../money/cents';
import { checkClosing } from '../matter/closing';
import { systemType } from '../matter/kinds';
import { checkQuery, isOpenQuery } from './account-query';
import type { AfterLodgingFacts, AfterLodgingStep } from './after-facts';
import { afterSteps } from './after-steps';
import { listAfterLodging, checkAfterStep, checkDischarge } from './after-lodging';

const toDay = (written: string) => written as LocalDate;
const none = { count: 0, open: 0, lastOn: null };
const createFacts = (more: Partial<AfterLodgingFacts> = {}): AfterLodgingFacts => ({
  today: toDay('2026-11-16'),
  country: 'ZA',
  happened: new Map([['accountGenerated', toDay('2026-05-01')]]),
  generatedOn: toDay('2026-05-01'),
  isReplaced: false,
  earlierOpen: [],
  notNeeded: new Set(),
  isSmall: false,
  queries: none,
  objections: none,
  inspectionEnds: null,
  duty: { due: cents(200_000_00), interest: cents(1_000_00), paid: nil, assessedOn: null, lastPaidOn: null },
  creditorsLeft: cents(5_000_00),
  heirsLeft: cents(700_000_00),
  payInsLeft: nil,
  toFund: 0,
  bonds: 0,
  bondReleasedOn: null,
  releaseAskedOn: null,
  cash: cents(905_000_00),
  closedOn: null,
  ...more,
});
const findStep = (facts: AfterLodgingFacts, step: AfterLodgingStep) =>
  listAfterLodging(facts).find((one) => one.step === step);
const listMissing = (facts: AfterLodgingFacts, step: AfterLodgingStep) =>
  findStep(facts, step)!.missing.map(formatInEnglish);
const markStep = (facts: AfterLodgingFacts, step: AfterLodgingStep, doneOn: string | null, more: object = {}) => {
  const refused = checkAfterStep(step, { doneOn, isNotNeeded: false, note: null, ...more } as never, facts);
  return refused?.refusals.map(({ field, sentence }) => `${field}: ${sentence}`) ?? [];
};
const withDays = (facts: AfterLodgingFacts, days: Readonly<Record<string, LocalDate>>): AfterLodgingFacts => ({
  ...facts,
  happened: new Map([...facts.happened, ...Object.entries(days)]),
});

describe('after lodging', () => {
  test('heirs are not paid while others among them still pay in', () => {
    expect(listMissing(createFacts({ payInsLeft: cents(80_000_00) }), 'heirsPaid')).toContainEqual(
      'Heirs still have to pay R 80,000.00 into the estate. Collect it first.',
    );
  });

  test('an account that was amended keeps what was done, and takes no further step', () => {
    const replaced = withDays(createFacts({ isReplaced: true }), { accountLodged: toDay('2026-05-04') });
    expect(listAfterLodging(replaced).filter(({ part }) => part === 'account')).toMatchObject([
      { step: 'lodged', state: 'done', mayMark: false },
    ]);
    expect(markStep(replaced, 'approved', '2026-06-01')).toEqual([
      'step: An amended account took the place of this one. Choose that account and mark its step.',
    ]);
  });

  test('an account is approved once it was lodged and every query was answered', () => {
    expect(listMissing(createFacts(), 'approved')).toEqual(['First enter the date the account was lodged.']);
    const lodged = withDays(createFacts({ queries: { count: 3, open: 2, lastOn: toDay('2026-06-01') } }), {
      accountLodged: toDay('2026-05-04'),
    });
    expect(listMissing(lodged, 'approved')).toEqual(['Answer the queries of the Master first. Still open: 2.']);
    expect(findStep(lodged, 'queries')).toMatchObject({ state: 'open', on: null });
    const answered = { ...lodged, queries: { count: 3, open: 0, lastOn: toDay('2026-06-20') } };
    expect(findStep(answered, 'queries')).toMatchObject({ state: 'done', on: toDay('2026-06-20') });
    expect(markStep(answered, 'approved', toDay('2026-07-01'))).toEqual([]);
    expect(markStep(answered, 'approved', toDay('2026-05-03'))).toEqual([
      'doneDate: Account lodged with the Master on 2026-05-04. Choose that day or a later one.',
    ]);
    expect(markStep(answered, 'approved', toDay('2026-11-17'))).toEqual(['doneDate: This day is in the future.']);
  });

  test('an account is lodged on the day it was generated or later, also once another amended it', () => {
    const refused = ['doneDate: The account was generated for lodging on 2026-05-01. Choose that day or a later one.'];
    expect(markStep(createFacts(), 'lodged', toDay('2026-04-30'))).toEqual(refused);
    expect(markStep(createFacts(), 'lodged', toDay('2026-05-01'))).toEqual([]);
    const amended = withDays(createFacts(), { accountGenerated: toDay('2026-09-01') });
    expect(markStep(amended, 'lodged', toDay('2026-05-04'))).toEqual([]);
    expect(markStep(amended, 'lodged', toDay('2026-04-30'))).toEqual(refused);
    expect(markStep(createFacts({ generatedOn: null }), 'lodged', toDay('2026-04-30'))).toEqual([]);
  });

  test('it lies open until its period is over, and heirs are paid after that, with duty, creditors and awards paid', () => {
    const days = {
      accountLodged: toDay('2026-05-04'),
      accountApproved: toDay('2026-07-01'),
      accountNotice: toDay('2026-10-30'),
    };
    const open = withDays(createFacts({ inspectionEnds: toDay('2026-11-20') }), days);
    expect(listMissing(open, 'inspected')).toEqual(['The account lies open until 2026-11-20.']);
    expect(listMissing(withDays(open, { accountNotice: toDay('2026-06-30') }), 'inspected')).toContain(
      'The notice appeared on 2026-06-30, before the Master approved the account on 2026-07-01. Publish it again.',
    );
    const over = { ...open, inspectionEnds: toDay('2026-11-10') };
    expect(markStep(over, 'inspected', toDay('2026-11-09'))).toEqual([
      'doneDate: The account lies open until 2026-11-10. Choose that day or a later one.',
    ]);
    expect(markStep(over, 'inspected', toDay('2026-11-10'))).toEqual([]);
    const inspected = withDays(over, { accountInspected: toDay('2026-11-11') });
    expect(listMissing(inspected, 'heirsPaid')).toEqual([
      'Pay the estate duty with its interest first: R 201,000.00 is left.',
      'Pay the creditors first: R 5,000.00 is left.',
      'Pay the heirs first: R 700,000.00 of their awards is left.',
    ]);
    const paid = {
      ...inspected,
      creditorsLeft: nil,
      heirsLeft: nil,
      duty: { ...inspected.duty, paid: cents(201_000_00), lastPaidOn: toDay('2026-11-12') },
    };
    expect(findStep(paid, 'dutyPaid')).toMatchObject({ state: 'done', on: toDay('2026-11-12') });
    expect(markStep(paid, 'heirsPaid', toDay('2026-11-12'))).toEqual([]);
    expect(
      markStep({ ...paid, objections: { count: 1, open: 1, lastOn: null } }, 'heirsPaid', toDay('2026-11-12')),
    ).toEqual(['doneDate: Settle the objections first. Still open: 1.']);
  });

  test('nobody is discharged without the compliance letter of SARS, unless it is said why it is not needed', () => {
    const letter = /compliance letter from SARS first/;
    expect(listMissing(createFacts(), 'discharged')[0]).toMatch(letter);
    expect(isRefused(checkDischarge(createFacts()))).toBe(true);
    expect(checkDischarge(withDays(createFacts(), { complianceIssued: toDay('2026-11-01') }))).toBeUndefined();
    expect(checkDischarge(createFacts({ notNeeded: new Set(['complianceIssued']) }))).toBeUndefined();
    expect(checkDischarge(createFacts({ country: 'NA' }))).toBeUndefined();
    expect(markStep(createFacts(), 'complianceIssued', null, { isNotNeeded: true })).toEqual([
      'note: Give the reason why it is not needed here. It is kept on record.',
    ]);
    expect(markStep(createFacts(), 'complianceIssued', null, { isNotNeeded: true, note: 'Died in 1998' })).toEqual([]);
    expect(markStep(createFacts(), 'approved', null, { isNotNeeded: true, note: 'x' })).toEqual([
      'isNotNeeded: Every estate needs this step. Enter the date it was done.',
    ]);
  });

  test('the states of SARS come one after another; none of them in Namibia', () => {
    expect(listMissing(createFacts(), 'complianceAsked')).toEqual([
      'First enter the date the returns up to the death were assessed.',
      'Choose whether the estate was registered for income after the death.',
      'File the return of estate duty first.',
      'Pay the estate duty with its interest first: R 201,000.00 is left.',
    ]);
    const ready = withDays(
      createFacts({ notNeeded: new Set(['ownNumber']), duty: { ...createFacts().duty, due: nil, interest: nil } }),
      {
        taxpayerCoded: toDay('2026-03-01'),
        lastReturnsFiled: toDay('2026-04-01'),
        lastReturnsAssessed: toDay('2026-05-01'),
      },
    );
    // No duty is due, so that there is neither a return nor a payment of it.
    expect(findStep(ready, 'dutyReturn')).toBeUndefined();
    expect(findStep(ready, 'dutyPaid')).toBeUndefined();
    expect(markStep(ready, 'complianceAsked', toDay('2026-05-02'))).toEqual([]);
    const parts = new Set(listAfterLodging(createFacts({ country: 'NA' })).map(({ part }) => part));
    expect([...parts]).toEqual(['account', 'money', 'end']);
    expect(findStep(createFacts({ country: 'NA' }), 'dutyPaid')).toBeUndefined();
  });

  test('a small estate has no account to lodge, and its heirs are paid without one', () => {
    const duty = { ...createFacts().duty, due: nil, interest: nil };
    const small = createFacts({ isSmall: true, creditorsLeft: nil, heirsLeft: nil, duty });
    expect(listAfterLodging(small).some(({ part }) => part === 'account')).toBe(false);
    expect(markStep(small, 'heirsPaid', toDay('2026-11-12'))).toEqual([]);
  });

  test('what stands elsewhere is not marked here, and every day has one home', () => {
    expect(markStep(createFacts(), 'dischargeAsked', toDay('2026-11-01'))).toEqual([
      'step: This step follows from information elsewhere. Enter it there.',
    ]);
    expect(markStep(createFacts(), 'bondReleased', toDay('2026-11-01'))).toEqual([
      'step: This estate does not have this step.',
    ]);
    const events = listAfterLodging(createFacts({ toFund: 1, bonds: 1 })).flatMap(
      ({ step }) => afterSteps[step].event ?? [],
    );
    expect(new Set(events).size).toBe(events.length);
  });
});

test('an account that is overdrawn is put right before the matter is closed, not paid out', () => {
  const listMissingForCash = (cash: number) =>
    listAfterLodging(createFacts({ cash: cents(cash) }))
      .find(({ step }) => step === 'closed')!
      .missing.map(({ key }) => key);
  expect(listMissingForCash(-50)).toContain('The bank accounts are overdrawn by {amount}. Put that right first.');
  expect(listMissingForCash(50)).toContain('The bank accounts still hold {amount}. Pay it out first.');
});

describe('a query of the Master, or an objection', () => {
  const query = {
    kind: 'query',
    raisedBy: null,
    receivedDate: toDay('2026-06-01'),
    reply: null,
    repliedDate: null,
    ruling: null,
    ruledDate: null,
  } as const;
  const listRefusedFields = (more: object) =>
    checkQuery({ ...query, ...more }, toDay('2026-11-16'))?.refusals.map(({ field }) => field);
  test('is answered with words, not before it came; an objection is open until it was ruled on', () => {
    expect(listRefusedFields({})).toBeUndefined();
    expect(listRefusedFields({ receivedDate: toDay('2026-12-01') })).toEqual(['receivedDate']);
    expect(listRefusedFields({ repliedDate: toDay('2026-05-31'), reply: 'So' })).toEqual(['repliedDate']);
    expect(listRefusedFields({ repliedDate: toDay('2026-06-10') })).toEqual(['reply']);
    expect(listRefusedFields({ kind: 'objection' })).toEqual(['raisedBy']);
    expect(listRefusedFields({ kind: 'objection', raisedBy: 'A', ruling: 'upheld' })).toEqual(['ruledDate']);
    expect(listRefusedFields({ ruling: 'upheld', ruledDate: toDay('2026-07-01') })).toEqual(['ruling']);
    expect(isOpenQuery({ ...query, repliedDate: toDay('2026-06-02') })).toBe(false);
    expect(isOpenQuery({ ...query, kind: 'objection', repliedDate: toDay('2026-06-02') })).toBe(true);
    expect(isOpenQuery({ ...query, kind: 'objection', ruling: 'withdrawn' })).toBe(false);
  });
});

test('an estate is not closed while its ledger holds money: what is left is named', () => {
  const balances = [
    { name: 'Estate cheque', cents: cents(12_50) },
    { name: 'Savings', cents: nil },
    { name: 'Call', cents: cents(-3_00) },
  ];
  expect(checkClosing(systemType.estateLate, 'ZA', balances, nil)?.refusals[0]?.sentence).toMatch(
    /^The ledger still holds money: Estate cheque R 12\.50, Call .*3\.00.*\. Pay it out, then close the matter\.$/,
  );
  expect(checkClosing(systemType.estateLate, 'ZA', [{ name: 'Savings', cents: nil }], nil)).toBeUndefined();
  expect(checkClosing(systemType.estateLate, 'ZA', [], cents(-25_000))?.refusals[0]?.sentence).toMatch(
    /R 250\.00 was received or paid and has not been classified/,
  );
  expect(checkClosing(systemType.curatorship, 'ZA', balances, nil)).toBeUndefined();
});
