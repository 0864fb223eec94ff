import { expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { seal, unseal } from '../../platform/session/sealed';
import { openProviderScope } from '../../platform/tenancy/scopes';
import { createTestApp } from '../../testing/test-app';
import { createTotpSecret, createTotp } from './authenticator';
import { authenticatorStore, resealAuthenticators } from './authenticator.store';

const testApp = createTestApp();
const [before, after] = [
  { signing: 'the first key', earlier: [] },
  { signing: 'the second key', earlier: ['the first key'] },
];
const alone = { signing: 'the second key', earlier: [] };

test('apps set up before a rotation give codes during it, and after the earlier key is forgotten', async () => {
  const [used, resting, strange] = await Promise.all(
    [1, 2, 3].map(async () => (await testApp.createFirm()).admin.personId),
  );
  const secret = createTotpSecret();
  const now = new Date();
  const readSealedSecret = (tx: Parameters<typeof authenticatorStore>[0], personId: number) =>
    tx.one<{ sealed_secret: string }>(sql`select sealed_secret from authenticator where person_id = ${personId}`);
  await openProviderScope(testApp.test.database).transaction(async (tx) => {
    await authenticatorStore(tx, before, now).begin(used!, seal(before, secret));
    await authenticatorStore(tx, before, now).begin(resting!, seal(before, secret));
    await authenticatorStore(tx, before, now).begin(strange!, seal({ signing: 'a lost key' }, secret));
    const code = createTotp(secret, '', '').generate({ timestamp: now.getTime() });
    expect(await authenticatorStore(tx, after, now).takeCode(used!, code, true)).toBe(true);
    expect(unseal(alone, (await readSealedSecret(tx, used!)).sealed_secret)).toBe(secret);
    expect(unseal(alone, (await readSealedSecret(tx, resting!)).sealed_secret)).toBeUndefined();
    expect(await resealAuthenticators(tx, after)).toEqual({ resealed: 2, lost: 1 });
    expect(unseal(alone, (await readSealedSecret(tx, resting!)).sealed_secret)).toBe(secret);
  });
});
