import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { checkTrustOfWill, listLikelyBeneficiaries, splitWholeName } from './trust-of-will';

const createPerson = (id: number, moneyHeldBy: string | null = null) => ({
  id,
  kind: 'person',
  moneyHeldBy,
  spouseTrustForID: null,
});
const trust = { id: 9, kind: 'trust', moneyHeldBy: null, spouseTrustForID: null };

test('those whose money a trust holds are its beneficiaries, or the spouse alone', () => {
  const people = [
    createPerson(1),
    createPerson(2, 'trust'),
    createPerson(3, 'guardian'),
    createPerson(4, 'trust'),
    trust,
  ];
  expect(listLikelyBeneficiaries(trust, people)).toEqual([2, 4]);
  expect(listLikelyBeneficiaries({ ...trust, spouseTrustForID: 1 }, people)).toEqual([1]);
});

test('a name in one piece is parted at the surname', () => {
  expect(splitWholeName('Anna Maria Botha')).toEqual({ firstNames: 'Anna Maria', surname: 'Botha' });
  expect(splitWholeName('Jan van der Merwe')).toEqual({ firstNames: 'Jan', surname: 'van der Merwe' });
  expect(splitWholeName('  Cele ')).toEqual({ firstNames: null, surname: 'Cele' });
  expect(splitWholeName('De Wet')).toEqual({ firstNames: 'De', surname: 'Wet' });
});

test('it wants a death, a trust and somebody to benefit', () => {
  const facts = { diedOn: toLocalDate('2026-01-02'), kind: 'trust', beneficiaries: 1 };
  expect(checkTrustOfWill(facts)).toBeUndefined();
  const refused = checkTrustOfWill({ diedOn: null, kind: 'person', beneficiaries: 0 });
  expect(isRefused(refused) && refused.refusals.map(({ field }) => field)).toEqual([
    'partyID',
    'partyID',
    'beneficiaryIDs',
  ]);
});
