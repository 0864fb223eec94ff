import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { bodyOfToken } from '@boedel/domain/access/claims';
import { exportSPKI, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readIdentity } from '../../platform/session/identity-provider';
import { type TestFirm, testHouse } from '../../testing/house';
import { startIdentityProvider } from '../../testing/identity-provider';

const identities = await startIdentityProvider();
const house = testHouse({ OIDC_ISSUER: identities.issuer, OIDC_CLIENT_ID: 'boedel-web', OIDC_REALM: 'boedel' });
afterAll(() => identities.close());
let firm: TestFirm;
beforeAll(async () => {
  firm = await house.aFirm();
});

const exchange = (bearer: string | undefined) => house.callAs(bearer, sessionCalls.GetInternalToken);
const person = (email: string, more: JWTPayload = {}): JWTPayload => ({
  preferred_username: email,
  aud: 'account',
  azp: 'boedel-web',
  ...more,
});
const withRoles = (...roles: string[]): JWTPayload => ({ resource_access: { boedel: { roles } } });

describe('signing in through an identity provider', () => {
  test('gives a token and the fields of the user, with the roles held here', async () => {
    const { status, body } = await exchange(await identities.issue(person(firm.admin.email.toUpperCase())));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: firm.admin.personId,
      email: firm.admin.email,
      intermediaryID: firm.id,
      accountInArrears: false,
    });
    expect(bodyOfToken(body.token)).toMatchObject({ roles: ['Admin', 'Capture Matter', 'Request Account'] });
    expect((await house.callAs(body.token!, userCalls.getroles)).status).toBe(200);
  });

  test('takes a token whose audience is ours where no party is named', async () => {
    const token = await identities.issue({ preferred_username: firm.admin.email, aud: ['boedel-web', 'account'] });
    expect((await exchange(token)).status).toBe(200);
  });

  test('lets the provider narrow the roles held here, at once and after a refresh, but never add one', async () => {
    const { body } = await exchange(
      await identities.issue(person(firm.admin.email, withRoles('Capture Matter', 'SuperAdmin', 'offline_access'))),
    );
    expect(bodyOfToken(body.token)).toMatchObject({ roles: ['Capture Matter'] });
    const asAdmin = await house.callAs(body.token!, userCalls.getbyemail, { query: { email: firm.admin.email } });
    expect(asAdmin.status).toBe(403);
    const refreshed = await house.callAs(undefined, sessionCalls.refreshToken, {
      body: { userToken: body.token!, refreshToken: body.refreshToken! },
    });
    expect(bodyOfToken(refreshed.body.token)).toMatchObject({ roles: ['Capture Matter'] });
  });

  test('never takes away a role that restricts, for that would show more', async () => {
    const joint = await firm.person(['JointAppointee']);
    const { body } = await exchange(await identities.issue(person(joint.email, withRoles('Admin'))));
    expect(bodyOfToken(body.token)).toMatchObject({ roles: ['JointAppointee'] });
  });

  test('refuses somebody it vouches for whom we do not know', async () => {
    const { status, problem } = await exchange(await identities.issue(person('stranger@nowhere.test')));
    expect(status).toBe(401);
    expect(problem).toEqual({ error: 'non authenticated' });
  });

  test.each<[string, () => Promise<string | undefined>]>([
    ['no token at all', async () => undefined],
    ['a token signed by somebody else', () => identities.forge(person(firm.admin.email))],
    ['one for another party', () => identities.issue(person(firm.admin.email, { azp: 'another-app' }))],
    [
      'one with our audience for another party',
      () => identities.issue(person(firm.admin.email, { aud: 'boedel-web', azp: 'another-app' })),
    ],
    ['one for another audience', () => identities.issue({ preferred_username: firm.admin.email, aud: 'another-app' })],
    ['one of another issuer', () => identities.issue(person(firm.admin.email, { iss: 'https://elsewhere.test' }))],
    ['an expired one', () => identities.issue(person(firm.admin.email, { exp: Math.floor(Date.now() / 1000) - 10 }))],
    ['one without an end', () => identities.issue(person(firm.admin.email, { exp: undefined }))],
    ['one without a name', () => identities.issue({ azp: 'boedel-web', aud: 'account' })],
    ['one whose name is a list', () => identities.issue({ ...person(''), preferred_username: [firm.admin.email] })],
    ['one whose address is not proven', () => identities.issue(person(firm.admin.email, { email_verified: false }))],
    ['a user token of our own', async () => firm.admin.token],
    [
      'one signed with the public key as a shared secret',
      async () =>
        new SignJWT({ iss: identities.issuer, iat: 1, exp: 4_000_000_000, ...person(firm.admin.email) })
          .setProtectedHeader({ alg: 'HS256', kid: 'of the tests' })
          .sign(Buffer.from(await exportSPKI(identities.publicKey))),
    ],
    [
      'one without a signature',
      async () => {
        const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
        return `${part({ alg: 'none' })}.${part({ iss: identities.issuer, iat: 1, exp: 4_000_000_000, ...person(firm.admin.email) })}.`;
      },
    ],
  ])('refuses %s', async (_, token) => {
    const { status, body } = await exchange(await token());
    expect(status).toBe(401);
    expect(body).not.toHaveProperty('token');
  });

  test('says so when the provider does not answer or speaks for another', async () => {
    const settings = { OIDC_CLIENT_ID: 'boedel-web', OIDC_REALM: 'boedel' };
    const token = await identities.issue(person(firm.admin.email));
    const ask = (OIDC_ISSUER: string | undefined) => readIdentity({ ...settings, OIDC_ISSUER }, token, new Date());
    await expect(ask('http://127.0.0.1:9')).rejects.toThrow('The identity provider does not answer.');
    await expect(ask(identities.issuer.replace('test', 'liar'))).rejects.toThrow(
      'The identity provider does not answer.',
    );
    await expect(ask(undefined)).rejects.toThrow('non authenticated');
  });

  test('is announced to the login page', async () => {
    const { body } = await house.callAs(undefined, sessionCalls.configuration);
    expect(body.identityProvider).toEqual({
      name: 'Keycloak',
      issuer: identities.issuer,
      clientID: 'boedel-web',
      realm: 'boedel',
    });
  });
});
