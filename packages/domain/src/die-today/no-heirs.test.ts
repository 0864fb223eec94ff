import { expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { anEstate, aPerson } from '../estate/estate.testing';
import { isRefused } from '../law/refusal';
import { whole } from '../money/fraction';
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
  const child = { ...aPerson('BEN'), parents: [anEstate({}).deceased.id] };
  expect(sentence(anEstate({ people: [...people, child], marriages: [divorced] }))).toBeUndefined();
});

test('a friend alone, without family or a will, is told what the law does with it all', () => {
  const friend = aPerson('GERT');
  const alone = anEstate({ people: [friend] });
  expect(sentence(alone)).toContain('GERT would inherit nothing: without a will only the family does');
  expect(sentence(alone)).toContain('after 30 years to the State');
  expect(sentence(anEstate({ people: [friend, aPerson('PIET')] }))).toContain('None of these people would inherit');
  const rest = { residue: { to: [{ personId: 'GERT', share: whole }] }, legacies: [] };
  expect(sentence(anEstate({ people: [friend], will: rest }))).toBeUndefined();
  // Whoever was sought and not found is the law's own case: the Guardian's Fund takes.
  expect(sentence({ ...alone, relativesSought: true })).toBeUndefined();
});
