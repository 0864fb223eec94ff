import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface TestIdentityProvider {
  readonly issuer: string;
  readonly publicKey: CryptoKey;
  /** A token as the provider would issue it, a minute old and good for four more unless said otherwise. */
  issue(claims: JWTPayload, headerType?: string): Promise<string>;
  /** The same claims signed by somebody who is not the provider. */
  forge(claims: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

const keyId = 'of the tests';

async function serve(
  answer: (path: string, base: string) => object | undefined,
): Promise<{ server: Server; base: string }> {
  let base = '';
  const server = createServer((request, response) => {
    const body = answer(request.url ?? '', base);
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, base };
}

/** A small OpenID Connect issuer on a port of its own: discovery, keys, and tokens signed with them. */
export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  const [ours, theirs] = await Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: keyId, alg: 'RS256', use: 'sig' };
  const { server, base } = await serve((path, at) => {
    if (path === '/realms/test/.well-known/openid-configuration')
      return { issuer: `${at}/realms/test`, jwks_uri: `${at}/keys` };
    // An issuer whose discovery speaks for somebody else.
    if (path === '/realms/liar/.well-known/openid-configuration')
      return { issuer: `${at}/realms/test`, jwks_uri: `${at}/keys` };
    return path === '/keys' ? { keys: [jwk] } : undefined;
  });
  const issuer = `${base}/realms/test`;
  const createSigner = (key: CryptoKey) => (claims: JWTPayload, typ?: string) => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: issuer, iat: now - 60, exp: now + 240, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: keyId, ...(typ && { typ }) })
      .sign(key);
  };
  return {
    issuer,
    publicKey: ours.publicKey,
    issue: createSigner(ours.privateKey),
    forge: createSigner(theirs.privateKey),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
