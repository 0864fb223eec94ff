import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { formatInEnglish } from '../law/message';
import { noLeavingDays, type Trustee } from '../trustees/trustee';
import { rand } from '../money/cents';
import { checkYearsDone } from './missed-years';
import { checkTrustCompliance, complianceRules, type TrustComplianceFacts } from './trust-compliance';

const today = toLocalDate('2026-11-16');
const trustee: Trustee = {
  id: 1,
  name: 'Lombard',
  kind: 'individual',
  status: 'appointed',
  nominee: null,
  authorised: toLocalDate('2024-01-01'),
  leaving: noLeavingDays,
  ended: null,
  disqualifications: [],
};
const toDays = (byKey: Readonly<Record<string, string>>) =>
  new Map(Object.entries(byKey).map(([key, day]) => [key, toLocalDate(day)]));
const createTrustFacts = (
  events: Readonly<Record<string, string>>,
  more: Partial<TrustComplianceFacts> = {},
): TrustComplianceFacts => ({
  events: toDays(events),
  open: new Map(),
  trustees: [trustee],
  deed: { least: 1, most: null },
  opened: toLocalDate('2024-01-01'),
  hasTaxNumber: false,
  yearsDone: [],
  security: { bonds: [], assets: null, exempt: false, isReleased: false },
  ...more,
});
const inOrder = {
  lettersOfAuthority: '2025-12-01',
  ownersLodged: '2026-03-01',
  taxRegistered: '2026-01-15',
  reviewed: '2026-06-01',
};
const listOverdue = (facts: TrustComplianceFacts) =>
  checkTrustCompliance(facts, today)
    .filter(({ state }) => state === 'overdue')
    .map(({ rule }) => rule);

test('a trust in order has nothing overdue, and one that is deregistered is not looked at', () => {
  expect(listOverdue(createTrustFacts(inOrder))).toEqual([]);
  expect(checkTrustCompliance(createTrustFacts({ ...inOrder, deregistered: '2026-10-01' }), today)).toEqual([]);
});

test('an empty trust is in order in nothing, and a bond that covers too little is no bond in order', () => {
  const states = checkTrustCompliance(
    createTrustFacts({}, { trustees: [], opened: toLocalDate('2026-11-01') }),
    today,
  ).map(({ rule, state }) => [rule, state]);
  expect(states).toEqual([
    ['registration', 'soon'],
    ['letters', 'unknown'],
    ['owners', 'unknown'],
    ['tax', 'unknown'],
    ['statements', 'unknown'],
    ['bond', 'unknown'],
    ['meeting', 'unknown'],
  ]);
  const readBond = (security: Partial<TrustComplianceFacts['security']>) =>
    checkTrustCompliance(
      createTrustFacts(inOrder, {
        security: { bonds: [], assets: rand(2_503_000), exempt: false, isReleased: false, ...security },
      }),
      today,
    ).find(({ rule }) => rule === 'bond')?.state;
  expect(readBond({})).toBe('overdue');
  expect(readBond({ exempt: true })).toBe('good');
  expect(readBond({ assets: null })).toBe('unknown');
  expect(readBond({ isReleased: true })).toBe('good');
});

test('years that fell due before the trust came to the firm are overdue until somebody enters when they were done', () => {
  const events = { ...inOrder, lettersOfAuthority: '2022-06-01' };
  const opened = toLocalDate('2026-11-02');
  const readRule = (rule: string, yearsDone: TrustComplianceFacts['yearsDone'], more: Record<string, string> = {}) => {
    const found = checkTrustCompliance(createTrustFacts({ ...events, ...more }, { opened, yearsDone }), today);
    const one = found.find((finding) => finding.rule === rule)!;
    return [one.state, formatInEnglish(one.says), one.day];
  };
  const enterDone = (
    duty: 'trust-return' | 'third-party-return' | 'financial-statements',
    firstYear: number,
    lastYear: number,
  ) => ({
    duty,
    firstYear,
    lastYear,
    doneDate: toLocalDate('2026-10-01'),
  });
  // The year to February 2023 is the first; that to February 2026 is due in January 2027 only.
  expect(readRule('tax', [])).toEqual([
    'overdue',
    'No record that the income tax return was filed for 2023 to 2025. Enter when it was done.',
    '2024-01-31',
  ]);
  expect(readRule('tax', [enterDone('trust-return', 2024, 2024)])[1]).toContain('for 2023, 2025.');
  const returns = enterDone('trust-return', 2023, 2025);
  expect(readRule('tax', [returns])[1]).toContain('IT3(t) return was filed for 2024 to 2026');
  expect(readRule('tax', [returns, enterDone('third-party-return', 2024, 2026)])[0]).toBe('good');
  expect(readRule('statements', [], { statementsSubmitted: '2026-07-30' })[1]).toContain('for 2023 to 2025.');
  expect(
    readRule('statements', [enterDone('financial-statements', 2023, 2025)], { statementsSubmitted: '2026-07-30' })[0],
  ).toBe('good');
});

