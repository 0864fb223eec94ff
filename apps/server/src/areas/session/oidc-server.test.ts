import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { bodyOfToken } from '@boedel/domain/access/claims';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestFirm, testHouse } from '../../testing/house';
import { startOidcServer } from '../../testing/oidc-server';

const identities = await startOidcServer();
const house = testHouse({ OIDC_ISSUER: identities.issuer, OIDC_CLIENT_ID: 'boedel-web', OIDC_REALM: 'boedel' });
afterAll(() => identities.close());
let firm: TestFirm;
beforeAll(async () => {
  firm = await house.aFirm();
});
const exchange = (token: string) => house.callAs(token, sessionCalls.GetInternalToken);

describe('with a certified OpenID Connect server, by authorization code and PKCE', () => {
  test('an id token is exchanged for ours, which opens calls and is refreshed', async () => {
    const idToken = await identities.signIn({ preferred_username: firm.admin.email });
    const { status, body } = await exchange(idToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: firm.admin.personId, email: firm.admin.email, intermediaryID: firm.id });
    expect((await house.callAs(body.token!, userCalls.checkAccess)).body.roles).toContain('Admin');
    const refreshed = await house.callAs(undefined, sessionCalls.refreshToken, {
      body: { userToken: body.token!, refreshToken: body.refreshToken! },
    });
    expect(refreshed.status).toBe(200);
  });

  test('the roles it names under our realm narrow those held here', async () => {
    const idToken = await identities.signIn({
      preferred_username: firm.admin.email,
      resource_access: { boedel: { roles: ['Capture Matter', 'SuperAdmin'] }, other: { roles: ['Admin'] } },
    });
    expect(bodyOfToken((await exchange(idToken)).body.token)).toMatchObject({ roles: ['Capture Matter'] });
  });

  test('what it issued to another application, to a stranger or without proof of the address opens nothing', async () => {
    const tokens = [await identities.signIn({ preferred_username: 'stranger@nowhere.test' })];
    tokens.push(await identities.signIn({ preferred_username: firm.admin.email }, 'another-app'));
    tokens.push(await identities.signIn({ preferred_username: firm.admin.email, email_verified: false }));
    const good = await identities.signIn({ preferred_username: firm.admin.email });
    const [head, , signature] = good.split('.');
    const raised = { ...(bodyOfToken(good) as object), preferred_username: 'super@boedel.test' };
    tokens.push(`${head}.${Buffer.from(JSON.stringify(raised)).toString('base64url')}.${signature}`);
    const statuses = [];
    for (const token of tokens) statuses.push((await exchange(token)).status);
    expect(statuses).toEqual([401, 401, 401, 401]);
  });
});
