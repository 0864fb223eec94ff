import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { formatInEnglish } from '../law/message';
import { isRefused } from '../law/refusal';
import { readAnswers, maskAnswers } from './intake-answers';
import { checkChange, checkDecision, type IntakeItem, listMissingIntake, describeIntakeItem } from './intake-progress';
import { intakeKinds, intakeSteps, listQuestions } from './intake-steps';

const around = { today: toLocalDate('2026-11-16'), country: 'ZA' } as const;
const listWrongAnswers = (kind: (typeof intakeKinds)[number], given: Record<string, string | null>) => {
  const read = readAnswers(kind, given, around);
  return isRefused(read) ? read.refusals.map(({ field }) => field) : read;
};
const createIntakeItem = (
  kind: IntakeItem['kind'],
  answers: IntakeItem['answers'],
  state: IntakeItem['state'] = 'given',
): IntakeItem => ({
  kind,
  answers,
  state,
});
const listMissing = (items: readonly IntakeItem[], none: readonly string[] = []) =>
  listMissingIntake(items, none).map(({ what }) => formatInEnglish(what));

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
    expect(listWrongAnswers(kind, answers)).toEqual(fields);
  });

  test('an answer to a question that is not asked any more is dropped', () => {
    expect(listWrongAnswers('child', { isAlive: 'yes', dateOfDeath: '2020-01-01' })).toMatchObject({
      dateOfDeath: null,
    });
  });

  test('an identity number is shown masked, and sent back masked it stays', () => {
    const kept = { idNumber: '5001015009080' };
    const shown = maskAnswers('deceased', kept)['idNumber']!;
    expect(shown).not.toBe(kept.idNumber);
    expect(readAnswers('deceased', { idNumber: shown }, { ...around, kept })).toMatchObject(kept);
  });
});

describe('what is missing', () => {
  test('every step at first, none of those that were said not to be there', () => {
    expect(listMissing([])).toEqual([
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
    expect(listMissing([], ['marriage', 'child', 'asset', 'policy', 'debt'])).toEqual([
      'Who died',
      'The will',
      'Identity document',
      'The death certificate',
    ]);
  });

  test('answers nothing can do without, and papers that follow from the answers', () => {
    const none = ['child', 'policy', 'debt'];
    const items = [
      createIntakeItem('deceased', { firstNames: 'Jan', surname: 'Botha' }),
      createIntakeItem('marriage', { firstNames: 'Anna', surname: 'Botha', kind: 'civil marriage' }),
      createIntakeItem('will', { hasWill: 'joint' }),
      createIntakeItem('asset', { kind: 'bank', name: 'Savings' }),
      createIntakeItem('paper', { paper: 'identity' }),
    ];
    expect(listMissing(items, none)).toEqual([
      'Jan Botha: Date of death',
      'The death certificate',
      'Marriage certificate',
      'The will',
      'Bank statements',
    ]);
  });

  test('what came back is missing again', () => {
    expect(
      listMissing(
        [createIntakeItem('will', { hasWill: 'no' }, 'refused')],
        ['marriage', 'child', 'asset', 'policy', 'debt'],
      ),
    ).toContain('The will');
  });
});

describe('a decision', () => {
  test('is made once, and nothing incomplete is accepted', () => {
    const whole = createIntakeItem('debt', { creditor: 'Doves', amount: '100.00' });
    expect(checkDecision(whole, 'accept')).toBeUndefined();
    expect(checkDecision({ ...whole, state: 'refused' }, 'accept')?.refusals[0]!.field).toBe('id');
    const part = createIntakeItem('debt', { creditor: 'Doves' });
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
    const names = listQuestions(kind).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Math.max(...intakeSteps[kind].screens.map((screen) => screen.length))).toBeLessThanOrEqual(3);
    expect(listQuestions(kind).some(({ isNeeded }) => isNeeded)).toBe(true);
  }
  expect(formatInEnglish(describeIntakeItem(createIntakeItem('paper', { paper: 'will' })))).toBe('The will');
  expect(formatInEnglish(describeIntakeItem(createIntakeItem('child', {})))).toBe('A child');
});
