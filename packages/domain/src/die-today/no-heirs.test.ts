import { expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { anEstate, aPerson } from '../estate/estate.testing';
import { isRefused } from '../law/refusal';
import { noHeirs } from './no-heirs';

const sentence = (estate: Parameters<typeof noHeirs>[0]): string | undefined => {
  const found = noHeirs(estate);
  return found && isRefused(found) ? found.refusals[0]!.sentence : undefined;
};
const marriage = { kind: 'civil', contract: 'none', marriedOn: localDate('2001-01-01'), spouseId: 'ANNA' } as const;
const divorced = { ...marriage, divorcedOn: localDate('2020-01-01') };

test('a client of whom nobody is captured, or a former wife alone, is told so in plain words', () => {
  expect(sentence(anEstate({}))).toContain('Nobody would inherit yet. Add the family');
  const people = [aPerson('ANNA')];
  expect(sentence(anEstate({ people, marriages: [divorced] }))).toContain('a former husband or wife does not');
  expect(sentence(anEstate({ people, marriages: [marriage] }))).toBeUndefined();
  expect(sentence(anEstate({ people: [...people, aPerson('BEN')], marriages: [divorced] }))).toBeUndefined();
});
