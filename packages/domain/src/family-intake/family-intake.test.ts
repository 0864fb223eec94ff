import { describe, expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { inEnglish } from '../law/said';
import { isRefused } from '../law/refusal';
import { readAnswers, shownAnswers } from './intake-answers';
import { checkChange, checkDecision, type Given, missingFrom, nameOf } from './intake-progress';
import { intakeKinds, intakeSteps, questionsOf } from './intake-steps';

const around = { today: localDate('2026-11-16'), country: 'ZA' } as const;
const wrong = (kind: (typeof intakeKinds)[number], given: Record<string, string | null>) => {
  const read = readAnswers(kind, given, around);
  return isRefused(read) ? read.refusals.map(({ field }) => field) : read;
};
const given = (kind: Given['kind'], answers: Given['answers'], state: Given['state'] = 'given'): Given => ({
  kind,
  answers,
  state,
});
const missing = (items: readonly Given[], none: readonly string[] = []) =>
  missingFrom(items, none).map(({ what }) => inEnglish(what));

describe('what a family types', () => {
  test('is tidied and read by its kind, and need not be complete', () => {
    expect(
      readAnswers('asset', { kind: 'bank', name: '  Savings ', value: 'R 12 500,5', hidden: 'x' }, around),
    ).toEqual({
      kind: 'bank',
      name: 'Savings',
      value: '12,500.50',
      number: null,
      institution: null,
    });
  });

  test.each([
    ['deceased', { dateOfDeath: '2026-11-17' }, ['dateOfDeath']],
    ['deceased', { dateOfDeath: '31/12/2025' }, ['dateOfDeath']],
    ['deceased', { dateOfBirth: '1950-01-01', dateOfDeath: '1949-12-31' }, ['dateOfDeath']],
    ['deceased', { idNumber: '1234567890123' }, ['idNumber']],
    ['deceased', { surname: 'x'.repeat(161) }, ['surname']],
    ['asset', { kind: 'castle' }, ['kind']],
    ['asset', { kind: 'constructor' }, ['kind']],
    ['debt', { amount: '-5' }, ['amount']],
    ['debt', { amount: 'a lot' }, ['amount']],
  ] as const)('%s %o is refused at its field', (kind, answers, fields) => {
    expect(wrong(kind, answers)).toEqual(fields);
  });

  test('an answer to a question that is not asked any more is dropped', () => {
    expect(wrong('child', { isAlive: 'yes', dateOfDeath: '2020-01-01' })).toMatchObject({ dateOfDeath: null });
  });

  test('an identity number is shown masked, and sent back masked it stays', () => {
    const kept = { idNumber: '5001015009080' };
    const shown = shownAnswers('deceased', kept)['idNumber']!;
    expect(shown).not.toBe(kept.idNumber);
    expect(readAnswers('deceased', { idNumber: shown }, { ...around, kept })).toMatchObject(kept);
  });
});

describe('what is missing', () => {
  test('every step at first, none of those that were said not to be there', () => {
    expect(missing([])).toEqual([
      'Who died',
      'Marriages',
      'Children',
      'The will',
      'What the person owned',
      'Policies and pensions',
      'What is owed',
      'Identity document',
      'The death certificate',
    ]);
    expect(missing([], ['marriage', 'child', 'asset', 'policy', 'debt'])).toEqual([
      'Who died',
      'The will',
      'Identity document',
      'The death certificate',
    ]);
  });

  test('answers nothing can do without, and papers that follow from the answers', () => {
    const none = ['child', 'policy', 'debt'];
    const items = [
      given('deceased', { firstNames: 'Jan', surname: 'Botha' }),
      given('marriage', { firstNames: 'Anna', surname: 'Botha', kind: 'civil marriage' }),
      given('will', { hasWill: 'joint' }),
      given('asset', { kind: 'bank', name: 'Savings' }),
      given('paper', { paper: 'identity' }),
    ];
    expect(missing(items, none)).toEqual([
      'Jan Botha: Date of death',
      'The death certificate',
      'Marriage certificate',
      'The will',
      'Bank statements',
    ]);
  });

  test('what came back is missing again', () => {
    expect(
      missing([given('will', { hasWill: 'no' }, 'refused')], ['marriage', 'child', 'asset', 'policy', 'debt']),
    ).toContain('The will');
  });
});

describe('a decision', () => {
  test('is made once, and nothing incomplete is accepted', () => {
    const whole = given('debt', { creditor: 'Doves', amount: '100.00' });
    expect(checkDecision(whole, 'accept')).toBeUndefined();
    expect(checkDecision({ ...whole, state: 'refused' }, 'accept')?.refusals[0]!.field).toBe('id');
    const part = given('debt', { creditor: 'Doves' });
    expect(checkDecision(part, 'accept')?.refusals[0]!.sentence).toContain('How much?');
    expect(checkDecision(part, 'refuse')).toBeUndefined();
  });

  test('what is in the file is changed there', () => {
    expect(checkChange('given')).toBeUndefined();
    expect(checkChange('refused')).toBeUndefined();
    expect(checkChange('accepted')?.refusals).toHaveLength(1);
  });
});

test('every step asks little at a time, each question once, and names what it gave', () => {
  for (const kind of intakeKinds) {
    const names = questionsOf(kind).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Math.max(...intakeSteps[kind].screens.map((screen) => screen.length))).toBeLessThanOrEqual(3);
    expect(questionsOf(kind).some(({ isNeeded }) => isNeeded)).toBe(true);
  }
  expect(inEnglish(nameOf(given('paper', { paper: 'will' })))).toBe('The will');
  expect(inEnglish(nameOf(given('child', {})))).toBe('A child');
});
