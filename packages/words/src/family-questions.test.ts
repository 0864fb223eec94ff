import { intakeKinds, intakePapers, intakeSteps, listQuestions } from '@boedel/domain/family-intake/intake-steps';
import { expect, test } from 'vitest';
import { af } from './af/family-intake';

test('every question to a family has its Afrikaans in the one piece its page loads', () => {
  const asked = intakeKinds.flatMap((kind) => {
    const { title, one, none } = intakeSteps[kind];
    return [
      title,
      one,
      ...(none ? [none] : []),
      ...listQuestions(kind).flatMap(({ label, help, choices = {} }) => [
        label,
        ...(help ? [help] : []),
        ...Object.values(choices),
      ]),
    ];
  });
  const papers = Object.values(intakePapers).map(({ label }) => label);
  expect([...asked, ...papers].filter((words) => !(words in af))).toEqual([]);
});
