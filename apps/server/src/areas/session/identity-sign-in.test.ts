import { settingCalls } from '@boedel/contract/firm/firm.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { readTokenBody } from '@boedel/domain/access/claims';
import { exportSPKI, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { readIdentity } from '../../platform/session/identity-provider';
import { openProviderScope } from '../../platform/tenancy/scopes';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { startIdentityProvider } from '../../testing/identity-provider';
import { findLastMail, signIn, addPassword } from '../../testing/sign-in';

const identities = await startIdentityProvider();
const testApp = createTestApp({
  OIDC_ISSUER: identities.issuer,
  OIDC_CLIENT_ID: 'boedel-web',
  OIDC_REALM: 'boedel',
  OIDC_SECOND_FACTOR_ACR: 'gold',
});
afterAll(() => identities.close());
let firm: TestFirm;
let colleague: TestPerson;
const setSignInRules = (of: TestFirm, secondFactor = false) =>
  of.admin.call(settingCalls.saveSignInRules, { body: { singleSignOn: true, secondFactor } });
beforeAll(async () => {
  await testApp.createFirm({ isProvider: true });
  firm = await testApp.createFirm();
  await setSignInRules(firm);
  colleague = await firm.person(['Capture Matter']);
});

const readNow = (): number => Math.floor(Date.now() / 1000);
const exchangeToken = (bearer: string | undefined) => testApp.callAs(bearer, sessionCalls.GetInternalToken);
/** As the provider would say it of somebody who began to sign in here. */
const createIdentityClaims = async (email: string, more: JWTPayload = {}): Promise<JWTPayload> => ({
  sub: `subject of ${email.toLowerCase()}`,
  email,
  email_verified: true,
  aud: 'boedel-web',
  nonce: (await testApp.callAs(undefined, sessionCalls.identityNonce)).body.nonce,
  ...more,
});
const createRoleClaims = (...roles: string[]): JWTPayload => ({ resource_access: { boedel: { roles } } });

describe('signing in through an identity provider', () => {
  test('gives a token and the fields of the user, with the roles held here', async () => {
    const { status, body } = await exchangeToken(
      await identities.issue(await createIdentityClaims(firm.admin.email.toUpperCase())),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: firm.admin.personId,
      email: firm.admin.email,
      intermediaryID: firm.id,
      accountInArrears: false,
    });
    expect(readTokenBody(body.token)).toMatchObject({ roles: ['Admin', 'Capture Matter', 'Request Account'] });
    expect((await testApp.callAs(body.token!, userCalls.getroles)).status).toBe(200);
  });

  test('takes a token with several audiences where ours is the party it was made for', async () => {
    const named = await createIdentityClaims(firm.admin.email, { aud: ['boedel-web', 'account'], azp: 'boedel-web' });
    expect((await exchangeToken(await identities.issue(named))).status).toBe(200);
  });

  test('lets the provider narrow the roles held here, at once and after a refresh, but never add one', async () => {
    const { body } = await exchangeToken(
      await identities.issue(
        await createIdentityClaims(
          firm.admin.email,
          createRoleClaims('Capture Matter', 'SuperAdmin', 'offline_access'),
        ),
      ),
    );
    expect(readTokenBody(body.token)).toMatchObject({ roles: ['Capture Matter'] });
    const asAdmin = await testApp.callAs(body.token!, userCalls.getbyemail, { query: { email: firm.admin.email } });
    expect(asAdmin.status).toBe(403);
    const refreshed = await testApp.callAs(undefined, sessionCalls.refreshToken, {
      body: { userToken: body.token!, refreshToken: body.refreshToken! },
    });
    expect(readTokenBody(refreshed.body.token)).toMatchObject({ roles: ['Capture Matter'] });
  });

  test('never takes away a role that restricts, for that would show more', async () => {
    const joint = await firm.person(['JointAppointee']);
    const { body } = await exchangeToken(
      await identities.issue(await createIdentityClaims(joint.email, createRoleClaims('Admin'))),
    );
    expect(readTokenBody(body.token)).toMatchObject({ roles: ['JointAppointee'] });
  });

  test('refuses somebody it vouches for whom we do not know', async () => {
    const { status, problem } = await exchangeToken(
      await identities.issue(await createIdentityClaims('stranger@nowhere.test')),
    );
    expect(status).toBe(401);
    expect(problem).toEqual({ error: 'non authenticated' });
  });

  test.each<[string, () => Promise<string | undefined>]>([
    ['no token at all', async () => undefined],
    ['a token signed by somebody else', async () => identities.forge(await createIdentityClaims(firm.admin.email))],
    [
      'one with our audience for another party',
      async () => identities.issue(await createIdentityClaims(firm.admin.email, { azp: 'another-app' })),
    ],
    [
      'one for another audience',
      async () => identities.issue(await createIdentityClaims(firm.admin.email, { aud: 'account' })),
    ],
    [
      'one for another audience, though we are the party',
      async () => identities.issue(await createIdentityClaims(firm.admin.email, { aud: 'account', azp: 'boedel-web' })),
    ],
    [
      'one for several audiences and no party',
      async () => identities.issue(await createIdentityClaims(firm.admin.email, { aud: ['boedel-web', 'account'] })),
    ],
    ['an access token', async () => identities.issue(await createIdentityClaims(firm.admin.email, { typ: 'Bearer' }))],
    [
      'an access token by its header',
      async () => identities.issue(await createIdentityClaims(firm.admin.email), 'at+jwt'),
    ],
    ['a logout token', async () => identities.issue(await createIdentityClaims(firm.admin.email), 'logout+jwt')],
    [
      'one without a nonce',
      async () => identities.issue(await createIdentityClaims(firm.admin.email, { nonce: undefined })),
    ],
    [
      'one with a nonce of somebody else',
      async () => identities.issue(await createIdentityClaims(firm.admin.email, { nonce: 'x' })),
    ],
    [
      'one that lay about',
      async () => identities.issue(await createIdentityClaims(firm.admin.email, { iat: readNow() - 700 })),
    ],
    [
      'one of another issuer',
      async () => identities.issue(await createIdentityClaims(firm.admin.email, { iss: 'https://elsewhere.test' })),
    ],
    [
      'an expired one',
      async () => identities.issue(await createIdentityClaims(firm.admin.email, { exp: readNow() - 10 })),
    ],
    [
      'one without an end',
      async () => identities.issue(await createIdentityClaims(firm.admin.email, { exp: undefined })),
    ],
    [
      'one without a subject',
      async () => identities.issue(await createIdentityClaims(firm.admin.email, { sub: undefined })),
    ],
    [
      'a stranger whose address is not said to be proven',
      async () => identities.issue(await createIdentityClaims(colleague.email, { email_verified: undefined })),
    ],
    [
      'a stranger with a name of their choice',
      async () =>
        identities.issue(
          await createIdentityClaims('me@nowhere.test', { preferred_username: colleague.email, name: colleague.email }),
        ),
    ],
    ['a user token of our own', async () => firm.admin.token],
    [
      'one signed with the public key as a shared secret',
      async () =>
        new SignJWT({
          iss: identities.issuer,
          iat: 1,
          exp: 4_000_000_000,
          ...(await createIdentityClaims(firm.admin.email)),
        })
          .setProtectedHeader({ alg: 'HS256', kid: 'of the tests' })
          .sign(Buffer.from(await exportSPKI(identities.publicKey))),
    ],
    [
      'one without a signature',
      async () => {
        const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
        return `${encodePart({ alg: 'none' })}.${encodePart({ iss: identities.issuer, iat: 1, exp: 4_000_000_000, ...(await createIdentityClaims(firm.admin.email)) })}.`;
      },
    ],
  ])('refuses %s', async (_, token) => {
    const { status, body } = await exchangeToken(await token());
    expect(status).toBe(401);
    expect(body).not.toHaveProperty('token');
  });

  test('a first time asks for the consent of every firm of theirs, and is kept in their trails', async () => {
    const [ours, theirs] = [await testApp.createFirm(), await testApp.createFirm()];
    const both = await ours.person(['Admin']);
    const provider = openProviderScope(testApp.test.database);
    await provider.transaction((tx) =>
      tx.run(sql`insert into membership (intermediary_id, person_id) values (${theirs.id}, ${both.personId})`),
    );
    const exchangeIssued = async () => exchangeToken(await identities.issue(await createIdentityClaims(both.email)));
    expect((await exchangeIssued()).status).toBe(401);
    await setSignInRules(ours);
    expect((await exchangeIssued()).status).toBe(401);
    await setSignInRules(theirs);
    expect((await exchangeIssued()).status).toBe(200);
    const kept = await provider.transaction((tx) =>
      tx.rows<{ firm: number }>(
        sql`select intermediary_id as firm from audit_entry where action = 'person.identity.linked'
          and intermediary_id in (${ours.id}, ${theirs.id}) order by 1`,
      ),
    );
    expect(kept.map(({ firm: id }) => id)).toEqual([ours.id, theirs.id]);
  });

  test('where the firm demands a second factor the provider says it was given, or we ask for one', async () => {
    const strict = await testApp.createFirm();
    await setSignInRules(strict, true);
    const [shown, context, plain] = await Promise.all(
      [{ amr: ['pwd', 'otp'] }, { acr: 'gold' }, { amr: ['pwd'], acr: '1', ...createRoleClaims('Capture Matter') }].map(
        async (more) => exchangeToken(await identities.issue(await createIdentityClaims(strict.admin.email, more))),
      ),
    );
    expect([shown!.body.token, context!.body.token, plain!.body.token]).toEqual([
      expect.any(String),
      expect.any(String),
      null,
    ]);
    expect(plain!.body).toMatchObject({ twoFactorRequired: true, challenge: expect.any(String) });
    const second = await testApp.callAs(undefined, sessionCalls.authenticate2FA, {
      body: {
        code: /\b\d{6}\b/.exec((await findLastMail(testApp, strict.admin.email))!.body_text)![0],
        challenge: plain!.body.challenge,
      },
    });
    // What the provider allows still holds after the code.
    expect(readTokenBody(second.body.token)).toMatchObject({ roles: ['Capture Matter'] });
  });

  test('with a password the firm’s demand is met by a code, whatever the person chose', async () => {
    const strict = await testApp.createFirm();
    await setSignInRules(strict, true);
    const { email } = await addPassword(testApp, await strict.person(['Capture Matter']));
    const { body } = await signIn(testApp, email);
    expect(body).toMatchObject({ token: null, twoFactorRequired: true });
  });

  test('says so when the provider does not answer or speaks for another', async () => {
    const settings = { OIDC_CLIENT_ID: 'boedel-web', OIDC_REALM: 'boedel', OIDC_SECOND_FACTOR_ACR: [] };
    const token = await identities.issue(await createIdentityClaims(firm.admin.email));
    const readTestIdentity = (OIDC_ISSUER: string | undefined) =>
      readIdentity({ ...settings, OIDC_ISSUER }, token, new Date());
    await expect(readTestIdentity('http://127.0.0.1:9')).rejects.toThrow('The identity provider does not answer.');
    await expect(readTestIdentity(identities.issuer.replace('test', 'liar'))).rejects.toThrow(
      'The identity provider does not answer.',
    );
    await expect(readTestIdentity(undefined)).rejects.toThrow('non authenticated');
  });

  test('is announced to the login page', async () => {
    const { body } = await testApp.callAs(undefined, sessionCalls.configuration);
    expect(body.identityProvider).toEqual({
      name: 'Keycloak',
      issuer: identities.issuer,
      clientID: 'boedel-web',
      realm: 'boedel',
    });
  });
});
