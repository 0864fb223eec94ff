import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefused } from '../law/refusal';
import { differing, offered, type Particulars, particulars, type Value } from './offer';
import { partsAtOnce } from './parts';
import { type Identity, namesOf, refuseAsOne, sharedNumber } from './same-person';

const nobody = Object.fromEntries(particulars.map((field) => [field, null])) as Particulars;
const person = (facts: Partial<Record<keyof Particulars, Value>>): Particulars => ({ ...nobody, ...facts });

describe('what is offered to the other records of somebody', () => {
  const from = person({ surname: 'Nel', email: 'new@nel.test', mobile: '082 000 0000' });
  test('a record that held the same as before follows, one that says something else is a conflict', () => {
    const before = { email: 'old@nel.test' };
    const to = (email: string | null) => offered(from, person({ surname: 'Nel', email }), particulars, before);
    expect(to('old@nel.test')).toEqual([
      { field: 'email', now: 'old@nel.test', after: 'new@nel.test', isConflict: false },
    ]);
    expect(to(null)).toMatchObject([{ field: 'email', isConflict: false }]);
    expect(to('third@nel.test')).toMatchObject([{ field: 'email', isConflict: true }]);
    expect(to('NEW@nel.test ')).toEqual([]);
  });
  test('what was not changed is not offered, unless everything is asked for', () => {
    const to = person({ surname: 'Botha' });
    expect(offered(from, to, particulars, { email: null }).map(({ field }) => field)).toEqual(['email']);
    expect(offered(from, to, particulars).map(({ field, isConflict }) => [field, isConflict])).toEqual([
      ['surname', true],
      ['email', false],
      ['mobile', false],
    ]);
  });
  test('nothing empties what another knows, except what was emptied just now', () => {
    const to = person({ surname: 'Nel', email: 'a@b.test' });
    const empty = person({ surname: 'Nel' });
    expect(offered(empty, to, particulars)).toEqual([]);
    expect(offered(empty, to, particulars, { email: 'a@b.test' })).toMatchObject([{ after: null, isConflict: false }]);
    expect(offered(empty, to, particulars, { email: 'c@d.test' })).toEqual([]);
  });
  test('whoever takes everything over says the same, whatever the records said', () => {
    const value = fc.option(fc.constantFrom('a', 'A ', 'b', 'c d'), { nil: null });
    const records = fc.record(Object.fromEntries(particulars.map((field) => [field, value])));
    fc.assert(
      fc.property(records, records, (one, other) => {
        const [from, to] = [one as Particulars, other as Particulars];
        const taken = Object.fromEntries(offered(from, to, particulars).map(({ field, after }) => [field, after]));
        expect(differing([from, { ...to, ...taken }])).toEqual([]);
      }),
      { seed: Number(process.env['SEED'] ?? 15) },
    );
  });
});

describe('one person or two', () => {
  const one = (facts: Partial<Identity>): Identity => ({
    name: 'Jan Nel',
    kind: 'person',
    idNumber: null,
    passportNumber: null,
    registrationNumber: null,
    ...facts,
  });
  const sentences = (keep: Identity, gone: Identity): string[] => {
    const refused = refuseAsOne([keep], [gone]);
    return isRefused(refused) ? refused.refusals.map(({ sentence }) => sentence) : [];
  };
  test('a person and a company stay two; what was captured as neither may be either', () => {
    expect(sentences(one({}), one({ name: 'Nel Bpk', kind: 'company' }))).toEqual([
      'Jan Nel is a person and Nel Bpk is not, so they stay two. Correct the kind of one first if it is wrong.',
    ]);
    expect(sentences(one({}), one({ kind: 'other' }))).toEqual([]);
    expect(sentences(one({ kind: 'trust' }), one({ kind: 'other' }))).toEqual([]);
  });
  test('two identity numbers are two people, however they are spaced', () => {
    expect(sentences(one({ idNumber: '620202 0002 081' }), one({ idNumber: '6202020002081' }))).toEqual([]);
    expect(sentences(one({ idNumber: '6202020002081' }), one({ idNumber: '7003030003088' }))).toHaveLength(1);
    expect(sentences(one({ passportNumber: 'A1' }), one({ passportNumber: 'B2' }))).toEqual([]);
  });
  test('the number two records share is named, the surest first', () => {
    const jan = one({ idNumber: '6202020002081', passportNumber: 'A1' });
    expect(sharedNumber(jan, jan)).toBe('idNumber');
    expect(sharedNumber(one({ passportNumber: 'A1' }), jan)).toBe('passportNumber');
    expect(sharedNumber(one({}), one({}))).toBeUndefined();
  });
  test('a name in one is parted at its first small word', () => {
    expect(namesOf('Jan Petrus van der Merwe')).toEqual({ firstNames: 'Jan Petrus', surname: 'van der Merwe' });
    expect(namesOf('Botha')).toEqual({ firstNames: null, surname: 'Botha' });
  });
});

describe('several parts in one matter', () => {
  const of = (...roles: string[]) =>
    partsAtOnce(roles.map((role) => ({ role, takes: ['child', 'spouse', 'takes'].includes(role) })));
  test('heir, creditor and executor at once', () => {
    expect(of('child', 'creditor', 'executor')).toEqual({
      parts: ['heir', 'creditor', 'executor'],
      isDoubtful: true,
    });
    expect(of('spouse', 'executor')).toEqual({ parts: ['heir', 'executor'], isDoubtful: false });
    expect(of('takes', 'creditor')).toEqual({ parts: ['heir', 'creditor'], isDoubtful: false });
  });
  test('one part alone is nothing to say, however often', () => {
    expect(of('executor', 'executor').parts).toEqual([]);
    expect(of('personofinterest', 'main').parts).toEqual([]);
  });
});
