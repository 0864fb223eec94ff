import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface IdentityProvider {
  readonly issuer: string;
  /** Whoever comes to its login page is this person. */
  letIn(email: string): void;
  stop(): Promise<void>;
}

const clientId = 'boedel-web';

/** A certified OpenID Connect server. Its login page asks nothing; its tokens live for seconds, so that renewing shows. */
export async function startIdentityProvider(application: string): Promise<IdentityProvider> {
  let coming = '';
  let answerProvider: ReturnType<Provider['callback']> = (_, response) => void response.end();
  const server = createServer((request, response) => answerProvider(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await crypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  );
  const { key_ops: _, ext: __, ...exported } = await crypto.subtle.exportKey('jwk', privateKey);
  const jwk = { ...exported, use: 'sig', kid: 'of the journeys' };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        redirect_uris: [`${application}/callback`],
        post_logout_redirect_uris: [`${application}/login`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['of the journeys'] },
    claims: { openid: ['sub'], profile: ['preferred_username'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/enter/${uid}` },
    clientBasedCORS: () => true,
    issueRefreshToken: async () => true,
    ttl: { AccessToken: 12, IdToken: 12 },
    findAccount: async (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, preferred_username: accountId, email: accountId, email_verified: true }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session.accountId, clientId: oidc.client.clientId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  } as ConstructorParameters<typeof Provider>[1]);
  const served = provider.callback();
  answerProvider = (request, response) => {
    if (!request.url?.startsWith('/enter/')) return served(request, response);
    const result = coming ? { login: { accountId: coming } } : { error: 'access_denied' };
    void provider.interactionFinished(request, response, result);
  };
  return {
    issuer,
    letIn: (email) => {
      coming = email;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