test('years that had not ended cannot have been done', () => {
  const check = (lastYear: number, doneDate: string) =>
    checkYearsDone(
      { duty: 'trust-return', firstYear: 2024, lastYear, doneDate: toLocalDate(doneDate) },
      today,
    )?.refusals.map(({ field }) => field);
  expect(check(2025, '2025-02-27')).toEqual(['doneDate']);
  expect(check(2025, '2025-03-01')).toBeUndefined();
  expect(check(2023, '2025-03-01')).toEqual(['lastYear']);
  expect(check(2025, '2026-12-01')).toEqual(['doneDate']);
});

test('a trust whose tax number is captured is registered for tax', () => {
  const open = toDays({ 'tax-registration': '2019-06-03' });
  const readTax = (hasTaxNumber: boolean) =>
    checkTrustCompliance(
      createTrustFacts({ lettersOfAuthority: '2019-05-01' }, { open, hasTaxNumber, opened: toLocalDate('2019-05-01') }),
      today,
    ).find(({ rule }) => rule === 'tax')?.state;
  expect([readTax(false), readTax(true)]).toEqual(['overdue', 'good']);
});

test('each rule finds what it is about', () => {
  expect(listOverdue(createTrustFacts({ instruction: '2026-01-01' }))).toEqual(['registration']);
  expect(listOverdue(createTrustFacts({ deedLodged: '2026-05-01' }))).toEqual(['registration']);
  expect(listOverdue(createTrustFacts({ lettersOfAuthority: '2025-01-01' }))).toEqual(['owners', 'tax', 'meeting']);
  expect(listOverdue(createTrustFacts(inOrder, { deed: { least: 2, most: null } }))).toEqual(['letters']);
  expect(listOverdue(createTrustFacts({ ...inOrder, ownersLodged: '2025-10-01' }))).toEqual(['owners']);
  const open = toDays({
    'financial-statements': '2026-08-31',
    'bond-premium': '2026-11-30',
    'provisional-second': '2027-02-26',
  });
  const found = checkTrustCompliance(createTrustFacts(inOrder, { open }), today);
  expect(found.find(({ rule }) => rule === 'statements')).toMatchObject({ state: 'overdue', day: '2026-08-31' });
  expect(found.find(({ rule }) => rule === 'bond')).toMatchObject({ state: 'soon' });
  expect(found.find(({ rule }) => rule === 'tax')).toMatchObject({ state: 'good' });
});

test('whatever is captured, each rule speaks once and in whole words', () => {
  const names = [
    'instruction',
    'deedLodged',
    'lettersOfAuthority',
    'ownersLodged',
    'ownersUpdated',
    'taxRegistered',
    'reviewed',
  ];
  const some = fc
    .subarray(names)
    .chain((chosen) =>
      fc
        .array(fc.integer({ min: 2020, max: 2026 }), { minLength: chosen.length, maxLength: chosen.length })
        .map((years) => Object.fromEntries(chosen.map((name, at) => [name, `${years[at]}-06-15`]))),
    );
  fc.assert(
    fc.property(some, fc.option(fc.integer({ min: 1, max: 3 })), (events, least) => {
      const found = checkTrustCompliance(createTrustFacts(events, { deed: { least, most: null } }), today);
      expect(found.map(({ rule }) => rule)).toEqual(Object.keys(complianceRules));
      for (const { says } of found) expect(formatInEnglish(says)).not.toContain('{');
    }),
  );
});
