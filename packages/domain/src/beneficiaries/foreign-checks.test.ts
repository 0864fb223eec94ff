import { expect, test } from 'vitest';
import { computeForeignChecks, type ForeignFacts, refuseTick, tickedChecks } from './foreign-checks';

const abroad: ForeignFacts = {
  isPerson: true,
  isResident: false,
  hasIdentityNumber: false,
  hasPassportNumber: false,
  hasRegistrationNumber: false,
  hasTaxNumber: false,
  hasAddress: false,
  isSpouse: false,
};
const readStates = (facts: ForeignFacts, ticked: readonly string[] = []): string[] =>
  computeForeignChecks(facts, 'ZA', new Set(ticked)).map(
    ({ what, isDone, isByHand }) => `${what} ${isByHand ? 'by hand' : 'read'} ${isDone ? 'done' : 'open'}`,
  );

test('who lives here is asked nothing; of whom nobody said, only where a number of the country is missing', () => {
  expect(computeForeignChecks({ ...abroad, isResident: true }, 'ZA')).toEqual([]);
  expect(readStates({ ...abroad, isResident: null })).toEqual(['residence read open']);
  expect(readStates({ ...abroad, isResident: null, hasIdentityNumber: true })).toEqual([]);
});

test('what the record shows needs no tick; what nobody can read from it does', () => {
  expect(readStates(abroad)).toEqual([
    'identity by hand open',
    'address read open',
    'exchangeControl by hand open',
    'tax by hand open',
  ]);
  expect(
    readStates({ ...abroad, hasAddress: true, hasTaxNumber: true, isSpouse: true }, ['identity', 'address']),
  ).toEqual([
    'identity by hand done',
    'address read done',
    'exchangeControl by hand open',
    'tax read done',
    'rollOver by hand open',
  ]);
  expect(computeForeignChecks({ ...abroad, isSpouse: true }, 'NA').map(({ what }) => what)).not.toContain('rollOver');
});

test('a certified copy has a number in the record first; what is not asked cannot be ticked', () => {
  const listRefused = (facts: ForeignFacts): string[] => tickedChecks.filter((what) => refuseTick(facts, 'ZA', what));
  expect(listRefused(abroad)).toEqual(['identity', 'rollOver']);
  expect(listRefused({ ...abroad, hasPassportNumber: true, isSpouse: true })).toEqual([]);
  expect(listRefused({ ...abroad, isPerson: false, hasPassportNumber: true })).toEqual(['identity', 'rollOver']);
  expect(listRefused({ ...abroad, isPerson: false, hasRegistrationNumber: true })).toEqual(['rollOver']);
  expect(listRefused({ ...abroad, isResident: true })).toEqual([...tickedChecks]);
});
