import { expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { seal, unseal } from '../../platform/session/sealed';
import { providerDoor } from '../../platform/tenancy/doors';
import { testHouse } from '../../testing/house';
import { newTotpSecret, totpOf } from './authenticator';
import { authenticators, resealAuthenticators } from './authenticator.store';

const house = testHouse();
const [before, after] = [
  { signing: 'the first key', earlier: [] },
  { signing: 'the second key', earlier: ['the first key'] },
];
const alone = { signing: 'the second key', earlier: [] };

test('apps set up before a rotation give codes during it, and after the earlier key is forgotten', async () => {
  const [used, resting, strange] = await Promise.all([1, 2, 3].map(async () => (await house.aFirm()).admin.personId));
  const secret = newTotpSecret();
  const now = new Date();
  const sealedOf = (tx: Parameters<typeof authenticators>[0], personId: number) =>
    tx.one<{ sealed_secret: string }>(sql`select sealed_secret from authenticator where person_id = ${personId}`);
  await providerDoor(house.test.database).transaction(async (tx) => {
    await authenticators(tx, before, now).begin(used!, seal(before, secret));
    await authenticators(tx, before, now).begin(resting!, seal(before, secret));
    await authenticators(tx, before, now).begin(strange!, seal({ signing: 'a lost key' }, secret));
    const code = totpOf(secret, '', '').generate({ timestamp: now.getTime() });
    expect(await authenticators(tx, after, now).takeCode(used!, code, true)).toBe(true);
    expect(unseal(alone, (await sealedOf(tx, used!)).sealed_secret)).toBe(secret);
    expect(unseal(alone, (await sealedOf(tx, resting!)).sealed_secret)).toBeUndefined();
    expect(await resealAuthenticators(tx, after)).toEqual({ resealed: 2, lost: 1 });
    expect(unseal(alone, (await sealedOf(tx, resting!)).sealed_secret)).toBe(secret);
  });
});
