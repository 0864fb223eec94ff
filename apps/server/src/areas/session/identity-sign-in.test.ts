import { settingCalls } from '@boedel/contract/firm/firm.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { bodyOfToken } from '@boedel/domain/access/claims';
import { exportSPKI, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { readIdentity } from '../../platform/session/identity-provider';
import { providerDoor } from '../../platform/tenancy/doors';
import { type Somebody, type TestFirm, testHouse } from '../../testing/house';
import { startIdentityProvider } from '../../testing/identity-provider';
import { lastMailTo, signIn, withPassword } from '../../testing/sign-in';

const identities = await startIdentityProvider();
const house = testHouse({
  OIDC_ISSUER: identities.issuer,
  OIDC_CLIENT_ID: 'boedel-web',
  OIDC_REALM: 'boedel',
  OIDC_SECOND_FACTOR_ACR: 'gold',
});
afterAll(() => identities.close());
let firm: TestFirm;
let colleague: Somebody;
const consent = (of: TestFirm, secondFactor = false) =>
  of.admin.call(settingCalls.saveSignInRules, { body: { singleSignOn: true, secondFactor } });
beforeAll(async () => {
  await house.aFirm({ isProvider: true });
  firm = await house.aFirm();
  await consent(firm);
  colleague = await firm.person(['Capture Matter']);
});

const now = (): number => Math.floor(Date.now() / 1000);
const exchange = (bearer: string | undefined) => house.callAs(bearer, sessionCalls.GetInternalToken);
/** As the provider would say it of somebody who began to sign in here. */
const person = async (email: string, more: JWTPayload = {}): Promise<JWTPayload> => ({
  sub: `subject of ${email.toLowerCase()}`,
  email,
  email_verified: true,
  aud: 'boedel-web',
  nonce: (await house.callAs(undefined, sessionCalls.identityNonce)).body.nonce,
  ...more,
});
const withRoles = (...roles: string[]): JWTPayload => ({ resource_access: { boedel: { roles } } });

describe('signing in through an identity provider', () => {
  test('gives a token and the fields of the user, with the roles held here', async () => {
    const { status, body } = await exchange(await identities.issue(await person(firm.admin.email.toUpperCase())));
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

  test('takes a token with several audiences where ours is the party it was made for', async () => {
    const named = await person(firm.admin.email, { aud: ['boedel-web', 'account'], azp: 'boedel-web' });
    expect((await exchange(await identities.issue(named))).status).toBe(200);
  });

  test('lets the provider narrow the roles held here, at once and after a refresh, but never add one', async () => {
    const { body } = await exchange(
      await identities.issue(
        await person(firm.admin.email, withRoles('Capture Matter', 'SuperAdmin', 'offline_access')),
      ),
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
    const { body } = await exchange(await identities.issue(await person(joint.email, withRoles('Admin'))));
    expect(bodyOfToken(body.token)).toMatchObject({ roles: ['JointAppointee'] });
  });

  test('refuses somebody it vouches for whom we do not know', async () => {
    const { status, problem } = await exchange(await identities.issue(await person('stranger@nowhere.test')));
    expect(status).toBe(401);
    expect(problem).toEqual({ error: 'non authenticated' });
  });

  test.each<[string, () => Promise<string | undefined>]>([
    ['no token at all', async () => undefined],
    ['a token signed by somebody else', async () => identities.forge(await person(firm.admin.email))],
    [
      'one with our audience for another party',
      async () => identities.issue(await person(firm.admin.email, { azp: 'another-app' })),
    ],
    ['one for another audience', async () => identities.issue(await person(firm.admin.email, { aud: 'account' }))],
    [
      'one for another audience, though we are the party',
      async () => identities.issue(await person(firm.admin.email, { aud: 'account', azp: 'boedel-web' })),
    ],
    [
      'one for several audiences and no party',
      async () => identities.issue(await person(firm.admin.email, { aud: ['boedel-web', 'account'] })),
    ],
    ['an access token', async () => identities.issue(await person(firm.admin.email, { typ: 'Bearer' }))],
    ['an access token by its header', async () => identities.issue(await person(firm.admin.email), 'at+jwt')],
    ['a logout token', async () => identities.issue(await person(firm.admin.email), 'logout+jwt')],
    ['one without a nonce', async () => identities.issue(await person(firm.admin.email, { nonce: undefined }))],
    ['one with a nonce of somebody else', async () => identities.issue(await person(firm.admin.email, { nonce: 'x' }))],
    ['one that lay about', async () => identities.issue(await person(firm.admin.email, { iat: now() - 700 }))],
    [
      'one of another issuer',
      async () => identities.issue(await person(firm.admin.email, { iss: 'https://elsewhere.test' })),
    ],
    ['an expired one', async () => identities.issue(await person(firm.admin.email, { exp: now() - 10 }))],
    ['one without an end', async () => identities.issue(await person(firm.admin.email, { exp: undefined }))],
    ['one without a subject', async () => identities.issue(await person(firm.admin.email, { sub: undefined }))],
    [
      'a stranger whose address is not said to be proven',
      async () => identities.issue(await person(colleague.email, { email_verified: undefined })),
    ],
    [
      'a stranger with a name of their choice',
      async () =>
        identities.issue(
          await person('me@nowhere.test', { preferred_username: colleague.email, name: colleague.email }),
        ),
    ],
    ['a user token of our own', async () => firm.admin.token],
    [
      'one signed with the public key as a shared secret',
      async () =>
        new SignJWT({ iss: identities.issuer, iat: 1, exp: 4_000_000_000, ...(await person(firm.admin.email)) })
          .setProtectedHeader({ alg: 'HS256', kid: 'of the tests' })
          .sign(Buffer.from(await exportSPKI(identities.publicKey))),
    ],
    [
      'one without a signature',
      async () => {
        const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
        return `${part({ alg: 'none' })}.${part({ iss: identities.issuer, iat: 1, exp: 4_000_000_000, ...(await person(firm.admin.email)) })}.`;
      },
    ],
  ])('refuses %s', async (_, token) => {
    const { status, body } = await exchange(await token());
    expect(status).toBe(401);
    expect(body).not.toHaveProperty('token');
  });

  test('a first time asks for the consent of every firm of theirs, and is kept in their trails', async () => {
    const [ours, theirs] = [await house.aFirm(), await house.aFirm()];
    const both = await ours.person(['Admin']);
    const provider = providerDoor(house.test.database);
    await provider.transaction((tx) =>
      tx.run(sql`insert into membership (intermediary_id, person_id) values (${theirs.id}, ${both.personId})`),
    );
    const come = async () => exchange(await identities.issue(await person(both.email)));
    expect((await come()).status).toBe(401);
    await consent(ours);
    expect((await come()).status).toBe(401);
    await consent(theirs);
    expect((await come()).status).toBe(200);
    const kept = await provider.transaction((tx) =>
      tx.rows<{ firm: number }>(
        sql`select intermediary_id as firm from audit_entry where action = 'person.identity.linked'
          and intermediary_id in (${ours.id}, ${theirs.id}) order by 1`,
      ),
    );
    expect(kept.map(({ firm: id }) => id)).toEqual([ours.id, theirs.id]);
  });

  test('where the firm demands a second factor the provider says it was given, or we ask for one', async () => {
    const strict = await house.aFirm();
    await consent(strict, true);
    const [shown, context, plain] = await Promise.all(
      [{ amr: ['pwd', 'otp'] }, { acr: 'gold' }, { amr: ['pwd'], acr: '1', ...withRoles('Capture Matter') }].map(
        async (more) => exchange(await identities.issue(await person(strict.admin.email, more))),
      ),
    );
    expect([shown!.body.token, context!.body.token, plain!.body.token]).toEqual([
      expect.any(String),
      expect.any(String),
      null,
    ]);
    expect(plain!.body).toMatchObject({ twoFactorRequired: true, challenge: expect.any(String) });
    const second = await house.callAs(undefined, sessionCalls.authenticate2FA, {
      body: {
        code: /\b\d{6}\b/.exec((await lastMailTo(house, strict.admin.email))!.body_text)![0],
        challenge: plain!.body.challenge,
      },
    });
    // What the provider allows still holds after the code.
    expect(bodyOfToken(second.body.token)).toMatchObject({ roles: ['Capture Matter'] });
  });

  test('with a password the firm’s demand is met by a code, whatever the person chose', async () => {
    const strict = await house.aFirm();
    await consent(strict, true);
    const { email } = await withPassword(house, await strict.person(['Capture Matter']));
    const { body } = await signIn(house, email);
    expect(body).toMatchObject({ token: null, twoFactorRequired: true });
  });

  test('says so when the provider does not answer or speaks for another', async () => {
    const settings = { OIDC_CLIENT_ID: 'boedel-web', OIDC_REALM: 'boedel', OIDC_SECOND_FACTOR_ACR: [] };
    const token = await identities.issue(await person(firm.admin.email));
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
