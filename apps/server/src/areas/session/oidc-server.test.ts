import { settingCalls } from '@boedel/contract/firm/firm.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { bodyOfToken } from '@boedel/domain/access/claims';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestFirm, testHouse } from '../../testing/house';
import { type SigningIn, startOidcServer } from '../../testing/oidc-server';

const identities = await startOidcServer();
const house = testHouse({ OIDC_ISSUER: identities.issuer, OIDC_CLIENT_ID: 'boedel-web', OIDC_REALM: 'boedel' });
afterAll(() => identities.close());
let firm: TestFirm;
beforeAll(async () => {
  firm = await house.aFirm();
  await firm.admin.call(settingCalls.saveSignInRules, { body: { singleSignOn: true, secondFactor: false } });
});
const exchange = (token: string) => house.callAs(token, sessionCalls.GetInternalToken);
const signIn = async (claims: JWTPayload, more: Partial<SigningIn> = {}) => {
  const { body } = await house.callAs(undefined, sessionCalls.identityNonce);
  return identities.signIn({ nonce: body.nonce, claims, ...more });
};
const proven = (email: string, more: JWTPayload = {}): JWTPayload => ({ email, email_verified: true, ...more });

describe('with a certified OpenID Connect server, by authorization code and PKCE', () => {
  test('an id token is exchanged for ours, which opens calls and is refreshed', async () => {
    const idToken = await signIn(proven(firm.admin.email), { subject: 'the administrator' });
    const { status, body } = await exchange(idToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: firm.admin.personId, email: firm.admin.email, intermediaryID: firm.id });
    expect((await house.callAs(body.token!, userCalls.checkAccess)).body.roles).toContain('Admin');
    const refreshed = await house.callAs(undefined, sessionCalls.refreshToken, {
      body: { userToken: body.token!, refreshToken: body.refreshToken! },
    });
    expect(refreshed.status).toBe(200);
  });

  test('who was bound is known by the subject, whatever name or address stands in the token', async () => {
    const renamed = proven('new-name@nowhere.test', { preferred_username: 'super@boedel.test' });
    const { body } = await exchange(await signIn(renamed, { subject: 'the administrator' }));
    expect(body.id).toBe(firm.admin.personId);
  });

  test('a name one may choose there makes nobody somebody else here', async () => {
    const chosen = await signIn({ preferred_username: firm.admin.email });
    const unproven = await signIn({ email: firm.admin.email, email_verified: false });
    // An address that was handed on to somebody new at the provider.
    const handedOn = await signIn(proven(firm.admin.email), { subject: 'the successor' });
    for (const token of [chosen, unproven, handedOn]) expect((await exchange(token)).status).toBe(401);
  });

  test('the roles it names under our realm narrow those held here', async () => {
    const roles = { boedel: { roles: ['Capture Matter', 'SuperAdmin'] }, other: { roles: ['Admin'] } };
    const idToken = await signIn({ resource_access: roles }, { subject: 'the administrator' });
    expect(bodyOfToken((await exchange(idToken)).body.token)).toMatchObject({ roles: ['Capture Matter'] });
  });

  test('what it issued to another application, to a stranger, or for a nonce not of ours opens nothing', async () => {
    const tokens = [await signIn(proven('stranger@nowhere.test'))];
    tokens.push(await signIn({}, { subject: 'the administrator', clientId: 'another-app' }));
    tokens.push(await signIn({}, { subject: 'the administrator', nonce: 'made up' }));
    const good = await signIn({}, { subject: 'the administrator' });
    const [head, , signature] = good.split('.');
    const raised = { ...(bodyOfToken(good) as object), sub: 'somebody else' };
    tokens.push(`${head}.${Buffer.from(JSON.stringify(raised)).toString('base64url')}.${signature}`);
    const statuses = [];
    for (const token of tokens) statuses.push((await exchange(token)).status);
    expect(statuses).toEqual([401, 401, 401, 401]);
  });

  test('a token is good once', async () => {
    const token = await signIn({}, { subject: 'the administrator' });
    const both = await Promise.all([exchange(token), exchange(token)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
    expect((await exchange(token)).status).toBe(401);
  });
});
