import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { createTestEstate, createTestPerson } from '../estate/estate.testing';
import { isRefused } from '../law/refusal';
import { whole } from '../money/fraction';
import { checkHeirsKnown } from './no-heirs';

const readSentence = (estate: Parameters<typeof checkHeirsKnown>[0]): string | undefined => {
  const found = checkHeirsKnown(estate);
  return found && isRefused(found) ? found.refusals[0]!.sentence : undefined;
};
const marriage = { kind: 'civil', contract: 'none', marriedOn: toLocalDate('2001-01-01'), spouseId: 'ANNA' } as const;
const divorced = { ...marriage, divorcedOn: toLocalDate('2020-01-01') };

test('a client of whom nobody is captured, or a former wife alone, is told so in plain words', () => {
  expect(readSentence(createTestEstate({}))).toContain('No one would inherit yet. Add the family');
  const people = [createTestPerson('ANNA')];
  expect(readSentence(createTestEstate({ people, marriages: [divorced] }))).toContain(
    'a former husband or wife does not',
  );
  expect(readSentence(createTestEstate({ people, marriages: [marriage] }))).toBeUndefined();
  const child = { ...createTestPerson('BEN'), parents: [createTestEstate({}).deceased.id] };
  expect(readSentence(createTestEstate({ people: [...people, child], marriages: [divorced] }))).toBeUndefined();
});

test('a friend alone, without family or a will, is told what the law does with it all', () => {
  const friend = createTestPerson('GERT');
  const alone = createTestEstate({ people: [friend] });
  expect(readSentence(alone)).toContain('GERT would inherit nothing: without a will only family inherits');
  expect(readSentence(alone)).toContain('after 30 years to the State');
  expect(readSentence(createTestEstate({ people: [friend, createTestPerson('PIET')] }))).toContain(
    'None of these people would inherit',
  );
  const rest = { residue: { to: [{ personId: 'GERT', share: whole }] }, legacies: [] };
  expect(readSentence(createTestEstate({ people: [friend], will: rest }))).toBeUndefined();
  // Whoever was sought and not found is the law's own case: the Guardian's Fund takes.
  expect(readSentence({ ...alone, relativesSought: true })).toBeUndefined();
});
