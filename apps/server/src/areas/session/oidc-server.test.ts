import { settingCalls } from '@boedel/contract/firm/firm.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { readTokenBody } from '@boedel/domain/access/claims';
import { type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { type TestSignIn, startOidcServer } from '../../testing/oidc-server';

const identities = await startOidcServer();
const elsewhere = await startOidcServer();
const testApp = createTestApp({
  OIDC_ISSUER: identities.issuer,
  OIDC_CLIENT_ID: 'boedel-web',
  OIDC_REALM: 'boedel',
  OIDC_SECOND_FACTOR_ACR: 'gold',
});
afterAll(async () => {
  await identities.close();
  await elsewhere.close();
});
let firm: TestFirm;
beforeAll(async () => {
  // Codes by mail are the provider's.
  await testApp.createFirm({ isProvider: true });
  firm = await testApp.createFirm();
  await firm.admin.call(settingCalls.saveSignInRules, { body: { singleSignOn: true, secondFactor: false } });
});
const exchangeToken = (token: string) => testApp.callAs(token, sessionCalls.GetInternalToken);
const signInWith = async (claims: JWTPayload, more: Partial<TestSignIn> = {}) => {
  const { body } = await testApp.callAs(undefined, sessionCalls.identityNonce);
  return identities.signIn({ nonce: body.nonce, claims, ...more });
};
const createVerified = (email: string, more: JWTPayload = {}): JWTPayload => ({ email, email_verified: true, ...more });

describe('with a certified OpenID Connect server, by authorization code and PKCE', () => {
  test('an id token is exchanged for ours, which opens calls and is refreshed', async () => {
    const idToken = await signInWith(createVerified(firm.admin.email), { subject: 'the administrator' });
    const { status, body } = await exchangeToken(idToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: firm.admin.personId, email: firm.admin.email, intermediaryID: firm.id });
    expect((await testApp.callAs(body.token!, userCalls.checkAccess)).body.roles).toContain('Admin');
    const refreshed = await testApp.callAs(undefined, sessionCalls.refreshToken, {
      body: { userToken: body.token!, refreshToken: body.refreshToken! },
    });
    expect(refreshed.status).toBe(200);
  });

  test('who was bound is known by the subject, whatever name or address stands in the token', async () => {
    const renamed = createVerified('new-name@nowhere.test', { preferred_username: 'super@boedel.test' });
    const { body } = await exchangeToken(await signInWith(renamed, { subject: 'the administrator' }));
    expect(body.id).toBe(firm.admin.personId);
  });

  test('a name one may choose there makes nobody somebody else here', async () => {
    const chosen = await signInWith({ preferred_username: firm.admin.email });
    const unproven = await signInWith({ email: firm.admin.email, email_verified: false });
    // An address that was handed on to somebody new at the provider.
    const handedOn = await signInWith(createVerified(firm.admin.email), { subject: 'the successor' });
    for (const token of [chosen, unproven, handedOn]) expect((await exchangeToken(token)).status).toBe(401);
  });

  test('the roles it names under our realm narrow those held here', async () => {
    const roles = { boedel: { roles: ['Capture Matter', 'SuperAdmin'] }, other: { roles: ['Admin'] } };
    const idToken = await signInWith({ resource_access: roles }, { subject: 'the administrator' });
    expect(readTokenBody((await exchangeToken(idToken)).body.token)).toMatchObject({ roles: ['Capture Matter'] });
  });

  test('what it issued to another application, to a stranger, or for a nonce not of ours opens nothing', async () => {
    const tokens = [await signInWith(createVerified('stranger@nowhere.test'))];
    tokens.push(await signInWith({}, { subject: 'the administrator', clientId: 'another-app' }));
    tokens.push(await signInWith({}, { subject: 'the administrator', nonce: 'made up' }));
    const good = await signInWith({}, { subject: 'the administrator' });
    const [head, , signature] = good.split('.');
    const raised = { ...(readTokenBody(good) as object), sub: 'somebody else' };
    tokens.push(`${head}.${Buffer.from(JSON.stringify(raised)).toString('base64url')}.${signature}`);
    const statuses = [];
    for (const token of tokens) statuses.push((await exchangeToken(token)).status);
    expect(statuses).toEqual([401, 401, 401, 401]);
  });

  test('a token is good once', async () => {
    const token = await signInWith({}, { subject: 'the administrator' });
    const both = await Promise.all([exchangeToken(token), exchangeToken(token)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
    expect((await exchangeToken(token)).status).toBe(401);
  });
});

describe('what a certified server did not say for us, now', () => {
  const asAdmin = { subject: 'the administrator' };
  const nonce = async () => (await testApp.callAs(undefined, sessionCalls.identityNonce)).body.nonce;
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const refused = async (token: string) => {
    const { status, body } = await exchangeToken(token);
    expect(body).not.toHaveProperty('token');
    return status;
  };

  test('another issuer’s token opens nothing, nor one whose issuer was written over', async () => {
    const theirs = await elsewhere.signIn({
      nonce: await nonce(),
      claims: createVerified(firm.admin.email),
      ...asAdmin,
    });
    expect(await refused(theirs)).toBe(401);
    const [head, , signature] = theirs.split('.');
    const rewritten = { ...readTokenBody(theirs), iss: identities.issuer };
    expect(await refused(`${head}.${part(rewritten)}.${signature}`)).toBe(401);
  });

  test('neither no signature nor one with a key that everybody has is taken for the issuer’s', async () => {
    const claims = { ...readTokenBody(await signInWith({}, asAdmin)) };
    expect(await refused(`${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`)).toBe(401);
    const { keys } = (await (await fetch(`${identities.issuer}/jwks`)).json()) as { keys: Record<string, string>[] };
    for (const secret of [keys[0]!['n']!, JSON.stringify(keys[0]), 'boedel-web']) {
      const forged = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: keys[0]!['kid']! })
        .sign(Buffer.from(secret));
      expect(await refused(forged)).toBe(401);
    }
  });

  test('a token that lay about is refused, also with the clock moved forward and back', async () => {
    const old = await signInWith({}, asAdmin);
    testApp.setClock(new Date(Date.now() + 11 * 60_000));
    expect(await refused(old)).toBe(401);
    // A clock that was behind when the token came and is right again: what was refused is not used up, and is good once.
    const early = await signInWith({}, asAdmin);
    testApp.setClock(new Date(Date.now() - 3_600_000));
    expect(await refused(early)).toBe(401);
    testApp.setClock(undefined);
    const fresh = await signInWith({}, asAdmin);
    expect((await exchangeToken(fresh)).status).toBe(200);
    // A nonce that was used does not come back to life with the clock.
    testApp.setClock(new Date(Date.now() - 5 * 60_000));
    expect(await refused(fresh)).toBe(401);
    testApp.setClock(undefined);
    expect(await refused(fresh)).toBe(401);
  });

  test('a nonce of ours is used up by the first token that brings it, whoever it is of', async () => {
    const shared = await nonce();
    const [first, second] = [
      await identities.signIn({ nonce: shared, claims: createVerified('stranger@nowhere.test') }),
      await identities.signIn({ nonce: shared, claims: {}, ...asAdmin }),
    ];
    expect([await refused(first), await refused(second)]).toEqual([401, 401]);
  });

  test('where a second factor is demanded, only the context that was agreed on stands for it', async () => {
    await firm.admin.call(settingCalls.saveSignInRules, { body: { singleSignOn: true, secondFactor: true } });
    const answers = [];
    for (const claims of [{ acr: 'gold' }, { acr: 'silver' }, {}, { acr: 'gold silver' }] as JWTPayload[]) {
      answers.push((await exchangeToken(await signInWith(claims, asAdmin))).body);
    }
    expect(answers.map(({ token, twoFactorRequired }) => [typeof token, twoFactorRequired ?? false])).toEqual([
      ['string', false],
      ['object', true],
      ['object', true],
      ['object', true],
    ]);
    await firm.admin.call(settingCalls.saveSignInRules, { body: { singleSignOn: true, secondFactor: false } });
  });

  test('a session through the provider is refreshed once, and ends where a refresh token comes twice', async () => {
    const { body } = await exchangeToken(await signInWith({}, asAdmin));
    const renew = () =>
      testApp.callAs(undefined, sessionCalls.refreshToken, {
        body: { userToken: body.token!, refreshToken: body.refreshToken! },
      });
    expect((await renew()).status).toBe(200);
    expect((await renew()).status).toBe(401);
    expect((await testApp.callAs(body.token!, userCalls.checkAccess)).status).toBe(401);
  });
});
