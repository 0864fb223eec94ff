import { expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { checkTrustOfWill, likelyBeneficiaries, nameApart } from './trust-of-will';

const person = (id: number, moneyHeldBy: string | null = null) => ({
  id,
  kind: 'person',
  moneyHeldBy,
  spouseTrustForID: null,
});
const trust = { id: 9, kind: 'trust', moneyHeldBy: null, spouseTrustForID: null };

test('those whose money a trust holds are its beneficiaries, or the spouse alone', () => {
  const people = [person(1), person(2, 'trust'), person(3, 'guardian'), person(4, 'trust'), trust];
  expect(likelyBeneficiaries(trust, people)).toEqual([2, 4]);
  expect(likelyBeneficiaries({ ...trust, spouseTrustForID: 1 }, people)).toEqual([1]);
});

test('a name in one piece is parted at the surname', () => {
  expect(nameApart('Anna Maria Botha')).toEqual({ firstNames: 'Anna Maria', surname: 'Botha' });
  expect(nameApart('Jan van der Merwe')).toEqual({ firstNames: 'Jan', surname: 'van der Merwe' });
  expect(nameApart('  Cele ')).toEqual({ firstNames: null, surname: 'Cele' });
  expect(nameApart('De Wet')).toEqual({ firstNames: 'De', surname: 'Wet' });
});

test('it wants a death, a trust and somebody to benefit', () => {
  const facts = { diedOn: localDate('2026-01-02'), kind: 'trust', beneficiaries: 1 };
  expect(checkTrustOfWill(facts)).toBeUndefined();
  const refused = checkTrustOfWill({ diedOn: null, kind: 'person', beneficiaries: 0 });
  expect(isRefused(refused) && refused.refusals.map(({ field }) => field)).toEqual([
    'partyID',
    'partyID',
    'beneficiaryIDs',
  ]);
});
