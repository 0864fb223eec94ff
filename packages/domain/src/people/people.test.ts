import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefused } from '../law/refusal';
import { listDifferingFields, offerFields, type PersonParticulars, particulars, type ParticularValue } from './offer';
import { findPartsAtOnce } from './parts';
import { type PersonIdentity, splitName, refuseAsOne, findSharedNumber } from './same-person';

const nobody = Object.fromEntries(particulars.map((field) => [field, null])) as PersonParticulars;
const createParticulars = (facts: Partial<Record<keyof PersonParticulars, ParticularValue>>): PersonParticulars => ({
  ...nobody,
  ...facts,
});

describe('what is offered to the other records of somebody', () => {
  const from = createParticulars({ surname: 'Nel', email: 'new@nel.test', mobile: '082 000 0000' });
  test('a record that held the same as before follows, one that says something else is a conflict', () => {
    const before = { email: 'old@nel.test' };
    const to = (email: string | null) =>
      offerFields(from, createParticulars({ surname: 'Nel', email }), particulars, before);
    expect(to('old@nel.test')).toEqual([
      { field: 'email', now: 'old@nel.test', after: 'new@nel.test', isConflict: false },
    ]);
    expect(to(null)).toMatchObject([{ field: 'email', isConflict: false }]);
    expect(to('third@nel.test')).toMatchObject([{ field: 'email', isConflict: true }]);
    expect(to('NEW@nel.test ')).toEqual([]);
  });
  test('what was not changed is not offered, unless everything is asked for', () => {
    const to = createParticulars({ surname: 'Botha' });
    expect(offerFields(from, to, particulars, { email: null }).map(({ field }) => field)).toEqual(['email']);
    expect(offerFields(from, to, particulars).map(({ field, isConflict }) => [field, isConflict])).toEqual([
      ['surname', true],
      ['email', false],
      ['mobile', false],
    ]);
  });
  test('nothing empties what another knows, except what was emptied just now', () => {
    const to = createParticulars({ surname: 'Nel', email: 'a@b.test' });
    const empty = createParticulars({ surname: 'Nel' });
    expect(offerFields(empty, to, particulars)).toEqual([]);
    expect(offerFields(empty, to, particulars, { email: 'a@b.test' })).toMatchObject([
      { after: null, isConflict: false },
    ]);
    expect(offerFields(empty, to, particulars, { email: 'c@d.test' })).toEqual([]);
  });
  test('whoever takes everything over says the same, whatever the records said', () => {
    const value = fc.option(fc.constantFrom('a', 'A ', 'b', 'c d'), { nil: null });
    const records = fc.record(Object.fromEntries(particulars.map((field) => [field, value])));
    fc.assert(
      fc.property(records, records, (one, other) => {
        const [from, to] = [one as PersonParticulars, other as PersonParticulars];
        const taken = Object.fromEntries(offerFields(from, to, particulars).map(({ field, after }) => [field, after]));
        expect(listDifferingFields([from, { ...to, ...taken }])).toEqual([]);
      }),
      { seed: Number(process.env['SEED'] ?? 15) },
    );
  });
});

describe('one person or two', () => {
  const createIdentity = (facts: Partial<PersonIdentity>): PersonIdentity => ({
    name: 'Jan Nel',
    kind: 'person',
    idNumber: null,
    passportNumber: null,
    registrationNumber: null,
    ...facts,
  });
  const readRefusals = (keep: PersonIdentity, gone: PersonIdentity): string[] => {
    const refused = refuseAsOne([keep], [gone]);
    return isRefused(refused) ? refused.refusals.map(({ sentence }) => sentence) : [];
  };
  test('a person and a company stay two; what was captured as neither may be either', () => {
    expect(readRefusals(createIdentity({}), createIdentity({ name: 'Nel Bpk', kind: 'company' }))).toEqual([
      'Jan Nel is a person and Nel Bpk is not, so they stay two. Correct the kind of one first if it is wrong.',
    ]);
    expect(readRefusals(createIdentity({}), createIdentity({ kind: 'other' }))).toEqual([]);
    expect(readRefusals(createIdentity({ kind: 'trust' }), createIdentity({ kind: 'other' }))).toEqual([]);
  });
  test('two identity numbers are two people, however they are spaced', () => {
    expect(
      readRefusals(createIdentity({ idNumber: '620202 0002 081' }), createIdentity({ idNumber: '6202020002081' })),
    ).toEqual([]);
    expect(
      readRefusals(createIdentity({ idNumber: '6202020002081' }), createIdentity({ idNumber: '7003030003088' })),
    ).toHaveLength(1);
    expect(readRefusals(createIdentity({ passportNumber: 'A1' }), createIdentity({ passportNumber: 'B2' }))).toEqual(
      [],
    );
  });
  test('the number two records share is named, the surest first', () => {
    const jan = createIdentity({ idNumber: '6202020002081', passportNumber: 'A1' });
    expect(findSharedNumber(jan, jan)).toBe('idNumber');
    expect(findSharedNumber(createIdentity({ passportNumber: 'A1' }), jan)).toBe('passportNumber');
    expect(findSharedNumber(createIdentity({}), createIdentity({}))).toBeUndefined();
  });
  test('a name in one is parted at its first small word', () => {
    expect(splitName('Jan Petrus van der Merwe')).toEqual({ firstNames: 'Jan Petrus', surname: 'van der Merwe' });
    expect(splitName('Botha')).toEqual({ firstNames: null, surname: 'Botha' });
  });
});

describe('several parts in one matter', () => {
  const findParts = (...roles: string[]) =>
    findPartsAtOnce(roles.map((role) => ({ role, takes: ['child', 'spouse', 'takes'].includes(role) })));
  test('heir, creditor and executor at once', () => {
    expect(findParts('child', 'creditor', 'executor')).toEqual({
      parts: ['heir', 'creditor', 'executor'],
      isDoubtful: true,
    });
    expect(findParts('spouse', 'executor')).toEqual({ parts: ['heir', 'executor'], isDoubtful: false });
    expect(findParts('takes', 'creditor')).toEqual({ parts: ['heir', 'creditor'], isDoubtful: false });
  });
  test('one part alone is nothing to say, however often', () => {
    expect(findParts('executor', 'executor').parts).toEqual([]);
    expect(findParts('personofinterest', 'main').parts).toEqual([]);
  });
});
