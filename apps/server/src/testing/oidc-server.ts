import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

export interface OidcServer {
  readonly issuer: string;
  /** Signs somebody in as a browser would: to the login page, back with a code, and the code for an id token. */
  signIn(who: TestSignIn): Promise<string>;
  close(): Promise<void>;
}

export interface TestSignIn {
  readonly nonce: string;
  /** Who it is there; somebody new unless said. */
  readonly subject?: string;
  readonly claims: JWTPayload;
  readonly clientId?: string;
}

const redirect = 'https://boedel.test/callback';
const createClient = (client_id: string) => ({
  client_id,
  redirect_uris: [redirect],
  grant_types: ['authorization_code'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
});

async function createSettings(people: ReadonlyMap<string, JWTPayload>): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    clients: [createClient('boedel-web'), createClient('another-app')],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'first' }] },
    cookies: { keys: ['of the tests'] },
    claims: {
      openid: ['sub'],
      profile: ['preferred_username', 'email', 'email_verified', 'amr', 'acr', 'resource_access'],
    },
    // The browser exchanges its id token alone, so what we read must stand in it.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/login/${uid}` },
    findAccount: async (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session.accountId, clientId: oidc.client.clientId });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  };
}

/** Follows redirects by hand, keeping cookies, until one leads to the application. */
async function followRedirects(start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(start);
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const to = answer.headers.get('location');
    if (!to) throw new Error(`no way on from ${at.pathname}: ${answer.status} ${await answer.text()}`);
    at = new URL(to, at);
    if (at.href.startsWith(redirect)) return at;
  }
  throw new Error('redirected too often');
}

/** A certified OpenID Connect server on a port of its own. Its login page asks nothing: it knows who is coming. */
export async function startOidcServer(): Promise<OidcServer> {
  const people = new Map<string, JWTPayload>();
  let coming = '';
  let answerRequest: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end();
  const server = createServer((request, response) => answerRequest(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, await createSettings(people));
  const served = provider.callback();
  answerRequest = (request, response) => {
    if (!request.url?.startsWith('/login/')) return served(request, response);
    const acr = people.get(coming)?.['acr'];
    void provider.interactionFinished(request, response, {
      login: { accountId: coming, ...(typeof acr === 'string' && { acr }) },
    });
  };

  return {
    issuer,
    signIn: async ({ nonce, claims, subject = randomBytes(8).toString('hex'), clientId = 'boedel-web' }) => {
      coming = subject;
      people.set(coming, claims);
      const verifier = randomBytes(32).toString('base64url');
      const asked = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirect,
        response_type: 'code',
        scope: 'openid profile',
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      });
      const back = await followRedirects(`${issuer}/auth?${asked}`);
      const code = back.searchParams.get('code');
      if (!code) throw new Error(`no code: ${back.search}`);
      const exchanged = await fetch(`${issuer}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: clientId,
          redirect_uri: redirect,
          code,
          code_verifier: verifier,
        }),
      });
      const tokens = (await exchanged.json()) as { id_token?: string; error_description?: string };
      if (!tokens.id_token) throw new Error(`no id token: ${tokens.error_description}`);
      return tokens.id_token;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
